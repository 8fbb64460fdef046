// The few functions besides memory that compiled Swift calls.

#if defined(__wasm__)

#include "CSuppleWeb.h"
#include <stdint.h>

void __wasm_call_ctors(void);

/// Hosts call it once, before any other export. Without this reference the linker would wrap every export in the
/// constructors.
__attribute__((export_name("_initialize"))) void _initialize(void) { __wasm_call_ctors(); }

/// The seed of Swift's hashing. It is fixed, so that all runs are the same.
void arc4random_buf(void *bytes, size_t count) {
  uint8_t *byte = bytes;
  uint32_t state = 0x9e3779b9u;
  for (size_t index = 0; index < count; index += 1) {
    state = state * 1664525u + 1013904223u;
    byte[index] = (uint8_t)(state >> 24);
  }
}

// The builtins become single instructions on targets with bulk memory operations, which every browser has.
#define BULK __attribute__((target("bulk-memory")))

BULK void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
BULK void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
BULK void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

#endif
