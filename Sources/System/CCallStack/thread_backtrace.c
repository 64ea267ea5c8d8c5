#define _GNU_SOURCE
#include "call_stack.h"

#include <errno.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

enum { maximum = 64, handler_frames = 2 };

static void *captured[maximum];
static int captured_count;
static sem_t captured_all;
// Whether the answer to a signal is still wanted.
static atomic_bool is_wanted;

static void capture(int number) {
  (void)number;
  if (!atomic_exchange(&is_wanted, false)) return;
  int error = errno;
  captured_count = backtrace(captured, maximum);
  sem_post(&captured_all);
  errno = error;
}

static void prepare(void) {
  // The first call loads a library, which a signal handler must not.
  void *frame;
  backtrace(&frame, 1);
  sem_init(&captured_all, 0, 0);
  struct sigaction action = {.sa_handler = capture, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGRTMIN + 8, &action, NULL);
}

void lamina_allow_backtraces(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGRTMIN + 8);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
}

int lamina_backtrace_thread(pthread_t thread, void **frames, int size) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare);
  atomic_store(&is_wanted, true);
  if (pthread_kill(thread, SIGRTMIN + 8) != 0) return 0;
  struct timespec deadline;
  clock_gettime(CLOCK_REALTIME, &deadline);
  deadline.tv_sec += 1;
  while (sem_timedwait(&captured_all, &deadline) != 0) {
    if (errno == EINTR) continue;
    // A handler that has begun meanwhile will end.
    if (atomic_exchange(&is_wanted, false)) return 0;
    while (sem_wait(&captured_all) != 0) {}
    break;
  }
  int count = 0;
  for (int index = handler_frames; index < captured_count && count < size; index++)
    frames[count++] = captured[index];
  return count;
}
