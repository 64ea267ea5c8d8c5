// The alpha of a bitmap that filters have reduced, in the color.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
}
#else
vec4 paint(vec2 inside) {
  return shapeColor * splineTexel(texelPosition(inside), firstTexel(), lastTexel()).a;
}
#endif
