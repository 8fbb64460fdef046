#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs `body(context)` in a process of its own and waits for it; returns 0, or the signal that ended it, or -1 where
/// there are no such processes.
int run_isolated(void (*body)(void *), void *context);

/// Three numbers that both processes see.
volatile uint64_t *shared_numbers(void);

/// Lets a trap end the process at once, without a report of its own.
void trap_quietly(void);

/// Whether this was built with libFuzzer.
int has_guide(void);

/// Has libFuzzer choose what `try_bytes` is given, by what each attempt reaches; returns its exit status, or -1 without it.
int run_guided(int count, char **arguments, int (*try_bytes)(const uint8_t *bytes, size_t count));
