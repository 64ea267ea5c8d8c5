#pragma once

#include <stdbool.h>
#include <stddef.h>

// Calls a function on a new stack of the given size, on the calling thread, and frees the stack when
// the function has returned. The memory is reserved and not committed: pages that the function does
// not touch cost nothing. Returns false, without a call, when the memory cannot be reserved.
bool lamina_call_on_new_stack(size_t size, void (*function)(void *), void *argument);
