/* The baseline that `lamina bench` is compared with.
 *
 * It renders the same scene with Wayland, EGL and OpenGL ES 3 directly: one texture atlas, one
 * instanced draw call per frame, nothing else. A frame is swapped only after the frame callback of
 * the previous frame; its GL commands may be issued earlier. */

#define _GNU_SOURCE
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES3/gl3.h>
#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <wayland-client.h>
#include <wayland-egl.h>

#include "bitmap.h"
#include "presentation-time.h"
#include "xdg-shell.h"

#define PI 3.14159265358979323846
#define GUTTER 1 /* transparent pixels around each bitmap, so that linear sampling does not bleed */

enum mode { MODE_VSYNC, MODE_FREE, MODE_IDLE, MODE_STALL };
static const char *const mode_names[] = {"vsync", "free", "idle", "stall"};
static const char *const variant_names[] = {"translucent", "opaque", "sprites"};

struct options {
  enum mode mode;
  enum variant variant;
  int layers, layer_size;
  double seconds, warmup;
  int width, height; /* 0: full screen */
  bool json;
};

/* The per-instance attributes of the vertex shader, which change in every frame. */
struct instance {
  float x, y;         /* center, in pixels from the top left */
  float cosine, sine; /* times half the side */
  float alpha;
};

struct scene {
  int columns, rows;
  struct instance *instances;
  GLuint program, atlas, vertex_array, corner_buffer, texture_buffer, instance_buffer;
  GLint viewport_location, side_location;
  double pixels; /* covered by all frames, overlaps counted each time, background included */
  long frames;   /* drawn */
};

/* A growing array of timestamps, in seconds. */
struct stamps {
  double *times;
  size_t count, capacity;
};

struct app {
  struct options options;
  struct wl_display *display;
  struct wl_registry *registry;
  struct wl_compositor *compositor;
  struct xdg_wm_base *shell;
  struct wp_presentation *presentation;
  struct wl_surface *surface;
  struct xdg_surface *shell_surface;
  struct xdg_toplevel *toplevel;
  struct wl_egl_window *native_window;
  struct wl_callback *frame_callback; /* non-null while the callback is pending */
  int width, height;
  bool configured;
  bool invalid; /* the static scene must be drawn at this size */

  EGLDisplay egl_display;
  EGLContext context;
  EGLSurface egl_surface;

  struct scene scene;
  bool drawn; /* a frame is drawn but not swapped yet */

  clockid_t clock;
  double epoch;         /* the scene's time 0 */
  double last_callback; /* 0: none yet */
  double refresh;
  int feedbacks;        /* pending presentation feedback requests */

  struct stamps presented; /* from presentation feedback; some compositors (sway 1.7 headless) send none */
  struct stamps shown;     /* times of frame callbacks, or of buffer swaps in free mode */
};

static volatile sig_atomic_t stopped;

static void stop(int signal_number)
{
  (void)signal_number;
  stopped = 1;
}

