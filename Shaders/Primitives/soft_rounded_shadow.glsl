// The shadow of a rectangle with round corners whose radius is small for the blur, in the color: that
// of the rectangle without what is missing at the corners.
#ifdef FRAGMENT
vec4 paint(vec2 inside) {
  vec2 position = shadowMapping.xy + inside * shadowMapping.zw;
  vec2 spans = shadowSpans(position);
  vec4 distances = vec4(shadowHalfSize + position, shadowHalfSize - position) * series.xyxy - center;
  vec4 x = distances.xzxz;
  vec4 y = distances.yyww;
  vec4 u = precisions.x * x + precisions.y * y;
  vec4 v = precisions.y * x + precisions.z * y;
  vec4 gaussians = heights * exp2(-0.7213475204 * (x * u + y * v));
  vec4 products = u * v;
  vec4 sums = u + v;
  vec4 factors = 1.0 + sums * (thirds.x * (sums * sums - 3.0 * products) + thirds.y * products)
    - series.z * u - series.w * v;
  return shapeColor * max(spans.x * spans.y - dot(gaussians, factors), 0.0);
}
#endif
