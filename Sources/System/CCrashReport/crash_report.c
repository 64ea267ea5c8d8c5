#define _GNU_SOURCE
#include "crash_report.h"

#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { request_limit = 50, frame_limit = 300, path_limit = 1024, call_limit = 64 };

struct request {
  const char *interface, *name;
  uint32_t object;
  double time;
};

struct frame {
  uint64_t number;
  double sampled, expected, submitted;
};

static atomic_bool is_on;
static struct request requests[request_limit];
static struct frame frames[frame_limit];
static atomic_ulong request_count, frame_count;

static char path[path_limit], part[path_limit];
static const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};
static const char *const names[] = {"SIGSEGV", "SIGBUS",  "SIGILL", "SIGTRAP",
                                    "SIGFPE",  "SIGABRT", "SIGSYS"};
enum { number_count = sizeof numbers / sizeof *numbers };
static struct sigaction previous[number_count];
static atomic_flag has_begun = ATOMIC_FLAG_INIT;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

void lamina_note_request(const char *interface, const char *request, uint32_t object) {
  if (!atomic_load_explicit(&is_on, memory_order_relaxed)) return;
  unsigned long index = atomic_fetch_add(&request_count, 1) % request_limit;
  requests[index] = (struct request){interface, request, object, now()};
}

void lamina_note_frame(uint64_t number, double sampled, double expected, double submitted) {
  if (!atomic_load_explicit(&is_on, memory_order_relaxed)) return;
  unsigned long index = atomic_fetch_add(&frame_count, 1) % frame_limit;
  frames[index] = (struct frame){number, sampled, expected, submitted};
}

// A file that is written with functions that a signal handler may call (signal-safety(7)).
struct report {
  int file;
  size_t used;
  char buffer[4096];
};

static void flush(struct report *report) {
  size_t done = 0;
  while (done < report->used) {
    ssize_t count = write(report->file, report->buffer + done, report->used - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    done += (size_t)count;
  }
  report->used = 0;
}

static void put(struct report *report, const char *text) {
  for (; text && *text; text++) {
    if (report->used == sizeof report->buffer) flush(report);
    report->buffer[report->used++] = *text;
  }
}

static void put_number(struct report *report, uint64_t number, int least_digits) {
  char text[24];
  char *next = text + sizeof text;
  *--next = 0;
  for (int digits = 0; number > 0 || digits < least_digits; digits++) {
    *--next = (char)('0' + number % 10);
    number /= 10;
  }
  put(report, next);
}

static void put_seconds(struct report *report, double seconds) {
  uint64_t microseconds = seconds > 0 && seconds < 1e12 ? (uint64_t)(seconds * 1e6 + 0.5) : 0;
  put_number(report, microseconds / 1000000, 1);
  put(report, ".");
  put_number(report, microseconds % 1000000, 6);
}

static void put_requests(struct report *report) {
  unsigned long end = atomic_load(&request_count);
  unsigned long begin = end > request_limit ? end - request_limit : 0;
  put(report, "\nThe last requests to the compositor: time, object and request\n");
  for (unsigned long index = begin; index < end; index++) {
    const struct request *request = &requests[index % request_limit];
    put_seconds(report, request->time);
    put(report, " ");
    put(report, request->interface);
    put(report, "@");
    put_number(report, request->object, 1);
    put(report, ".");
    put(report, request->name);
    put(report, "\n");
  }
}

static void put_frames(struct report *report) {
  unsigned long end = atomic_load(&frame_count);
  unsigned long begin = end > frame_limit ? end - frame_limit : 0;
  put(report, "\nThe last frames: number, and the times of sampling, presentation and submission\n");
  for (unsigned long index = begin; index < end; index++) {
    const struct frame *frame = &frames[index % frame_limit];
    put_number(report, frame->number, 1);
    const double times[] = {frame->sampled, frame->expected, frame->submitted};
    for (int column = 0; column < 3; column++) {
      put(report, " ");
      put_seconds(report, times[column]);
    }
    put(report, "\n");
  }
}

static void write_report(const char *signal_name) {
  static struct report report;
  report.file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (report.file < 0) return;
  put(&report, "Ended by ");
  put(&report, signal_name);
  put(&report, " at ");
  put_seconds(&report, now());
  put(&report, "\n\nThe calls of its thread, the innermost one first\n");
  flush(&report);
  void *calls[call_limit];
  backtrace_symbols_fd(calls, backtrace(calls, call_limit), report.file);
  put_requests(&report);
  put_frames(&report);
  flush(&report);
  close(report.file);
  rename(part, path);
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  int index = 0;
  while (index < number_count - 1 && numbers[index] != number) index++;
  if (!atomic_flag_test_and_set(&has_begun)) write_report(names[index]);
  // The instruction that has failed does so again, and somebody else handles that.
  sigaction(number, &previous[index], NULL);
  if (info->si_code <= 0) raise(number);
}

bool lamina_begin_crash_reports(const char *wanted) {
  static const char suffix[] = ".part";
  if (strlen(wanted) + sizeof suffix > path_limit) {
    errno = ENAMETOOLONG;
    return false;
  }
  strcpy(path, wanted);
  strcat(strcpy(part, wanted), suffix);
  // The first call loads a library, which a signal handler must not.
  void *call;
  backtrace(&call, 1);
  // A stack that has overflowed cannot be used.
  enum { stack_size = 64 << 10 };
  stack_t stack = {.ss_sp = malloc(stack_size), .ss_size = stack_size};
  if (!stack.ss_sp || sigaltstack(&stack, NULL) != 0) return false;
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < number_count; index++)
    sigaction(numbers[index], &action, &previous[index]);
  atomic_store(&is_on, true);
  return true;
}
