/* A hash of chains with buckets that double. */
#include "growth_chain.h"

#include <string.h>

#include "alloc.h"

enum { FIRST_BUCKETS = 64 };

struct growth_chains {
	size_t count;
	size_t size; /* of buckets, a power of two */
	struct growth_chain **buckets;
};

struct growth_chains *growth_chains_create(void)
{
	struct growth_chains *chains = alloc_array(1, sizeof(*chains));

	chains->size = FIRST_BUCKETS;
	chains->buckets = alloc_array(chains->size, sizeof(*chains->buckets));
	return chains;
}

void growth_chains_destroy(struct growth_chains *chains)
{
	for (size_t i = 0; chains && i < chains->size; i++) {
		while (chains->buckets[i]) {
			struct growth_chain *chain = chains->buckets[i];

			chains->buckets[i] = chain->next;
			free(chain);
		}
	}
	if (chains)
		free(chains->buckets);
	free(chains);
}

size_t growth_chains_count(const struct growth_chains *chains)
{
	return chains->count;
}

static uint64_t mix(uint64_t hash, uint64_t value)
{
	hash = (hash ^ value) * 0x9e3779b97f4a7c15;
	return hash ^ hash >> 32;
}

static uint64_t mix_string(uint64_t hash, const char *string)
{
	while (string && *string)
		hash = mix(hash, (unsigned char)*string++);
	return hash;
}

/* What a frame is called is what it is: of the rest only the line counts. */
static uint64_t place(const struct frame *frame)
{
	return frame->symbol ? frame->line : frame->offset;
}

static bool same_string(const char *one, const char *other)
{
	return one == other || (one && other && !strcmp(one, other));
}

static bool same_frame(const struct frame *one, const struct frame *other)
{
	return place(one) == place(other) &&
	       same_string(one->symbol, other->symbol) &&
	       same_string(one->dso, other->dso);
}

static uint64_t hash_of(const char *call, const struct stack *stack)
{
	uint64_t hash = mix_string(1, call);

	for (size_t i = 0; stack && i < stack->count; i++) {
		hash = mix_string(hash, stack->frames[i].symbol);
		hash = mix(hash, place(&stack->frames[i]));
	}
	return hash;
}

static bool is_same(const struct growth_chain *chain, const char *call,
		    const struct stack *stack)
{
	size_t count = stack ? stack->count : 0;

	if (chain->count != count || !same_string(chain->call, call))
		return false;
	for (size_t i = 0; i < count; i++)
		if (!same_frame(&chain->frames[i], &stack->frames[i]))
			return false;
	return true;
}

static void grow(struct growth_chains *chains)
{
	struct growth_chains old = *chains;

	chains->size *= 2;
	chains->buckets = alloc_array(chains->size, sizeof(*chains->buckets));
	for (size_t i = 0; i < old.size; i++) {
		while (old.buckets[i]) {
			struct growth_chain *chain = old.buckets[i];
			struct growth_chain **bucket =
				&chains->buckets[chain->hash &
						 (chains->size - 1)];

			old.buckets[i] = chain->next;
			chain->next = *bucket;
			*bucket = chain;
		}
	}
	free(old.buckets);
}

static const struct growth_chain *add(struct growth_chains *chains,
				      uint64_t hash, const char *call,
				      const struct stack *stack)
{
	size_t count = stack ? stack->count : 0;
	struct growth_chain *chain, **bucket;

	if (chains->count++ >= chains->size)
		grow(chains);
	bucket = &chains->buckets[hash & (chains->size - 1)];
	chain = alloc_array(1, sizeof(*chain) + count * sizeof(*chain->frames));
	chain->next = *bucket;
	chain->hash = hash;
	chain->call = call;
	chain->count = count;
	if (count)
		memcpy(chain->frames, stack->frames,
		       count * sizeof(*chain->frames));
	*bucket = chain;
	return chain;
}

const struct growth_chain *growth_chain_of(struct growth_chains *chains,
					   const char *call,
					   const struct stack *stack)
{
	uint64_t hash = hash_of(call, stack);
	const struct growth_chain *chain =
		chains->buckets[hash & (chains->size - 1)];

	while (chain && (chain->hash != hash || !is_same(chain, call, stack)))
		chain = chain->next;
	return chain ? chain : add(chains, hash, call, stack);
}

bool growth_frame_is(const struct frame *frame, const char *symbol)
{
	return frame->symbol && !strcmp(frame->symbol, symbol);
}

bool growth_chain_has(const struct growth_chain *chain, size_t depth,
		      const char *symbol)
{
	for (size_t i = 0; i < chain->count && i < depth; i++)
		if (growth_frame_is(&chain->frames[i], symbol))
			return true;
	return false;
}
