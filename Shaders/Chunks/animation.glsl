// The quad of a layer at the time of the clock, from the record of its animations
// (`VertexAnimation`): its numbers are constants plus changes in proportion to the progress of
// tracks.
#ifdef VERTEX
// Seconds since the records were made.
uniform float clock;

// The sine and the cosine, with an error below 1e-6. Those of some drivers have errors that would
// be visible at the edges of large layers.
vec2 sineAndCosine(float angle) {
  float quarters = floor(angle * 0.636619772 + 0.5);
  float x = (angle - quarters * 1.5703125) - quarters * 4.83826795e-4;
  float z = x * x;
  float sine = ((-1.9515296e-4 * z + 8.3321609e-3) * z - 0.16666655) * z * x + x;
  float cosine =
    ((2.4433157e-5 * z - 1.3887316e-3) * z + 4.1666646e-2) * z * z - 0.5 * z + 1.0;
  int quarter = int(quarters) & 3;
  vec2 swapped = (quarter & 1) == 0 ? vec2(sine, cosine) : vec2(cosine, sine);
  return swapped * vec2(quarter >= 2 ? -1.0 : 1.0, quarter == 1 || quarter == 2 ? -1.0 : 1.0);
}

// The y of a timing curve at `x`, by Halley's method within bounds. The error of the parameter is
// that of a time less than a millionth of the duration away.
float timingCurve(vec4 points, float x) {
  vec2 c = 3.0 * points.xy;
  vec2 b = 3.0 * (points.zw - points.xy) - c;
  vec2 a = 1.0 - c - b;
  float low = 0.0;
  float high = 1.0;
  float t = x;
  for (int step = 0; step < 8; step++) {
    float error = ((a.x * t + b.x) * t + c.x) * t - x;
    if (error < 0.0) low = t; else high = t;
    float slope = (3.0 * a.x * t + 2.0 * b.x) * t + c.x;
    float next = t - error * slope / (slope * slope - error * (3.0 * a.x * t + b.x));
    t = next >= low && next <= high ? next : 0.5 * (low + high);
  }
  return ((a.y * t + b.y) * t + c.y) * t;
}

// The timing is the iterations completed at clock 0, those per second, and the last one.
float progress(vec4 timing, vec4 points, bool autoreverses) {
  float iterations = timing.x + timing.y * clock;
  float fraction = clamp(iterations - min(floor(iterations), timing.z), 0.0, 1.0);
  return timingCurve(points, autoreverses ? 1.0 - abs(2.0 * fraction - 1.0) : fraction);
}

Placed animatedQuad(int record) {
  vec4 place = parameter(record);         // the anchor point in buffer pixels, rotation, opacity
  vec4 color = parameter(record + 1);     // straight
  vec4 scale = parameter(record + 2);     // scale, shear, number of tracks
  vec4 rect = parameter(record + 3);      // relative to the anchor point: origin, size
  vec4 toPixels = parameter(record + 4);  // from the superlayer's coordinates: a, b, c, d
  int end = record + 5 + 5 * int(scale.w);
  for (int track = record + 5; track < end; track += 5) {
    vec4 scaleChange = parameter(track + 2);
    float part = progress(parameter(track + 4), parameter(track + 3), scaleChange.w > 0.0);
    place += part * parameter(track);
    color += part * parameter(track + 1);
    scale.xyz += part * scaleChange.xyz;
  }
  vec2 turn = sineAndCosine(place.z);
  vec2 x = scale.x * turn.yx;
  vec2 y = scale.y * (scale.z * turn.yx + vec2(-turn.x, turn.y));
  x = toPixels.xy * x.x + toPixels.zw * x.y;
  y = toPixels.xy * y.x + toPixels.zw * y.y;
  color = clamp(color, 0.0, 1.0);
  color.rgb *= color.a;
  // The colors of instances have 8 bits.
  return Placed(
    vec4(x * rect.z, y * rect.w), place.xy + x * rect.x + y * rect.y,
    floor(color * 255.0 + 0.5) / 255.0, clamp(place.w, 0.0, 1.0));
}
#endif
