#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs `body(context)` in a child process and waits for its end; returns 0, the signal that ended it, or -1 without a
/// process.
int run_isolated(void (*body)(void *), void *context);

/// Runs `body(context)` in a child process with its own shared numbers; returns its process id immediately, or -1.
int start_isolated(void (*body)(void *), void *context);

/// Waits until any child process ends; returns its process id, or -1 for none.
int wait_for_any(void);

/// Maps a number of zeros that this process shares with its later children; returns null on failure.
uint64_t *map_shared(long count);

/// Three numbers that a process shares with the children of run_isolated.
volatile uint64_t *shared_numbers(void);

/// Lets a trap end the process immediately, without the report of Swift's runtime.
void trap_quietly(void);

/// Ends this process with SIGVTALRM after a number of further seconds of processor time.
void limit_time(int seconds);

/// Whether the program was built with libFuzzer.
int has_guide(void);

/// Runs libFuzzer, which calls `try_bytes` and chooses the bytes by code coverage; returns its exit status, or -1 in a
/// build without it.
int run_guided(int count, char **arguments, int (*try_bytes)(const uint8_t *bytes, size_t count));
