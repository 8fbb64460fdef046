// The few functions besides memory that compiled Swift calls.

#if defined(__wasm__)

#include "CSuppleWeb.h"
#include <stdint.h>

void __wasm_call_ctors(void);

/// Hosts call it once, before anything else. Without a reference to the constructors, every export would be wrapped
/// in them.
__attribute__((export_name("_initialize"))) void _initialize(void) { __wasm_call_ctors(); }

/// Swift seeds its hashing with it. The seed is fixed, so that nothing differs from one run to the next.
void arc4random_buf(void *bytes, size_t count) {
  uint8_t *byte = bytes;
  uint32_t state = 0x9e3779b9u;
  for (size_t index = 0; index < count; index += 1) {
    state = state * 1664525u + 1013904223u;
    byte[index] = (uint8_t)(state >> 24);
  }
}

// The builtins become single instructions where the target has bulk memory operations, as every browser does.
#define BULK __attribute__((target("bulk-memory")))

BULK void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
BULK void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
BULK void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

#endif
