// The shadow of a rectangle with round corners, as in soft_rounded_shadow.glsl, that is so large for
// the blur that a pixel sees two sides and the corner between them alone.
#ifdef FRAGMENT
vec4 paint(vec2 inside) {
  vec2 position = shadowMapping.xy + inside * shadowMapping.zw;
  vec2 depth = shadowHalfSize - abs(position);
  vec2 spans = cumulative(depth.xyxy).xy;
  vec2 sides = position.y > 0.0 ? heights.zw : heights.xy;
  float height = position.x > 0.0 ? sides.y : sides.x;
  vec2 at = depth * series.xy - center;
  float u = dot(precisions.xy, at);
  float v = dot(precisions.yz, at);
  float gaussian = height * exp2(-0.7213475204 * (at.x * u + at.y * v));
  float product = u * v;
  float sum = u + v;
  float factor = 1.0 + sum * (thirds.x * (sum * sum - 3.0 * product) + thirds.y * product)
    - series.z * u - series.w * v;
  return shapeColor * max(spans.x * spans.y - gaussian * factor, 0.0);
}
#endif
