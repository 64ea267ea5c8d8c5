// The shadow of a rectangle, in the color.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareShadow(extent);
}
#else
vec4 paint(vec2 inside) {
  vec2 spans = shadowSpans(shadowMapping.xy + inside * shadowMapping.zw);
  return shapeColor * (spans.x * spans.y);
}
#endif
