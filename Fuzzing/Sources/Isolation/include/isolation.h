#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs `body(context)` in a child process and waits for its end; returns 0, the signal that ended it, or -1 where no
/// process could be made.
int run_isolated(void (*body)(void *), void *context);

/// Runs `body(context)` in a child process with its own shared numbers; returns its process id at once, or -1.
int start_isolated(void (*body)(void *), void *context);

/// Waits until any child process ends; returns its process id, or -1 where there is none.
int wait_for_any(void);

/// Maps so many zeros that this process shares with its later children; returns null where that fails.
uint64_t *map_shared(long count);

/// Three numbers that a process shares with the children that run_isolated makes.
volatile uint64_t *shared_numbers(void);

/// Lets a trap end the process at once, without the report of Swift's runtime.
void trap_quietly(void);

/// Ends this process with SIGVTALRM once it has used so many seconds of processor time from now on.
void limit_time(int seconds);

/// Whether this was built with libFuzzer.
int has_guide(void);

/// Runs libFuzzer, which calls `try_bytes` and chooses the bytes by code coverage; returns its exit status, or -1 where
/// this was built without it.
int run_guided(int count, char **arguments, int (*try_bytes)(const uint8_t *bytes, size_t count));
