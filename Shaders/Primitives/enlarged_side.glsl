// A group that filters have reduced, enlarged along one axis.
flat VARYING float enlargedAxis;

#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
  enlargedAxis = parameter(primitiveParameters()).x;
}
#else
vec4 paint(vec2 inside) {
  bool isVertical = enlargedAxis > 0.5;
  vec2 position = texelPosition(inside);
  ivec2 texel = ivec2(floor(position + 0.5));
  ivec2 last = lastTexel();
  return isVertical
    ? splineAlong(ivec2(0, 1), ivec2(texel.x, 0), position.y, last.y)
    : splineAlong(ivec2(1, 0), ivec2(0, texel.y), position.x, last.x);
}
#endif
