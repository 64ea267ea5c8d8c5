// The alpha of a bitmap in the color, with a linear filter in full precision.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
}
#else
vec4 paint(vec2 inside) {
  return shapeColor * resampledTexelOfPart(inside).a;
}
#endif
