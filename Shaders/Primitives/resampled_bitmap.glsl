// A bitmap with a linear filter in full precision.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
}
#else
vec4 paint(vec2 inside) {
  return resampledTexel(inside);
}
#endif
