// The functions that Embedded Swift needs of its platform, without a C library: memory, bytes and a seed.
#ifndef SUPPLE_WEB_H
#define SUPPLE_WEB_H

#include <stddef.h>

/// Returns 0 and the address of at least `size` bytes at a multiple of `alignment`, or 12 (ENOMEM) and no address.
int posix_memalign(void **address, size_t alignment, size_t size);

/// Frees a block of `posix_memalign`; null has no effect.
void free(void *address);

#endif
