/* The scene of `lamina bench --variant translucent` with GTK 4, for `compare-peers`.
 *
 *   gtk vsync|free WARMUP SECONDS LAYERS SIDE
 *
 * GTK 4.8 draws into a window at the display's pace only. With `free`, the same nodes are therefore
 * drawn into a texture, one after the other, and read back so that each is finished. Prints "begin" after the warm-up and "end FRAMES SECONDS" after the measured seconds, and waits
 * to be stopped. One widget draws all textures, which is the least that GTK has to do. */

#include <gtk/gtk.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../bitmap.h"

static const double turn = 2 * G_PI;

static struct {
  bool is_free;
  double warmup, seconds;
  double start; /* when measuring began, in seconds; 0 before */
  long frames;  /* drawn since then */
  int layers, side;
  GdkTexture **textures;
} run;

static double now(void) { return 1e-6 * (double)g_get_monotonic_time(); }

/* MARK: The scene */

/* Draws a layer in its state at a time, as BenchScene.swift says. */
static void draw_layer(GtkSnapshot *snapshot, int index, int columns, int rows, double width,
                       double height, double time)
{
  double phase = turn * time / (2 + 0.05 * (index % 40));
  double x = (index % columns + 0.5) * width / columns - 60 * cos(phase);
  double y = (index / columns + 0.5) * height / rows + 40 * sin(phase);
  float scale = (float)(1 - 0.5 * cos(phase / 1.5)), half = 0.5f * (float)run.side;
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)x, (float)y));
  gtk_snapshot_rotate(snapshot, (float)(phase / 2 * (index % 2 ? -1 : 1) * 360 / turn));
  gtk_snapshot_scale(snapshot, scale, scale);
  gtk_snapshot_push_opacity(snapshot, 0.65 - 0.35 * cos(phase / 0.75));
  gtk_snapshot_append_texture(snapshot, run.textures[index],
                              &GRAPHENE_RECT_INIT(-half, -half, 2 * half, 2 * half));
  gtk_snapshot_pop(snapshot);
  gtk_snapshot_restore(snapshot);
}

static void draw_layers(GtkSnapshot *snapshot, double width, double height, double time)
{
  int columns = (int)ceil(sqrt(run.layers * width / height));
  int rows = (run.layers + columns - 1) / columns;
  gtk_snapshot_append_color(snapshot, &(GdkRGBA){24 / 255.f, 32 / 255.f, 48 / 255.f, 1},
                            &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
  for (int i = 0; i < run.layers; i++)
    draw_layer(snapshot, i, columns, rows, width, height, time);
  run.frames++;
}

/* MARK: The widget */

typedef GtkWidget Scene;
typedef GtkWidgetClass SceneClass;
GType scene_get_type(void);
G_DEFINE_TYPE(Scene, scene, GTK_TYPE_WIDGET)

static void scene_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
  draw_layers(snapshot, gtk_widget_get_width(widget), gtk_widget_get_height(widget),
              1e-6 * (double)gdk_frame_clock_get_frame_time(clock));
}

static void scene_class_init(SceneClass *class) { class->snapshot = scene_snapshot; }

static void scene_init(Scene *scene) { (void)scene; }

static gboolean draw_again(GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  (void)clock, (void)data;
  gtk_widget_queue_draw(widget);
  return G_SOURCE_CONTINUE;
}

static gboolean draw_free(gpointer widget)
{
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  draw_layers(snapshot, width, height, now());
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  GskRenderer *renderer = gtk_native_get_renderer(gtk_widget_get_native(widget));
  GdkTexture *texture = gsk_renderer_render_texture(
      renderer, node, &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
  static unsigned char *pixels;
  if (!pixels) pixels = g_malloc((size_t)width * (size_t)height * 4);
  gdk_texture_download(texture, pixels, (size_t)width * 4);
  g_object_unref(texture);
  gsk_render_node_unref(node);
  return G_SOURCE_CONTINUE;
}

/* MARK: Measurement */

static gboolean end(gpointer data)
{
  (void)data;
  printf("end %ld %.4f\n", run.frames, now() - run.start);
  fflush(stdout);
  return G_SOURCE_REMOVE;
}

static gboolean begin(gpointer scene)
{
  puts("begin");
  fflush(stdout);
  run.frames = 0;
  run.start = now();
  g_timeout_add((guint)(1e3 * run.seconds), end, NULL);
  if (run.is_free) g_idle_add(draw_free, scene);
  return G_SOURCE_REMOVE;
}

static void create_textures(void)
{
  size_t bytes = (size_t)run.side * run.side * 4;
  run.textures = g_new(GdkTexture *, run.layers);
  for (int i = 0; i < run.layers; i++) {
    unsigned char *pixels = g_malloc(bytes);
    draw_bitmap(pixels, run.side, run.side, i, TRANSLUCENT);
    GBytes *data = g_bytes_new_take(pixels, bytes);
    run.textures[i] = gdk_memory_texture_new(
        run.side, run.side, GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, data, 4 * (size_t)run.side);
    g_bytes_unref(data);
  }
}

static void activate(GtkApplication *application, gpointer data)
{
  (void)data;
  GtkWidget *window = gtk_application_window_new(application);
  GtkWidget *scene = g_object_new(scene_get_type(), NULL);
  create_textures();
  gtk_window_set_child(GTK_WINDOW(window), scene);
  gtk_window_fullscreen(GTK_WINDOW(window));
  if (!run.is_free) gtk_widget_add_tick_callback(scene, draw_again, NULL, NULL);
  gtk_window_present(GTK_WINDOW(window));
  g_timeout_add((guint)(1e3 * run.warmup), begin, scene);
}

int main(int count, char **arguments)
{
  if (count != 6) {
    fputs("usage: gtk vsync|free WARMUP SECONDS LAYERS SIDE\n", stderr);
    return 64;
  }
  run.is_free = !strcmp(arguments[1], "free");
  run.warmup = atof(arguments[2]);
  run.seconds = atof(arguments[3]);
  run.layers = atoi(arguments[4]);
  run.side = atoi(arguments[5]);
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 1, arguments);
}
