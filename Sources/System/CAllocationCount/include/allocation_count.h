#pragma once

#include <stdbool.h>

// Counts what the calling thread allocates on the heap, between a call with true and one with false.
// Linked into a program, it stands in front of the C library's malloc; under a sanitizer, which has
// a malloc of its own, it counts nothing.

bool lamina_can_count_allocations(void);

void lamina_count_allocations(bool counts);

// So far, of the calling thread.
unsigned long lamina_allocations(void);
