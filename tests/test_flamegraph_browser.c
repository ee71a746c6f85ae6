/*
 * A flame graph in headless Chromium, zoomed and searched by a script that is
 * put behind the page's own. Skipped where there is no Chromium.
 */
#include "pictures.h"

#include <stdio.h>
#include <unistd.h>

#include "support.h"

enum { DOM_SIZE = 1 << 20 };

static const char *browser(void)
{
	static const char *const names[] = { "chromium", "chromium-browser",
					     "google-chrome" };

	for (int i = 0; i < 3; i++)
		if (have_command(names[i]))
			return names[i];
	return NULL;
}

/* What is in the page once 'script' has run; to be freed. */
static char *browse(const struct text *page, const char *script)
{
	char folder[] = "/tmp/ptrail-page-XXXXXX", command[600];
	char *dom = calloc(1, DOM_SIZE);
	FILE *file;

	cr_assert(mkdtemp(folder));
	snprintf(command, sizeof(command), "%s/page.html", folder);
	file = fopen(command, "w");
	fprintf(file, "%s<script>{%s}</script>", page->bytes, script);
	fclose(file);
	snprintf(command, sizeof(command),
		 "HOME=%s timeout 100 %s --headless --no-sandbox --disable-gpu "
		 "--user-data-dir=%s/data --window-size=1200,800 --dump-dom "
		 "file://%s/page.html 2>/dev/null; rm -rf %s",
		 folder, browser(), folder, folder, folder);
	file = popen(command, "r");
	dom[fread(dom, 1, DOM_SIZE - 1, file)] = '\0';
	pclose(file);
	return dom;
}

/* What the scripts below say is in an element of its own. */
#define SAY \
	"const said = document.body.appendChild(document.createElement('pre'));" \
	"const say = text => { said.append('[' + text + ']'); };" \
	"const at = () => document.querySelector('#graph .at').textContent;" \
	"const frame = name => [...document.querySelectorAll('#graph div')]" \
	"	.find(box => box.textContent === name);" \
	"const press = (key, where) => (where || element('graph'))" \
	"	.dispatchEvent(new KeyboardEvent('keydown', { key: key," \
	"	bubbles: true, cancelable: true }));"

static void expect_said(const char *script, const struct text *page,
			const char *const *wanted)
{
	char *dom;

	if (!browser())
		cr_skip_test("Chromium is not installed");
	dom = browse(page, script);
	if (!strstr(dom, "<html")) {
		free(dom);
		cr_skip_test("Chromium does not run here");
	}
	for (; *wanted; wanted++)
		cr_expect(strstr(dom, *wanted), "no %s in\n%s", *wanted,
			  strstr(dom, "<pre>") ? strstr(dom, "<pre>") : "");
	free(dom);
}

static void give_chain(struct output *output, struct text *text,
		       const char *const *names, int times)
{
	struct frame frames[8];
	struct stack *stack;
	struct sample sample = call_make(names[0], "0");
	int count = 0;

	for (names++; *names; names++)
		frames[count++] = (struct frame)FRAME(*names, "/bin/app", 1);
	stack = stack_make(count, frames);
	sample.event.stack = stack;
	while (times--)
		give(output, text, &sample);
	free(stack);
}

static struct text page_make(const char *hostile)
{
	struct output output = writer_begin(&writer_flamegraph);
	struct text text = TEXT_INIT;

	give_chain(&output, &text,
		   (const char *[]){ "read", "load", "main", NULL }, 30);
	give_chain(&output, &text,
		   (const char *[]){ "write", "save", "main", NULL }, 50);
	give_chain(&output, &text,
		   (const char *[]){ "read", hostile, "main", NULL }, 20);
	writer_end(&output, &text);
	return text;
}

Test(live_browser, zoom_search_and_keys)
{
	static const char script[] = SAY
		"say('all ' + element('status').textContent);"
		"frame('load').click();"
		"say('zoom ' + !frame('save') + ' ' + frame('load').style.width);"
		"say(element('status').textContent);"
		"press('Escape'); say('reset ' + !!frame('save'));"
		"press('ArrowDown'); press('ArrowDown'); press('ArrowDown');"
		"say('down ' + at());"
		"press('ArrowLeft'); say('left ' + at());"
		"press('ArrowUp'); say('up ' + at());"
		"press('Enter'); say('enter ' + location.hash);"
		"press('ArrowUp'); say('outer ' + at());"
		"press('/', document.body);"
		"say('focus ' + document.activeElement.id);"
		"element('search').value = '^read$';"
		"element('search').dispatchEvent(new Event('input'));"
		"say('hits ' + document.querySelectorAll('.hit').length);"
		"say(element('status').textContent);"
		"press('n'); say('next ' + at()); press('n'); press('n');"
		"element('search').value = '(lo';"
		"element('search').dispatchEvent(new Event('input'));"
		"say('broken ' + document.querySelectorAll('.hit').length);"
		"press('Escape', element('search'));"
		"element('below').click();"
		"say('below ' + (parseInt(frame('all').style.top) > "
		"	parseInt(frame('main').style.top)));"
		"press('ArrowUp'); say('upward ' + at());";
	struct text page = page_make("other");

	expect_said(script, &page, (const char *[]){
		"[all all100 events, 100.00% of all; itself 0 events]",
		"[zoom true ", "load (/bin/app)30 events, 30.00% of all",
		"[reset true]", "[down save]", "[left other]", "[up main]",
		"[enter #zoom=2&amp;color=file]", "[outer id]",
		"[focus search]", "[hits 2]",
		"matched: 2 frames, 50 events, 50.00%", "[next read]",
		"[broken 0]", "[below true]", "[upward id]", NULL });
	text_finish(&page);
}

#define HOSTILE "\"><img src=x onerror=owned=1></script><script>owned=1</script>"

/* The page shows them, and they have done nothing. */
Test(live_browser, hostile_names_stay_text)
{
	static const char script[] = SAY
		"say('title ' + document.title);"
		"say('elements ' + document.querySelectorAll('img').length);"
		"say('owned ' + (typeof owned));"
		"const box = [...document.querySelectorAll('#graph div')]"
		"	.find(box => box.textContent.includes('onerror'));"
		"box.click();"
		"say('zoomed ' + location.hash.startsWith('#zoom='));"
		"say('name ' + box.textContent);";
	struct text page = page_make(HOSTILE "\033");

	expect_said(script, &page, (const char *[]){
		"[title ptrail]", "[elements 0]", "[owned undefined]",
		"[zoomed true]",
		"[name \"&gt;&lt;img src=x onerror=owned=1&gt;&lt;/script&gt;"
		"&lt;script&gt;owned=1&lt;/script&gt;\\033]", NULL });
	text_finish(&page);
}
