// The baseline of `lamina bench --mode drawing`: the same scenes, drawn with cairo and Pango directly.
//
// `drawing --scene shapes|labels [--seconds 5]` draws 1,000 items repeatedly into a bitmap of
// 1280 × 720 pixels. It prints one line of JSON with the median CPU time of the thread for one
// repetition, in milliseconds. `Sources/lamina/Bench/DrawingScene.swift` draws the same scenes.

#include <cairo.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1280, HEIGHT = 720, COUNT = 1000, COLUMNS = 40, MOST_PASSES = 100000 };

static double seconds_of(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

// The position of item `index`, in 40 columns and 25 rows.
static double place_x(int index) { return (index % COLUMNS) * 32 + 2.25; }
static double place_y(int index) { return (index / COLUMNS) * 28.75 + 1.5; }

// MARK: shapes

static void rounded_rectangle(cairo_t *cairo, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cairo, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cairo, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cairo, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cairo);
}

// Draws a rounded rectangle that is filled with a gradient of two colors and stroked.
static void draw_shape(cairo_t *cairo, int index) {
  const double x = place_x(index), y = place_y(index), t = index / (double)COUNT;
  cairo_save(cairo);
  rounded_rectangle(cairo, x, y, 27, 24, 7);
  cairo_clip(cairo);
  cairo_pattern_t *gradient = cairo_pattern_create_linear(x, y, x, y + 24);
  cairo_pattern_add_color_stop_rgba(gradient, 0, t, 0.4, 1 - t, 1);
  cairo_pattern_add_color_stop_rgba(gradient, 1, 1 - t, t, 0.2, 1);
  cairo_set_source(cairo, gradient);
  cairo_paint(cairo);
  cairo_pattern_destroy(gradient);
  cairo_restore(cairo);
  rounded_rectangle(cairo, x, y, 27, 24, 7);
  cairo_set_line_width(cairo, 1.5);
  cairo_set_source_rgba(cairo, 0.1, 0.1, 0.2, 1);
  cairo_stroke(cairo);
}

// MARK: labels

// The context of all layouts. As in lamina's scene, glyphs are not snapped to pixels.
static PangoContext *text_context(void) {
  static PangoContext *context;
  if (context != NULL) return context;
  context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

static PangoFontDescription *text_font(void) {
  static PangoFontDescription *font;
  if (font == NULL) {
    font = pango_font_description_from_string("sans-serif");
    pango_font_description_set_absolute_size(font, 12 * PANGO_SCALE);
  }
  return font;
}

// Draws a line of 20 characters.
static void draw_label(cairo_t *cairo, int index) {
  char text[32];
  snprintf(text, sizeof text, "Label %04d has words", index);
  PangoLayout *layout = pango_layout_new(text_context());
  pango_layout_set_font_description(layout, text_font());
  pango_layout_set_text(layout, text, -1);
  cairo_set_source_rgba(cairo, 0.1, 0.1, 0.2, 1);
  cairo_move_to(cairo, place_x(index), place_y(index));
  pango_cairo_show_layout(cairo, layout);
  g_object_unref(layout);
}

// MARK: scenes

typedef struct {
  const char *name;
  void (*draw)(cairo_t *, int);
} Scene;

static const Scene scenes[] = {
    {"shapes", draw_shape},
    {"labels", draw_label},
};

static const Scene *scene_named(const char *name) {
  for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
    if (strcmp(scenes[i].name, name) == 0) return &scenes[i];
  }
  return NULL;
}

static void draw_pass(cairo_t *cairo, const Scene *scene) {
  cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR);
  cairo_paint(cairo);
  cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
  for (int index = 0; index < COUNT; index++) scene->draw(cairo, index);
}

static int by_size(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// Returns the median time of one repetition in milliseconds, and their number in `passes`.
static double measure(cairo_t *cairo, const Scene *scene, double seconds, int *passes) {
  double *times = calloc(MOST_PASSES, sizeof *times);
  if (times == NULL) return NAN;
  draw_pass(cairo, scene);
  const double end = seconds_of(CLOCK_MONOTONIC) + seconds;
  int count = 0;
  while (count == 0 || (count < MOST_PASSES && seconds_of(CLOCK_MONOTONIC) < end)) {
    const double start = seconds_of(CLOCK_THREAD_CPUTIME_ID);
    draw_pass(cairo, scene);
    times[count++] = (seconds_of(CLOCK_THREAD_CPUTIME_ID) - start) * 1000;
  }
  qsort(times, (size_t)count, sizeof *times, by_size);
  const double median = times[count / 2];
  free(times);
  *passes = count;
  return median;
}

static int fail(const char *argument, const char *problem) {
  fprintf(stderr, "drawing: %s: %s\n", argument, problem);
  return 2;
}

int main(int argc, char **argv) {
  const Scene *scene = &scenes[0];
  const char *image = NULL;
  double seconds = 5;
  for (int i = 1; i < argc; i += 2) {
    if (i + 1 == argc) return fail(argv[i], "a value is missing");
    if (strcmp(argv[i], "--scene") == 0) {
      scene = scene_named(argv[i + 1]);
      if (scene == NULL) return fail(argv[i + 1], "no such scene");
    } else if (strcmp(argv[i], "--seconds") == 0) {
      seconds = strtod(argv[i + 1], NULL);
      if (!(seconds > 0 && seconds < 3600)) return fail(argv[i + 1], "not a number of seconds");
    } else if (strcmp(argv[i], "--image") == 0) {
      image = argv[i + 1];
    } else {
      return fail(argv[i], "no such option; there are --scene, --seconds and --image");
    }
  }
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cairo = cairo_create(surface);
  int passes = 0;
  const double median = measure(cairo, scene, seconds, &passes);
  printf("{\"peer\": \"c\", \"mode\": \"drawing\", \"scene\": \"%s\", \"passes\": %d, "
         "\"pass_ms\": %.4f}\n",
         scene->name, passes, median);
  const cairo_status_t written = image ? cairo_surface_write_to_png(surface, image)
                                         : CAIRO_STATUS_SUCCESS;
  const cairo_status_t status = cairo_status(cairo);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  if (status != CAIRO_STATUS_SUCCESS) return fail("cairo", cairo_status_to_string(status));
  if (written != CAIRO_STATUS_SUCCESS) return fail(image, cairo_status_to_string(written));
  return 0;
}
