// Memory for the engine: blocks with boundary tags, kept in lists by size, merged with their neighbours when freed.
//
// Every step is bounded: a request examines at most SEARCH_LIMIT blocks of its own class and then takes the first block
// of a larger class, found by a bit scan; freeing touches two neighbours. Adjacent free blocks are always merged, so
// that elements reuse the same memory for days.

#if defined(__wasm__)

#include "CSuppleWeb.h"
#include <stdint.h>

#define GRAIN 16u         // sizes and payload addresses are multiples of this
#define HEADER 8u         // sizes of this block and of the one before it
#define USED 1u           // lowest bit of a size: the block is handed out
#define CLASS_COUNT 64u   // 32 exact ones up to 512 bytes, then four to each doubling
#define SEARCH_LIMIT 8u
#define PAGE 65536u
#define OUT_OF_MEMORY 12

typedef struct Block {
  uint32_t size;            // of the whole block, header included, plus USED
  uint32_t previous_size;   // of the block before it in memory, 0 at the very start
  struct Block *next;       // in its list, while free
  struct Block *previous;
} Block;

extern unsigned char __heap_base;

static Block *lists[CLASS_COUNT];
static uint64_t occupied;   // bit n: lists[n] is not empty
static Block *end;          // a block of size 0 that closes the heap

static uint32_t size_of(const Block *block) { return block->size & ~USED; }
static Block *at(Block *block, uint32_t offset) { return (Block *)((uintptr_t)block + offset); }
static Block *after(Block *block) { return at(block, size_of(block)); }

/// The class of free blocks of `size`.
static uint32_t class_of(uint32_t size) {
  if (size < 32 * GRAIN) return size / GRAIN;
  uint32_t exponent = 31 - (uint32_t)__builtin_clz(size);             // 9 and up
  uint32_t found = 32 + (exponent - 9) * 4 + ((size >> (exponent - 2)) & 3);
  return found < CLASS_COUNT ? found : CLASS_COUNT - 1;
}

static void insert(Block *block) {
  uint32_t class = class_of(size_of(block));
  block->previous = 0;
  block->next = lists[class];
  if (block->next) block->next->previous = block;
  lists[class] = block;
  occupied |= (uint64_t)1 << class;
}

static void unlink_block(Block *block) {
  uint32_t class = class_of(size_of(block));
  if (block->previous) block->previous->next = block->next;
  else lists[class] = block->next;
  if (block->next) block->next->previous = block->previous;
  if (!lists[class]) occupied &= ~((uint64_t)1 << class);
}

static void set_size(Block *block, uint32_t size, uint32_t flag) {
  block->size = size | flag;
  at(block, size)->previous_size = size;
}

/// Adds a free block to its list, merged with free neighbours.
static void release(Block *block) {
  uint32_t size = size_of(block);
  Block *following = after(block);
  if (!(following->size & USED)) {
    unlink_block(following);
    size += size_of(following);
  }
  if (block->previous_size) {
    Block *preceding = (Block *)((uintptr_t)block - block->previous_size);
    if (!(preceding->size & USED)) {
      unlink_block(preceding);
      size += size_of(preceding);
      block = preceding;
    }
  }
  set_size(block, size, 0);
  insert(block);
}

/// Requests memory for a free block of `size` from the browser; returns 0 if there is none.
static int grow(uint32_t size) {
  uintptr_t limit = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  uintptr_t start = end ? (uintptr_t)end : (((uintptr_t)&__heap_base + GRAIN - 1) & ~(uintptr_t)(GRAIN - 1)) + HEADER;
  uint64_t needed = (uint64_t)start + size + 2 * GRAIN;
  if (needed > limit) {
    uint64_t pages = (needed - limit + PAGE - 1) / PAGE;
    if (pages > 65536 || __builtin_wasm_memory_grow(0, (uintptr_t)pages) == (uintptr_t)-1) return 0;
    limit += (uintptr_t)pages * PAGE;
  } else if (end) {
    return 0;
  }
  Block *block = (Block *)start;
  if (!end) block->previous_size = 0;
  end = (Block *)(limit - HEADER);
  set_size(block, (uint32_t)((uintptr_t)end - start), 0);
  end->size = USED;
  release(block);
  return 1;
}

static Block *find(uint32_t size) {
  uint32_t class = class_of(size);
  uint32_t looked_at = 0;
  for (Block *block = lists[class]; block && looked_at < SEARCH_LIMIT; block = block->next, looked_at += 1) {
    if (size_of(block) >= size) return block;
  }
  if (class + 1 >= CLASS_COUNT) return 0;
  uint64_t larger = occupied >> (class + 1) << (class + 1);
  return larger ? lists[__builtin_ctzll(larger)] : 0;
}

/// Cuts the part beyond `size` off a block outside of the lists.
static void trim(Block *block, uint32_t size) {
  uint32_t rest = size_of(block) - size;
  if (rest < GRAIN) return;
  set_size(block, size, USED);
  Block *remainder = after(block);
  set_size(remainder, rest, USED);
  release(remainder);
}

int posix_memalign(void **address, size_t alignment, size_t size) {
  *address = 0;
  if (size > 0x7fff0000u || alignment > PAGE) return OUT_OF_MEMORY;
  uint32_t wanted = ((uint32_t)size + HEADER + GRAIN - 1) & ~(GRAIN - 1);
  uint32_t slack = alignment > GRAIN ? (uint32_t)alignment : 0;
  Block *block = find(wanted + slack);
  if (!block) {
    if (!grow(wanted + slack)) return OUT_OF_MEMORY;
    block = find(wanted + slack);
    if (!block) return OUT_OF_MEMORY;
  }
  unlink_block(block);
  set_size(block, size_of(block), USED);
  if (slack) {
    uintptr_t payload = (uintptr_t)block + HEADER;
    uint32_t lead = (uint32_t)(((payload + alignment - 1) & ~(uintptr_t)(alignment - 1)) - payload);
    if (lead) {
      Block *aligned = at(block, lead);
      uint32_t kept = size_of(block) - lead;
      set_size(block, lead, USED);
      set_size(aligned, kept, USED);
      release(block);
      block = aligned;
    }
  }
  trim(block, wanted);
  *address = (void *)((uintptr_t)block + HEADER);
  return 0;
}

void free(void *address) {
  if (!address) return;
  release((Block *)((uintptr_t)address - HEADER));
}

#endif
