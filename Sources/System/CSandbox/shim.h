#include <errno.h>
#include <seccomp.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

// Swift does not allow calls of fork(2).
static inline pid_t lamina_fork(void) { return fork(); }

// Closes all descriptors above the standard error but one.
static inline void lamina_close_all_but(int descriptor) {
  if (descriptor > 3) close_range(3, (unsigned)descriptor - 1, 0);
  close_range((unsigned)descriptor + 1, ~0U, 0);
}

// Sends a descriptor over a socket. Returns 0, or -1 with an error number.
static inline int lamina_send_descriptor(int socket, int descriptor) {
  char byte = 0;
  struct iovec content = {&byte, 1};
  union {
    char bytes[CMSG_SPACE(sizeof(int))];
    struct cmsghdr header;
  } control = {{0}};
  struct msghdr message = {.msg_iov = &content, .msg_iovlen = 1};
  message.msg_control = control.bytes;
  message.msg_controllen = sizeof control.bytes;
  control.header.cmsg_level = SOL_SOCKET;
  control.header.cmsg_type = SCM_RIGHTS;
  control.header.cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(&control.header), &descriptor, sizeof descriptor);
  ssize_t sent;
  do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == 1 ? 0 : -1;
}

// Waits for a descriptor that another process sends over a socket; -1 when the socket is closed.
static inline int lamina_receive_descriptor(int socket) {
  char byte;
  struct iovec content = {&byte, 1};
  union {
    char bytes[CMSG_SPACE(sizeof(int))];
    struct cmsghdr header;
  } control;
  struct msghdr message = {.msg_iov = &content, .msg_iovlen = 1};
  message.msg_control = control.bytes;
  message.msg_controllen = sizeof control.bytes;
  ssize_t received;
  do received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (received != 1 || !header || header->cmsg_type != SCM_RIGHTS) return -1;
  int descriptor;
  memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
  return descriptor;
}

// Limits this process to so many bytes of address space and seconds of the processor, or to less where
// the limits are lower already. It leaves no core file.
static inline void lamina_limit_resources(rlim_t bytes, rlim_t seconds) {
  static const int resources[] = {RLIMIT_AS, RLIMIT_CPU, RLIMIT_CORE};
  const rlim_t values[] = {bytes, seconds, 0};
  for (int index = 0; index < 3; index++) {
    struct rlimit limit;
    if (getrlimit(resources[index], &limit) != 0) continue;
    if (limit.rlim_max > values[index]) limit.rlim_max = values[index];
    limit.rlim_cur = limit.rlim_max;
    setrlimit(resources[index], &limit);
  }
}

// Names this process in lists of processes; 15 bytes at most.
static inline void lamina_name_process(const char *name) { prctl(PR_SET_NAME, name); }

// Lets this process use its memory and the descriptors that it has: every other system call fails
// with EPERM. Returns 0, or a negative error number, such as where the kernel has no seccomp.
static inline int lamina_restrict_system_calls(void) {
  static const int allowed[] = {
      SCMP_SYS(read),           SCMP_SYS(write),      SCMP_SYS(recvfrom), SCMP_SYS(sendto),
      SCMP_SYS(close),          SCMP_SYS(mmap),       SCMP_SYS(munmap),   SCMP_SYS(mremap),
      SCMP_SYS(mprotect),       SCMP_SYS(brk),        SCMP_SYS(madvise),  SCMP_SYS(futex),
      SCMP_SYS(clock_gettime),  SCMP_SYS(getrandom),  SCMP_SYS(gettid),   SCMP_SYS(getpid),
      SCMP_SYS(sched_yield),    SCMP_SYS(rt_sigreturn), SCMP_SYS(exit),   SCMP_SYS(exit_group),
  };
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return -ENOMEM;
  int result = 0;
  for (size_t index = 0; result == 0 && index < sizeof allowed / sizeof *allowed; index++)
    result = seccomp_rule_add(filter, SCMP_ACT_ALLOW, allowed[index], 0);
  if (result == 0) result = seccomp_load(filter);
  seccomp_release(filter);
  return result;
}