__attribute__((noreturn, format(printf, 1, 2))) static void die(const char *format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  fputs("floor: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(1);
}

static void *check_allocation(void *memory)
{
  if (!memory) die("out of memory");
  return memory;
}

static double now(const struct app *app)
{
  struct timespec time;
  clock_gettime(app->clock, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* MARK: The scene */

static const char vertex_source[] =
    "#version 300 es\n"
    "uniform vec2 viewport;\n" /* in pixels */
    "uniform vec2 side;\n"     /* of a bitmap, in the atlas */
    "layout(location = 0) in vec2 corner;\n" /* -1 or 1 */
    "layout(location = 1) in vec2 texture_origin;\n"
    "layout(location = 2) in vec2 center;\n"
    "layout(location = 3) in vec2 axis;\n"
    "layout(location = 4) in float alpha;\n"
    "out vec2 texture_position;\n"
    "flat out float opacity;\n"
    "void main() {\n"
    "  vec2 position = center + mat2(axis.x, axis.y, -axis.y, axis.x) * corner;\n"
    "  gl_Position = vec4(position / viewport * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);\n"
    "  texture_position = texture_origin + (corner * 0.5 + 0.5) * side;\n"
    "  opacity = alpha;\n"
    "}\n";

static const char fragment_source[] =
    "#version 300 es\n"
    "precision mediump float;\n"
    "uniform sampler2D atlas;\n"
    "in vec2 texture_position;\n"
    "flat in float opacity;\n"
    "out vec4 color;\n"
    "void main() { color = texture(atlas, texture_position) * opacity; }\n";

static GLuint compile(GLenum stage, const char *source)
{
  GLuint shader = glCreateShader(stage);
  glShaderSource(shader, 1, &source, NULL);
  glCompileShader(shader);
  GLint compiled = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
  if (!compiled) {
    char log[512] = "";
    glGetShaderInfoLog(shader, sizeof log, NULL, log);
    die("glCompileShader: %s", log);
  }
  return shader;
}

static GLuint link_program(void)
{
  GLuint program = glCreateProgram();
  GLuint vertex = compile(GL_VERTEX_SHADER, vertex_source);
  GLuint fragment = compile(GL_FRAGMENT_SHADER, fragment_source);
  glAttachShader(program, vertex);
  glAttachShader(program, fragment);
  glLinkProgram(program);
  glDeleteShader(vertex);
  glDeleteShader(fragment);
  GLint linked = 0;
  glGetProgramiv(program, GL_LINK_STATUS, &linked);
  if (!linked) die("glLinkProgram failed");
  return program;
}

/* Draws the bitmaps one after the other into one buffer, and uploads each into the atlas. Writes the
 * sides of a bitmap in texture coordinates. */
static void fill_atlas(struct scene *scene, const struct options *options, float sides[2])
{
  int pitch = options->layer_size + 2 * GUTTER;
  int columns = (int)ceil(sqrt(options->layers)), rows = (options->layers + columns - 1) / columns;
  int width = columns * pitch, height = rows * pitch;
  GLint limit = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &limit);
  if (width > limit) die("the atlas needs a texture %d pixels wide; this one has %d", width, limit);

  glGenTextures(1, &scene->atlas);
  glBindTexture(GL_TEXTURE_2D, scene->atlas);
  glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, width, height);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);

  unsigned char *pixels = check_allocation(calloc((size_t)pitch * pitch, 4));
  float *origins = check_allocation(malloc(sizeof(float[2]) * options->layers));
  for (int i = 0; i < options->layers; i++) {
    int x = i % columns * pitch, y = i / columns * pitch;
    draw_bitmap(pixels + 4 * (pitch + 1) * GUTTER, pitch, options->layer_size, i, options->variant);
    glTexSubImage2D(GL_TEXTURE_2D, 0, x, y, pitch, pitch, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    origins[2 * i] = (float)(x + GUTTER) / (float)width;
    origins[2 * i + 1] = (float)(y + GUTTER) / (float)height;
  }
  glBindBuffer(GL_ARRAY_BUFFER, scene->texture_buffer);
  glBufferData(GL_ARRAY_BUFFER, sizeof(float[2]) * options->layers, origins, GL_STATIC_DRAW);
  free(origins);
  free(pixels);
  sides[0] = (float)options->layer_size / (float)width;
  sides[1] = (float)options->layer_size / (float)height;
}

static void attribute(GLuint index, int size, int stride, size_t offset, GLuint divisor)
{
  glEnableVertexAttribArray(index);
  glVertexAttribPointer(index, size, GL_FLOAT, GL_FALSE, stride, (const void *)offset);
  glVertexAttribDivisor(index, divisor);
}

static void create_scene(struct scene *scene, const struct options *options)
{
  static const float corners[] = {-1, -1, 1, -1, -1, 1, 1, 1};
  scene->instances = check_allocation(malloc(sizeof *scene->instances * options->layers));
  scene->program = link_program();
  glGenVertexArrays(1, &scene->vertex_array);
  glBindVertexArray(scene->vertex_array);
  glGenBuffers(1, &scene->corner_buffer);
  glGenBuffers(1, &scene->texture_buffer);
  glGenBuffers(1, &scene->instance_buffer);

  glBindBuffer(GL_ARRAY_BUFFER, scene->corner_buffer);
  glBufferData(GL_ARRAY_BUFFER, sizeof corners, corners, GL_STATIC_DRAW);
  attribute(0, 2, 0, 0, 0);
  float sides[2];
  fill_atlas(scene, options, sides);
  attribute(1, 2, 0, 0, 1);
  glBindBuffer(GL_ARRAY_BUFFER, scene->instance_buffer);
  attribute(2, 2, sizeof(struct instance), offsetof(struct instance, x), 1);
  attribute(3, 2, sizeof(struct instance), offsetof(struct instance, cosine), 1);
  attribute(4, 1, sizeof(struct instance), offsetof(struct instance, alpha), 1);

  glUseProgram(scene->program);
  scene->viewport_location = glGetUniformLocation(scene->program, "viewport");
  glUniform2fv(glGetUniformLocation(scene->program, "side"), 1, sides);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glClearColor(24 / 255.f, 32 / 255.f, 48 / 255.f, 1);
}

static void destroy_scene(struct scene *scene)
{
  GLuint buffers[] = {scene->corner_buffer, scene->texture_buffer, scene->instance_buffer};
  glDeleteBuffers(3, buffers);
  glDeleteVertexArrays(1, &scene->vertex_array);
  glDeleteTextures(1, &scene->atlas);
  glDeleteProgram(scene->program);
  free(scene->instances);
}

/* Computes the instances, which are a function of time only. */
static void animate(struct app *app, double time)
{
  struct scene *scene = &app->scene;
  float half_side = 0.5f * (float)app->options.layer_size;
  float cell_width = (float)app->width / (float)scene->columns;
  float cell_height = (float)app->height / (float)scene->rows;
  float turn = (float)(2 * PI * time), scales = 0;

  for (int i = 0; i < app->options.layers; i++) {
    struct instance *instance = &scene->instances[i];
    float phase = turn / (2 + 0.05f * (float)(i % 40));
    float sine, cosine;
    sincosf(phase, &sine, &cosine);
    instance->x = ((float)(i % scene->columns) + 0.5f) * cell_width - 60 * cosine;
    instance->y = ((float)(i / scene->columns) + 0.5f) * cell_height + 40 * sine;
    instance->alpha =
        app->options.variant == TRANSLUCENT ? 0.65f - 0.35f * cosf(phase / 0.75f) : 1;

    float scale = 1 - 0.5f * cosf(phase / 1.5f);
    sincosf(phase / 2, &sine, &cosine);
    instance->cosine = half_side * scale * cosine;
    instance->sine = half_side * scale * (i % 2 ? -sine : sine);
    scales += scale * scale;
  }
  scene->frames++;
  scene->pixels += (double)app->width * app->height + 4.0 * half_side * half_side * scales;
}

static void draw(struct app *app, double time)
{
  struct scene *scene = &app->scene;
  animate(app, time);
  glViewport(0, 0, app->width, app->height);
  glUniform2f(scene->viewport_location, (float)app->width, (float)app->height);
  glClear(GL_COLOR_BUFFER_BIT);
  glBufferData(GL_ARRAY_BUFFER, sizeof *scene->instances * app->options.layers, scene->instances,
               GL_STREAM_DRAW);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, app->options.layers);
}

