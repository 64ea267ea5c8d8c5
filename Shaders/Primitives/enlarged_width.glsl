// A group that filters have reduced, in its own width again.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
}
#else
vec4 paint(vec2 inside) {
  vec2 position = texelPosition(inside);
  int row = int(floor(position.y + 0.5));
  return splineAlong(ivec2(1, 0), ivec2(0, row), position.x, lastTexel().x);
}
#endif
