// The filtered backdrop, enlarged if the filters have reduced it. Beyond its edges, the pixels at
// the edges are repeated.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareBackdrop();
}
#else
vec4 paint(vec2 inside) {
  vec2 texel = (position - backdropPart.xy) * backdropDetails.x;
  texel = clamp(texel, vec2(0.5), backdropPart.zw - 0.5);
  if (backdropDetails.x == 1.0) return texelFetch(bitmap, ivec2(texel), 0);
  // The result must not depend on the part that is drawn, so rounding errors are removed.
  vec2 place = floor((texel - 0.5) * 1024.0 + 0.5) / 1024.0;
  return splineTexel(place, ivec2(0), ivec2(backdropPart.zw) - 1);
}
#endif
