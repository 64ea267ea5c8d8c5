#pragma once

#include <stdbool.h>

// Counts the heap allocations of the calling thread between a call with true and one with false. A
// program that links this library uses its malloc, which wraps the C library's. Under a sanitizer,
// which has a malloc of its own, nothing is counted.

bool lamina_can_count_allocations(void);

void lamina_count_allocations(bool counts);

// The number of allocations counted so far on the calling thread.
unsigned long lamina_allocations(void);
