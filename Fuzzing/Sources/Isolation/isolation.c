#include "isolation.h"

#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

int run_isolated(void (*body)(void *), void *context) {
  fflush(stdout);
  pid_t child = fork();
  if (child < 0) return -1;
  if (child == 0) {
    body(context);
    fflush(stdout);
    _exit(0);
  }
  int status = 0;
  if (waitpid(child, &status, 0) < 0) return -1;
  if (WIFSIGNALED(status)) return WTERMSIG(status);
  return WEXITSTATUS(status);
}

volatile uint64_t *shared_numbers(void) {
  static uint64_t *numbers;
  static uint64_t own[3];
  if (!numbers) {
    numbers = mmap(0, sizeof own, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (numbers == MAP_FAILED) numbers = own;
  }
  return numbers;
}

void trap_quietly(void) {
  const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE};
  for (unsigned long index = 0; index < sizeof signals / sizeof *signals; index++) {
    signal(signals[index], SIG_DFL);
  }
}

// Part of libFuzzer's interface, and there only where the build asked for it.
__attribute__((weak)) int LLVMFuzzerRunDriver(int *, char ***, int (*)(const uint8_t *, size_t));

int has_guide(void) { return LLVMFuzzerRunDriver != 0; }

int run_guided(int count, char **arguments, int (*try_bytes)(const uint8_t *, size_t)) {
  if (!has_guide()) return -1;
  return LLVMFuzzerRunDriver(&count, &arguments, try_bytes);
}
