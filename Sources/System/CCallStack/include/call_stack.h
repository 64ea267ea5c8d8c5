#pragma once

#include <execinfo.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

// Calls a function on a new stack of the given size, on the calling thread, and frees the stack when
// the function has returned. The memory is reserved and not committed: pages that the function does
// not touch cost nothing. Returns false, without a call, when the memory cannot be reserved.
bool lamina_call_on_new_stack(size_t size, void (*function)(void *), void *argument);

// Lets other threads ask the calling thread for its backtrace: the signal for that may be blocked, since
// a program inherits the blocked signals of the one that has started it.
void lamina_allow_backtraces(void);

// Writes the return addresses of a thread of this process to `frames`, the innermost one first, and
// returns their number: 0 if the thread does not answer a signal within a second. One thread at a time
// may call it.
int lamina_backtrace_thread(pthread_t thread, void **frames, int size);
