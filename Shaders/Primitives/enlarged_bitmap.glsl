// A group that filters have reduced. The texels beside the item's part are those of the group too.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
}
#else
vec4 paint(vec2 inside) {
  return splineTexel(texelPosition(inside), ivec2(0), textureSize(bitmap, 0) - 1);
}
#endif
