/* The sets of flags_input.c. */
#ifndef PTRAIL_DECODE_FLAGS_INPUT_H
#define PTRAIL_DECODE_FLAGS_INPUT_H

#include "decode/flags.h"

extern const struct flag_set input_buttons;
extern const struct flag_set input_keys;
extern const struct flag_set input_axes;
extern const struct flag_set input_relative;
extern const struct flag_set input_switches;
extern const struct flag_set input_leds;
extern const struct flag_set input_sounds;
extern const struct flag_set input_miscellany;
extern const struct flag_set input_repeats;
extern const struct flag_set input_synchronous;
extern const struct flag_set input_properties;
extern const struct flag_set input_effects;
extern const struct flag_set input_effect_states;
extern const struct flag_set input_keymap_flags;

#endif