/* MARK: Wayland */

static void layout_grid(struct app *app)
{
  double layers = app->options.layers;
  app->scene.columns = (int)ceil(sqrt(layers * app->width / app->height));
  app->scene.rows = (int)ceil(layers / app->scene.columns);
}

static void pong(void *data, struct xdg_wm_base *shell, uint32_t serial)
{
  (void)data;
  xdg_wm_base_pong(shell, serial);
}

static const struct xdg_wm_base_listener shell_listener = {.ping = pong};

static void toplevel_configure(void *data, struct xdg_toplevel *toplevel, int32_t width,
                               int32_t height, struct wl_array *states)
{
  (void)toplevel, (void)states;
  struct app *app = data;
  if (app->options.width > 0 || width <= 0 || height <= 0) return;
  app->width = width;
  app->height = height;
}

static void toplevel_close(void *data, struct xdg_toplevel *toplevel)
{
  (void)data, (void)toplevel;
  stopped = 1;
}

static const struct xdg_toplevel_listener toplevel_listener = {
    .configure = toplevel_configure, .close = toplevel_close};

static void surface_configure(void *data, struct xdg_surface *surface, uint32_t serial)
{
  struct app *app = data;
  xdg_surface_ack_configure(surface, serial);
  layout_grid(app);
  if (app->native_window) wl_egl_window_resize(app->native_window, app->width, app->height, 0, 0);
  app->configured = true;
  app->invalid = true;
}

