#include <malloc.h>

/* The bytes that are allocated and not freed. Swift knows mallinfo2() only as the initializer of the
   structure of that name. */
static inline size_t lamina_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
