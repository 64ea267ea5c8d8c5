#include "call_stack.h"

#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

struct call {
  void (*function)(void *);
  void *argument;
};

// makecontext() passes integers only, so the pointer is passed in two halves.
static void run(unsigned int high, unsigned int low) {
  struct call *call = (struct call *)(((uintptr_t)high << 16 << 16) | low);
  call->function(call->argument);
}

bool lamina_call_on_new_stack(size_t size, void (*function)(void *), void *argument) {
  size_t guard = (size_t)sysconf(_SC_PAGESIZE);
  void *memory = mmap(NULL, guard + size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return false;
  // Stacks grow down: the page below this one is a guard page that must not be written to.
  mprotect(memory, guard, PROT_NONE);
  struct call call = {function, argument};
  ucontext_t caller, callee;
  getcontext(&callee);
  callee.uc_stack.ss_sp = (char *)memory + guard;
  callee.uc_stack.ss_size = size;
  callee.uc_link = &caller;
  uintptr_t pointer = (uintptr_t)&call;
  makecontext(&callee, (void (*)(void))run, 2, (unsigned int)(pointer >> 16 >> 16),
              (unsigned int)pointer);
  swapcontext(&caller, &callee);
  munmap(memory, guard + size);
  return true;
}
