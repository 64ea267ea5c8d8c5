// The alpha of a bitmap in the color, with a linear filter.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
}
#else
vec4 paint(vec2 inside) {
  vec2 place = clamp(texelPosition(inside), vec2(firstTexel()), vec2(lastTexel()));
  ivec2 low = ivec2(place);
  ivec2 high = min(low + 1, lastTexel());
  vec2 part = place - vec2(low);
  vec2 upper = vec2(texelAt(low).a, texelAt(ivec2(high.x, low.y)).a);
  vec2 lower = vec2(texelAt(ivec2(low.x, high.y)).a, texelAt(high).a);
  vec2 column = mix(upper, lower, part.y);
  return shapeColor * mix(column.x, column.y, part.x);
}
#endif
