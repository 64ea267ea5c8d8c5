#include "allocation_count.h"

#include <errno.h>
#include <stdlib.h>

static _Thread_local bool is_counting;
static _Thread_local unsigned long allocations;

void lamina_count_allocations(bool counts) { is_counting = counts; }

unsigned long lamina_allocations(void) { return allocations; }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define LAMINA_SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(LAMINA_SANITIZED)

bool lamina_can_count_allocations(void) { return true; }

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static inline void note(void) {
  if (is_counting) allocations++;
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note();
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *made = memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *block = made;
  return 0;
}

#else

bool lamina_can_count_allocations(void) { return false; }

#endif