static const struct xdg_surface_listener surface_listener = {.configure = surface_configure};

static void presentation_clock(void *data, struct wp_presentation *presentation, uint32_t clock)
{
  (void)presentation;
  ((struct app *)data)->clock = (clockid_t)clock;
}

static const struct wp_presentation_listener presentation_listener = {
    .clock_id = presentation_clock};

static void registry_global(void *data, struct wl_registry *registry, uint32_t name,
                            const char *interface, uint32_t version)
{
  (void)version;
  struct app *app = data;
  if (!strcmp(interface, wl_compositor_interface.name)) {
    app->compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 1);
  } else if (!strcmp(interface, xdg_wm_base_interface.name)) {
    app->shell = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
    xdg_wm_base_add_listener(app->shell, &shell_listener, app);
  } else if (!strcmp(interface, wp_presentation_interface.name)) {
    app->presentation = wl_registry_bind(registry, name, &wp_presentation_interface, 1);
    wp_presentation_add_listener(app->presentation, &presentation_listener, app);
  }
}

static void registry_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
  (void)data, (void)registry, (void)name;
}

static const struct wl_registry_listener registry_listener = {
    .global = registry_global, .global_remove = registry_global_remove};

static void check_connection(struct app *app, int result)
{
  if (result < 0)
    die("the Wayland connection failed: %s", strerror(wl_display_get_error(app->display)));
}

static void open_window(struct app *app)
{
  app->display = wl_display_connect(NULL);
  if (!app->display) die("cannot connect to a Wayland display; is WAYLAND_DISPLAY set?");
  app->registry = wl_display_get_registry(app->display);
  wl_registry_add_listener(app->registry, &registry_listener, app);
  check_connection(app, wl_display_roundtrip(app->display));
  if (!app->compositor || !app->shell || !app->presentation)
    die("the compositor lacks wl_compositor, xdg_wm_base or wp_presentation");

  app->surface = wl_compositor_create_surface(app->compositor);
  app->shell_surface = xdg_wm_base_get_xdg_surface(app->shell, app->surface);
  xdg_surface_add_listener(app->shell_surface, &surface_listener, app);
  app->toplevel = xdg_surface_get_toplevel(app->shell_surface);
  xdg_toplevel_add_listener(app->toplevel, &toplevel_listener, app);
  xdg_toplevel_set_title(app->toplevel, "floor");
  if (app->options.width == 0) xdg_toplevel_set_fullscreen(app->toplevel, NULL);
  wl_surface_commit(app->surface);
  while (!app->configured) check_connection(app, wl_display_dispatch(app->display));
}

static void close_window(struct app *app)
{
  if (app->frame_callback) wl_callback_destroy(app->frame_callback);
  xdg_toplevel_destroy(app->toplevel);
  xdg_surface_destroy(app->shell_surface);
  wl_surface_destroy(app->surface);
  wp_presentation_destroy(app->presentation);
  xdg_wm_base_destroy(app->shell);
  wl_compositor_destroy(app->compositor);
  wl_registry_destroy(app->registry);
  wl_display_disconnect(app->display);
}

/* Dispatches Wayland events; waits for them until `deadline` or a signal. */
static void dispatch(struct app *app, double deadline)
{
  if (wl_display_prepare_read(app->display) < 0) {
    check_connection(app, wl_display_dispatch_pending(app->display));
    return;
  }
  if (wl_display_flush(app->display) < 0 && errno != EAGAIN) {
    wl_display_cancel_read(app->display);
    check_connection(app, -1);
  }
  double left = fmax(deadline - now(app), 0);
  struct timespec timeout = {.tv_sec = (time_t)left, .tv_nsec = (long)(1e9 * fmod(left, 1))};
  struct pollfd descriptor = {.fd = wl_display_get_fd(app->display), .events = POLLIN};
  sigset_t no_signals;
  sigemptyset(&no_signals);
  if (ppoll(&descriptor, 1, &timeout, &no_signals) > 0)
    check_connection(app, wl_display_read_events(app->display));
  else
    wl_display_cancel_read(app->display);
  check_connection(app, wl_display_dispatch_pending(app->display));
}

