// The fragment shader of shapes; `paint` is the primitive's.
out COLOR_PRECISION vec4 fragment;

void main() {
#ifdef PERSPECTIVE
  float coverage = quadCoverage(edgeDistances, lowNormals, highNormals);
  // Behind the camera there is no coverage.
  float depth = max(plane.z, 1e-6);
  vec2 inside = clamp(plane.xy / depth, vec2(-64.0), vec2(64.0));
#else
  float coverage = spanCoverage(inside + edges.xy, edges.zw - inside);
#endif
  vec4 color = paint(inside);
#ifdef ROUNDED
#ifdef PERSPECTIVE
  vec2 point = (inside * 2.0 - 1.0) * rectangle.xy;
  vec4 gradients = rectangle.xxyy
    * (planeSlopes - inside.xxyy * depthSlope.xyxy) * (2.0 / depth);
  vec2 pixelsPerPoint = sharpness * inversesqrt(
    vec2(dot(gradients.xy, gradients.xy), dot(gradients.zw, gradients.zw)));
#else
  vec2 point = inside * scales.xy - rectangle.xy;
  vec2 pixelsPerPoint = scales.zw;
#endif
  vec2 corner = cornerDistance(point, rectangle.xy, rectangle.z, shapeFlags, gradients);
  coverage = min(coverage, edgeCoverage(corner.x));
#endif
#ifdef BORDERED
  float border = rectangle.w;
  if (border > 0.0) {
    // Its inner corners have the same centers; there are none where the border is wider than the
    // radius.
    float inner = rectangleCoverage(point, rectangle.xy - border, pixelsPerPoint);
    if (rectangle.z > border) inner = min(inner, edgeCoverage(corner.x - border * corner.y));
    float ring = 1.0 - inner;
    color = shapeBorderColor * ring + color * (1.0 - shapeBorderColor.a * ring);
  }
#endif
#ifdef CLIPPED
  coverage *= clipCoverage();
#endif
  color *= coverage * shapeOpacity;
#ifdef COMBINES
  color = combine(color);
#endif
  fragment = color;
}
