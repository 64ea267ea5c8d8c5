/* The bitmaps of the benchmarks, which `BenchView` draws too. */

#pragma once

#include <math.h>

/* The bitmaps: discs that leave the corners transparent, discs on an opaque background, and smaller
 * discs with a wide transparent margin. The opacities change in the first variant only. */
enum variant { TRANSLUCENT, OPAQUE, SPRITES };

static inline double clamp(double value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

/* A color channel of a hue (0 red, 1 green, 2 blue), as UIColor computes it. */
static inline double channel(int layer, double saturation, double brightness, int index)
{
  /* In sixths of the color wheel, from the hue to the one at which this channel is the greatest. */
  double distance = fabs(fmod(6 * (layer % 24 / 24.0) + 6 - 2 * index, 6));
  double share = clamp(2 - fmin(distance, 6 - distance));
  return brightness * (1 - saturation * (1 - share));
}

/* Draws a color over a premultiplied pixel of four channels. */
static inline void draw_over(double *pixel, const double *color, double alpha)
{
  for (int i = 0; i < 3; i++) pixel[i] = color[i] * alpha + pixel[i] * (1 - alpha);
  pixel[3] = alpha + pixel[3] * (1 - alpha);
}

/* Draws the picture of `BenchView`: a disc with a ring, whose hue depends on the layer. The
 * pitch is the number of pixels from one row to the next; the bytes are premultiplied RGBA. */
static inline void draw_bitmap(unsigned char *pixels, int pitch, int size, int layer,
                               enum variant variant)
{
  static const double white[] = {1, 1, 1};
  double middle = 0.5 * (size - 1), margin = (variant == SPRITES ? 3.0 : 1.0) / 16 * size;
  double disc_radius = 0.5 * size - margin, ring_radius = disc_radius - 3.0 / 16 * size;
  double disc_color[3], back_color[3];
  for (int i = 0; i < 3; i++) {
    disc_color[i] = channel(layer, 0.7, 0.95, i);
    back_color[i] = channel(layer, 0.5, 0.4, i);
  }

  for (int row = 0; row < size; row++) {
    for (int column = 0; column < size; column++) {
      double distance = hypot(column - middle, row - middle), color[4] = {0, 0, 0, 0};
      if (variant == OPAQUE) draw_over(color, back_color, 1);
      draw_over(color, disc_color, clamp(0.5 + disc_radius - distance));
      draw_over(color, white, 0.6 * clamp(0.5 + size / 32.0 - fabs(distance - ring_radius)));
      unsigned char *pixel = pixels + 4 * (row * pitch + column);
      for (int i = 0; i < 4; i++) pixel[i] = (unsigned char)lround(255 * color[i]);
    }
  }
}
