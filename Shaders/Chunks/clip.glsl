// The clips that cut a shape.
VARYING vec2 position;  // in buffer pixels
flat VARYING int innermostClip;

#ifdef FRAGMENT
#ifdef CLIPS_IN_PERSPECTIVE
// The coverage by one clip. Its edges are straight lines in pixels; its corners are measured at the
// pixel.
float coverageOfClip(vec4 x, vec4 y, vec4 rest, vec4 w) {
  vec3 point = vec3(
    dot(x.xy, position) + x.z, dot(y.xy, position) + y.z, dot(w.xy, position) + w.z);
  vec2 halfSize = vec2(x.w, y.w);
  vec4 low = halfSize.xxyy * w.xyxy + vec4(x.xy, y.xy);
  vec4 high = halfSize.xxyy * w.xyxy - vec4(x.xy, y.xy);
  vec4 slopes = max(
    vec4(length(low.xy), length(low.zw), length(high.xy), length(high.zw)), 1e-9);
  vec4 distances =
    vec4(halfSize * point.z + point.xy, halfSize * point.z - point.xy) * (sharpness / slopes);
  float depth = max(point.z, 1e-6);
  point.xy = clamp(point.xy / depth, -64.0 * halfSize, 64.0 * halfSize);
  vec2 corner = cornerDistance(
    point.xy, halfSize, rest.x, int(rest.y),
    vec4(x.xy - point.x * w.xy, y.xy - point.y * w.xy) / depth);
  return min(
    quadCoverage(distances, low / slopes.xxyy, high / slopes.zzww), edgeCoverage(corner.x));
}
#endif

// The coverage by all clips, from the innermost outwards. The condition is at the end of the loop,
// since a software renderer runs one more iteration if it is at the beginning.
float clipCoverage() {
  float coverage = 1.0;
  int index = innermostClip;
  do {
    vec4 x = parameter(max(index, 0));
    vec4 y = parameter(max(index, 0) + 1);
    vec4 rest = parameter(max(index, 0) + 2);
#ifdef CLIPS_IN_PERSPECTIVE
    bool isInPerspective = (int(rest.y) & 512) != 0;
    vec4 w = isInPerspective ? parameter(index + 3) : vec4(0.0, 0.0, 1.0, 0.0);
    coverage *= coverageOfClip(x, y, rest, w);
#else
    vec2 point = vec2(dot(x.xy, position) + x.z, dot(y.xy, position) + y.z);
    vec2 pixelsPerPoint =
      sharpness * inversesqrt(vec2(dot(x.xy, x.xy), dot(y.xy, y.xy)));
    vec2 corner = cornerDistance(
      point, vec2(x.w, y.w), rest.x, int(rest.y), vec4(x.xy, y.xy));
    coverage *= min(
      rectangleCoverage(point, vec2(x.w, y.w), pixelsPerPoint), edgeCoverage(corner.x));
#endif
    index = int(rest.z);
  } while (index >= 0);
  return innermostClip >= 0 ? coverage : 1.0;
}
#endif