/* MARK: EGL */

/* Chooses an RGB888 format without alpha, so that the compositor need not blend the window. */
static EGLConfig choose_config(EGLDisplay display)
{
  static const EGLint wanted[] = {
      EGL_SURFACE_TYPE, EGL_WINDOW_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT,
      EGL_RED_SIZE, 8, EGL_GREEN_SIZE, 8, EGL_BLUE_SIZE, 8, EGL_NONE};
  EGLConfig configs[128];
  EGLint count = 0;
  eglChooseConfig(display, wanted, configs, 128, &count);
  for (EGLint i = 0; i < count; i++) {
    EGLint red = 0, alpha = 0;
    eglGetConfigAttrib(display, configs[i], EGL_RED_SIZE, &red);
    eglGetConfigAttrib(display, configs[i], EGL_ALPHA_SIZE, &alpha);
    if (red == 8 && alpha == 0) return configs[i];
  }
  die("EGL has no RGB888 configuration for OpenGL ES 3");
}

static void open_context(struct app *app)
{
  static const EGLint attributes[] = {EGL_CONTEXT_CLIENT_VERSION, 3, EGL_NONE};
  app->egl_display = eglGetPlatformDisplay(EGL_PLATFORM_WAYLAND_KHR, app->display, NULL);
  if (!app->egl_display || !eglInitialize(app->egl_display, NULL, NULL))
    die("eglInitialize failed: 0x%x", eglGetError());
  EGLConfig config = choose_config(app->egl_display);
  app->context = eglCreateContext(app->egl_display, config, EGL_NO_CONTEXT, attributes);
  if (!app->context) die("eglCreateContext failed: 0x%x", eglGetError());
  app->native_window = wl_egl_window_create(app->surface, app->width, app->height);
  app->egl_surface =
      eglCreatePlatformWindowSurface(app->egl_display, config, app->native_window, NULL);
  if (!app->egl_surface) die("eglCreatePlatformWindowSurface failed: 0x%x", eglGetError());
  if (!eglMakeCurrent(app->egl_display, app->egl_surface, app->egl_surface, app->context))
    die("eglMakeCurrent failed: 0x%x", eglGetError());
  eglSwapInterval(app->egl_display, 0);
}

