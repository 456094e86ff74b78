// Preloaded into a run and the gits it calls; agents do not get our environment, so they run without it.
//   SHIM_STATE  a file of two 64-bit numbers: mutations that gits may still make (0: no limit), and milliseconds by which
//               the wall clock is off. When a git is about to make the last one, its whole process group is killed.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct state { int64_t left; int64_t offset_ms; };
static volatile struct state *state;
static int is_git;

// Looked up once, before there are threads: a child that was forked while another thread looked something up would wait for
// the loader's lock for ever, and whoever forked it for the child.
#define EACH(of) of(open) of(open64) of(write) of(rename) of(link) of(unlink) of(rmdir) of(mkdir) of(clock_gettime)
#define POINTER(name) static __typeof__(&name) real_##name;
EACH(POINTER)
#define LOOK_UP(name) real_##name = (__typeof__(&name))dlsym(RTLD_NEXT, #name);
static void look_up(void) { EACH(LOOK_UP) }
#define NEXT(name) (real_##name ? real_##name : (look_up(), real_##name))

__attribute__((constructor)) static void begin(void) {
  look_up();
  const char *path = getenv("SHIM_STATE");
  int file = path ? NEXT(open)(path, O_RDWR) : -1;
  if (file < 0) return;
  void *mapped = mmap(NULL, sizeof(struct state), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (mapped == MAP_FAILED) return;
  state = mapped;
  is_git = strncmp(program_invocation_short_name, "git", 3) == 0;
}

static void mutation(void) {
  if (!state || !is_git || state->left == 0) return;
  if (__sync_sub_and_fetch(&((struct state *)state)->left, 1) == 0) kill(0, SIGKILL);
}

static int changes(int flags) { return flags & (O_CREAT | O_TRUNC); }

#define OPEN(name)                                             \
  int name(const char *path, int flags, ...) {                 \
    va_list more;                                              \
    va_start(more, flags);                                     \
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;  \
    va_end(more);                                              \
    if (changes(flags)) mutation();                            \
    return NEXT(name)(path, flags, mode);                      \
  }
OPEN(open)
OPEN(open64)

ssize_t write(int file, const void *bytes, size_t size) {
  struct stat found;
  if (state && is_git && state->left > 0 && fstat(file, &found) == 0 && S_ISREG(found.st_mode)) mutation();
  return NEXT(write)(file, bytes, size);
}

int rename(const char *from, const char *to) { mutation(); return NEXT(rename)(from, to); }
int link(const char *from, const char *to) { mutation(); return NEXT(link)(from, to); }
int unlink(const char *path) { mutation(); return NEXT(unlink)(path); }
int rmdir(const char *path) { mutation(); return NEXT(rmdir)(path); }
int mkdir(const char *path, mode_t mode) { mutation(); return NEXT(mkdir)(path, mode); }

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = NEXT(clock_gettime)(clock, now);
  if (result != 0 || !state || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return result;
  int64_t ns = now->tv_sec * 1000000000LL + now->tv_nsec + state->offset_ms * 1000000LL;
  now->tv_sec = ns / 1000000000LL;
  now->tv_nsec = ns % 1000000000LL;
  return 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec found;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &found);
  now->tv_sec = found.tv_sec;
  now->tv_usec = found.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *at) {
  struct timespec found;
  clock_gettime(CLOCK_REALTIME, &found);
  if (at) *at = found.tv_sec;
  return found.tv_sec;
}
