/* Structs of input devices' ioctls. */
#include "decode/args.h"
#include "decode/device_structs.h"
#include "decode/flags_input.h"

/* clang-format off */

static const struct field input_keymap_entry_layout_fields[] = {
	F(U8, flags, IN_SET(input_keymap_flags)),
	F(U8, len),
	F(U16, index),
	F(U32, keycode, IN_SET(input_keys)),
	F(U8, scancode, AS(field_hex), TIMES(32)),
};
LAYOUT(input_keymap_entry_layout);

static const struct field input_id_layout_fields[] = {
	F(U16, bustype, IN_SET(input_buses)),
	F(U16, vendor, AS(field_hex)),
	F(U16, product, AS(field_hex)),
	F(U16, version, AS(field_hex)),
};
LAYOUT(input_id_layout);

static const struct field input_absinfo_layout_fields[] = {
	F(S32, value),
	F(S32, minimum),
	F(S32, maximum),
	F(S32, fuzz),
	F(S32, flat),
	F(S32, resolution),
};
LAYOUT(input_absinfo_layout);

static const struct field input_keycode_layout_fields[] = {
	F(U32, scancode),
	F(U32, keycode, IN_SET(input_keys)),
};
LAYOUT(input_keycode_layout);

/* Force feedback */

static const struct field effect_envelope_fields[] = {
	F(U16, attack_length),
	F(U16, attack_level),
	F(U16, fade_length),
	F(U16, fade_level, AS(field_hex)),
};
static LAYOUT(effect_envelope);

static const struct field effect_constant_fields[] = {
	F(S16, level),
	STRUCT_F(envelope, effect_envelope),
};
static LAYOUT(effect_constant);

static const struct field effect_ramp_fields[] = {
	F(S16, start_level),
	F(S16, end_level),
	STRUCT_F(envelope, effect_envelope),
};
static LAYOUT(effect_ramp);

static const struct field effect_periodic_fields[] = {
	F(U16, waveform, IN_SET(input_effects)),
	F(U16, period),
	F(S16, magnitude),
	F(S16, offset),
	F(U16, phase),
	STRUCT_F(envelope, effect_envelope),
	F(U32, custom_len),
	F(POINTER, custom_data),
};
static LAYOUT(effect_periodic);

static const struct field effect_condition_fields[] = {
	F(U16, right_saturation),
	F(U16, left_saturation),
	F(S16, right_coeff),
	F(S16, left_coeff),
	F(U16, deadband),
	F(S16, center),
};
static LAYOUT(effect_condition);

/* One for each axis. */
static const struct field effect_conditions_fields[] = {
	STRUCT_F(condition, effect_condition, TIMES(2)),
};
static LAYOUT(effect_conditions);

static const struct field effect_rumble_fields[] = {
	F(U16, strong_magnitude),
	F(U16, weak_magnitude),
};
static LAYOUT(effect_rumble);

static const struct variant effect_kinds_list[] = {
	{ 0x50, &effect_rumble },     { 0x51, &effect_periodic },
	{ 0x52, &effect_constant },   { 0x53, &effect_conditions },
	{ 0x54, &effect_conditions }, { 0x55, &effect_conditions },
	{ 0x56, &effect_conditions }, { 0x57, &effect_ramp },
};
static VARIANTS(effect_kinds);

static const struct field effect_trigger_fields[] = {
	F(U16, button),
	F(U16, interval),
};
static LAYOUT(effect_trigger);

static const struct field effect_replay_fields[] = {
	F(U16, length),
	F(U16, delay),
};
static LAYOUT(effect_replay);

static const struct field input_effect_layout_fields[] = {
	F(U16, type, IN_SET(input_effects)),
	F(S16, id),
	F(U16, direction),
	STRUCT_F(trigger, effect_trigger),
	STRUCT_F(replay, effect_replay),
	EDGE,
	F(BYTES, effect, AS(field_variant), OF(effect_kinds), BY(type), TIMES(24)),
	PAD(POINTER, 1),
};
LAYOUT(input_effect_layout);