static void close_context(struct app *app)
{
  eglMakeCurrent(app->egl_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
  eglDestroySurface(app->egl_display, app->egl_surface);
  wl_egl_window_destroy(app->native_window);
  eglDestroyContext(app->egl_display, app->context);
  eglTerminate(app->egl_display);
  eglReleaseThread();
}

static void swap(struct app *app)
{
  if (!eglSwapBuffers(app->egl_display, app->egl_surface))
    die("eglSwapBuffers failed: 0x%x", eglGetError());
  app->drawn = false;
}

/* MARK: Frames */

static void record(struct stamps *stamps, double time)
{
  if (stamps->count == stamps->capacity) {
    stamps->capacity = stamps->capacity ? 2 * stamps->capacity : 4096;
    stamps->times =
        check_allocation(realloc(stamps->times, sizeof *stamps->times * stamps->capacity));
  }
  stamps->times[stamps->count++] = time;
}

static void feedback_sync_output(void *data, struct wp_presentation_feedback *feedback,
                                 struct wl_output *output)
{
  (void)data, (void)feedback, (void)output;
}

static void feedback_presented(void *data, struct wp_presentation_feedback *feedback,
                               uint32_t seconds_high, uint32_t seconds_low, uint32_t nanoseconds,
                               uint32_t refresh, uint32_t sequence_high, uint32_t sequence_low,
                               uint32_t flags)
{
  (void)sequence_high, (void)sequence_low, (void)flags;
  struct app *app = data;
  uint64_t seconds = (uint64_t)seconds_high << 32 | seconds_low;
  if (refresh > 0) app->refresh = 1e-9 * refresh;
  app->feedbacks--;
  record(&app->presented, (double)seconds + 1e-9 * nanoseconds);
  wp_presentation_feedback_destroy(feedback);
}

static void feedback_discarded(void *data, struct wp_presentation_feedback *feedback)
{
  ((struct app *)data)->feedbacks--;
  wp_presentation_feedback_destroy(feedback);
}

static const struct wp_presentation_feedback_listener feedback_listener = {
    .sync_output = feedback_sync_output,
    .presented = feedback_presented,
    .discarded = feedback_discarded};

static void frame_done(void *data, struct wl_callback *callback, uint32_t time)
{
  (void)time;
  struct app *app = data;
  app->frame_callback = NULL;
  app->last_callback = now(app);
  record(&app->shown, app->last_callback);
  wl_callback_destroy(callback);
}

static const struct wl_callback_listener frame_listener = {.done = frame_done};

/* The predicted presentation time of the next frame: it is swapped at the next callback, and shown
 * one refresh later. */
static double next_presentation(const struct app *app)
{
  return app->last_callback == 0 ? now(app) : app->last_callback + 2 * app->refresh;
}

static void request_feedback(struct app *app)
{
  if (app->feedbacks == 8) return; /* the compositor sends no feedback */
  struct wp_presentation_feedback *feedback =
      wp_presentation_feedback(app->presentation, app->surface);
  wp_presentation_feedback_add_listener(feedback, &feedback_listener, app);
  app->feedbacks++;
}

/* Draws each frame early, and swaps it after the frame callback of the previous one. */
static void run_paced(struct app *app, double deadline)
{
  while (!stopped && now(app) < deadline) {
    if (!app->drawn) {
      draw(app, next_presentation(app) - app->epoch);
      glFlush();
      app->drawn = true;
    }
    while (app->frame_callback && !stopped && now(app) < deadline) dispatch(app, deadline);
    if (app->frame_callback) return;
    app->frame_callback = wl_surface_frame(app->surface);
    wl_callback_add_listener(app->frame_callback, &frame_listener, app);
    request_feedback(app);
    swap(app);
  }
}

static void run_free(struct app *app, double deadline)
{
  while (!stopped && now(app) < deadline) {
    draw(app, now(app) - app->epoch);
    swap(app);
    record(&app->shown, now(app));
    dispatch(app, 0);
  }
}

/* Draws one frame of the static scene for each window size, and otherwise only dispatches events. */
static void run_idle(struct app *app, double deadline)
{
  while (!stopped && now(app) < deadline) {
    if (app->invalid) {
      draw(app, 1.25);
      swap(app);
      app->invalid = false;
    }
    dispatch(app, deadline);
  }
}

static void run_until(struct app *app, double deadline)
{
  switch (app->options.mode) {
  case MODE_VSYNC:
  case MODE_STALL: run_paced(app, deadline); break;
  case MODE_FREE: run_free(app, deadline); break;
  case MODE_IDLE: run_idle(app, deadline); break;
  }
}

/* MARK: Measurement */

struct report {
  double start, seconds, cpu, fps, cpu_per_frame, max_gap, p50, p95, p99, memory;
  long frames, missed, stall_frames;
};

static double cpu_seconds(void)
{
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

/* The peak resident set size, in MiB. */
static double peak_memory(void)
{
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  long kibibytes = 0;
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmHWM: %ld", &kibibytes) == 1) break;
  if (file) fclose(file);
  return (double)kibibytes / 1024;
}

static int compare_doubles(const void *left, const void *right)
{
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static double percentile(const double *sorted, size_t count, double fraction)
{
  return count ? sorted[(size_t)lround(fraction * (double)(count - 1))] : 0;
}

/* Counts the frames in the measured period, and the gaps between them. */
static void summarise(const struct app *app, struct report *report)
{
  const struct stamps *stamps = app->presented.count > 0 ? &app->presented : &app->shown;
  double end = report->start + report->seconds;
  double *gaps = check_allocation(malloc(sizeof *gaps * (stamps->count + 1)));
  size_t gap_count = 0;
  double previous = 0;
  for (size_t i = 0; i < stamps->count; i++) {
    double stamp = stamps->times[i];
    if (stamp < report->start || stamp >= end) continue;
    if (report->frames++ > 0) gaps[gap_count++] = stamp - previous;
    if (stamp >= report->start + 1 && stamp < report->start + 2) report->stall_frames++;
    previous = stamp;
  }
  for (size_t i = 0; i < gap_count && app->options.mode != MODE_FREE; i++)
    report->missed += lround(fmax(gaps[i] / app->refresh - 1, 0));
  qsort(gaps, gap_count, sizeof *gaps, compare_doubles);
  report->max_gap = percentile(gaps, gap_count, 1);
  report->p50 = percentile(gaps, gap_count, 0.50);
  report->p95 = percentile(gaps, gap_count, 0.95);
  report->p99 = percentile(gaps, gap_count, 0.99);
  free(gaps);
  report->fps = (double)report->frames / report->seconds;
  report->cpu_per_frame = report->frames ? report->cpu / (double)report->frames : 0;
  if (app->options.mode != MODE_STALL) report->stall_frames = 0;
}

static struct report measure(struct app *app)
{
  const struct options *options = &app->options;
  app->epoch = now(app);
  run_until(app, app->epoch + options->warmup);

  app->scene.frames = 0;
  app->scene.pixels = 0;
  struct report report = {.start = now(app)};
  double cpu = cpu_seconds();
  if (options->mode == MODE_STALL) {
    run_until(app, report.start + 1);
    if (!stopped) nanosleep(&(struct timespec){.tv_sec = 1}, NULL);
  }
  run_until(app, report.start + options->seconds);
  report.cpu = cpu_seconds() - cpu;
  report.seconds = now(app) - report.start;
  report.memory = peak_memory();

  /* The timestamps of the last frames arrive later. */
  double patience = now(app) + 0.1;
  while (app->feedbacks > 0 && now(app) < patience) dispatch(app, patience);
  summarise(app, &report);
  return report;
}

static void print_json(const struct app *app, const struct report *report)
{
  const struct options *options = &app->options;
  printf("{\"peer\": \"floor\", \"variant\": \"%s\", \"mode\": \"%s\", \"n\": %d, \"size\": %d, "
         "\"w\": %d, \"h\": %d, \"seconds\": %.3f, \"frames\": %ld, \"fps\": %.2f, ",
         variant_names[options->variant], mode_names[options->mode], options->layers,
         options->layer_size, app->width, app->height, report->seconds, report->frames,
         report->fps);
  printf("\"cpu_s\": %.4f, \"cpu_ms_per_frame\": %.3f, \"missed\": %ld, \"max_gap_ms\": %.2f, "
         "\"p50_ms\": %.2f, \"p95_ms\": %.2f, \"p99_ms\": %.2f, \"stall_frames\": %ld, "
         "\"rss_mb\": %.1f, \"renderer\": \"%s\", \"presentation_feedback\": %s, ",
         report->cpu, 1e3 * report->cpu_per_frame, report->missed, 1e3 * report->max_gap,
         1e3 * report->p50, 1e3 * report->p95, 1e3 * report->p99, report->stall_frames,
         report->memory, (const char *)glGetString(GL_RENDERER),
         app->presented.count > 0 ? "true" : "false");
  printf("\"draw_calls_per_frame\": %d, \"pixels_per_frame\": %.0f, \"texture_uploads\": 0, "
         "\"uploaded_bytes\": 0, \"draw_rect_calls\": 0, \"commits_total\": 0}\n",
         app->scene.frames > 0, app->scene.pixels / fmax((double)app->scene.frames, 1));
}

static void print_table(const struct app *app, const struct report *report)
{
  const struct options *options = &app->options;
  printf("floor   %s, %d layers of %d pixels, %d x %d, %s\n", mode_names[options->mode],
         options->layers, options->layer_size, app->width, app->height,
         (const char *)glGetString(GL_RENDERER));
  printf("frames  %ld in %.2f s, %.1f a second, %ld missed\n", report->frames, report->seconds,
         report->fps, report->missed);
  printf("gaps    p50 %.2f ms, p95 %.2f ms, p99 %.2f ms, longest %.2f ms\n", 1e3 * report->p50,
         1e3 * report->p95, 1e3 * report->p99, 1e3 * report->max_gap);
  printf("cost    %.3f s of CPU, %.3f ms a frame; %.1f MiB at most\n", report->cpu,
         1e3 * report->cpu_per_frame, report->memory);
}

/* MARK: Command line */

static double number(const char *option, const char *text, double least, double most)
{
  char *end = NULL;
  double value = strtod(text, &end);
  if (end == text || *end || !(value >= least && value <= most))
    die("--%s takes a number from %g to %g, not '%s'", option, least, most, text);
  return value;
}

static enum mode parse_mode(const char *text)
{
  for (int mode = MODE_VSYNC; mode <= MODE_STALL; mode++)
    if (!strcmp(text, mode_names[mode])) return (enum mode)mode;
  die("--mode takes vsync, free, idle or stall, not '%s'", text);
}

static enum variant parse_variant(const char *text)
{
  for (int variant = TRANSLUCENT; variant <= SPRITES; variant++)
    if (!strcmp(text, variant_names[variant])) return (enum variant)variant;
  die("--variant takes translucent, opaque or sprites, not '%s'", text);
}

static void parse_size(const char *text, struct options *options)
{
  char rest;
  if (sscanf(text, "%dx%d%c", &options->width, &options->height, &rest) != 2 ||
      options->width < 1 || options->height < 1 || options->width > 16384 ||
      options->height > 16384)
    die("--size takes WIDTHxHEIGHT, 1 to 16384 each, not '%s'", text);
}

static struct options parse_options(int count, char **arguments)
{
  struct options options = {.layers = 100, .layer_size = 128, .seconds = 5, .warmup = 1};
  static const struct option known[] = {
      {"mode", required_argument, NULL, 'm'},   {"layers", required_argument, NULL, 'n'},
      {"layer-size", required_argument, NULL, 'l'}, {"seconds", required_argument, NULL, 's'},
      {"warmup", required_argument, NULL, 'w'}, {"size", required_argument, NULL, 'z'},
      {"variant", required_argument, NULL, 'v'}, {"json", no_argument, NULL, 'j'},
      {NULL, 0, NULL, 0}};
  int option;
  while ((option = getopt_long(count, arguments, "", known, NULL)) != -1) {
    switch (option) {
    case 'm': options.mode = parse_mode(optarg); break;
    case 'n': options.layers = (int)number("layers", optarg, 1, 100000); break;
    case 'l': options.layer_size = (int)number("layer-size", optarg, 1, 4096); break;
    case 's': options.seconds = number("seconds", optarg, 0.1, 86400); break;
    case 'w': options.warmup = number("warmup", optarg, 0, 86400); break;
    case 'z': parse_size(optarg, &options); break;
    case 'v': options.variant = parse_variant(optarg); break;
    case 'j': options.json = true; break;
    default: exit(2);
    }
  }
  if (optind < count) die("unexpected argument '%s'", arguments[optind]);
  return options;
}

/* Signals are unblocked only while `dispatch` waits, so that none is lost before a wait. */
static void catch_signals(void)
{
  struct sigaction action = {.sa_handler = stop};
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigprocmask(SIG_BLOCK, &signals, NULL);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

int main(int count, char **arguments)
{
  struct app app = {.options = parse_options(count, arguments), .clock = CLOCK_MONOTONIC,
                    .refresh = 1 / 60.0};
  app.width = app.options.width > 0 ? app.options.width : 1280;
  app.height = app.options.width > 0 ? app.options.height : 720;
  catch_signals();
  open_window(&app);
  open_context(&app);
  create_scene(&app.scene, &app.options);

  struct report report = measure(&app);
  (app.options.json ? print_json : print_table)(&app, &report);

  destroy_scene(&app.scene);
  close_context(&app);
  close_window(&app);
  free(app.presented.times);
  free(app.shown.times);
  return 0;
}
