// The shadow of a rectangle: ShadowParameters. Lengths are in deviations of the blur, from the middle
// of the rectangle.
//
// The position at `inside` 0, and its change per unit of `inside`.
flat VARYING vec4 shadowMapping;
flat VARYING vec2 shadowHalfSize;

#ifdef VERTEX
void prepareShadow(vec2 extent) {
  int first = primitiveParameters();
  vec4 mapping = parameter(first);
  shadowMapping = vec4(mapping.xy, mapping.zw / extent);
  shadowHalfSize = parameter(first + 1).xy;
}
#else
// The shadow of the rectangle is the product of these.
vec2 shadowSpans(vec2 position) {
  vec4 sides = cumulative(vec4(position + shadowHalfSize, position - shadowHalfSize));
  return sides.xy - sides.zw;
}
#endif
