#include "isolation.h"

#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t start(void (*body)(void *), void *context, int has_own_numbers);

// Null in a process of start_isolated, which maps numbers of its own.
static uint64_t *numbers;

int run_isolated(void (*body)(void *), void *context) {
  pid_t child = start(body, context, 0);
  if (child < 0) return -1;
  int status = 0;
  if (waitpid(child, &status, 0) < 0) return -1;
  if (WIFSIGNALED(status)) return WTERMSIG(status);
  return WEXITSTATUS(status);
}

int start_isolated(void (*body)(void *), void *context) { return start(body, context, 1); }

int wait_for_any(void) { return waitpid(-1, 0, 0); }

static pid_t start(void (*body)(void *), void *context, int has_own_numbers) {
  fflush(stdout);
  pid_t child = fork();
  if (child != 0) return child;
  if (has_own_numbers) numbers = 0;
  body(context);
  fflush(stdout);
  _exit(0);
}

uint64_t *map_shared(long count) {
  void *memory = mmap(0, count * sizeof(uint64_t), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? 0 : memory;
}

volatile uint64_t *shared_numbers(void) {
  static uint64_t own[3];
  if (!numbers) numbers = map_shared(3);
  if (!numbers) numbers = own;
  return numbers;
}

void trap_quietly(void) {
  const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE};
  for (unsigned long index = 0; index < sizeof signals / sizeof *signals; index++) {
    signal(signals[index], SIG_DFL);
  }
}

void limit_time(int seconds) {
  struct itimerval limit = {.it_value = {.tv_sec = seconds}};
  setitimer(ITIMER_VIRTUAL, &limit, 0);
}

// Part of libFuzzer's interface: a weak symbol, because only a build with -sanitize=fuzzer defines it.
__attribute__((weak)) int LLVMFuzzerRunDriver(int *, char ***, int (*)(const uint8_t *, size_t));

int has_guide(void) { return LLVMFuzzerRunDriver != 0; }

int run_guided(int count, char **arguments, int (*try_bytes)(const uint8_t *, size_t)) {
  if (!has_guide()) return -1;
  return LLVMFuzzerRunDriver(&count, &arguments, try_bytes);
}
