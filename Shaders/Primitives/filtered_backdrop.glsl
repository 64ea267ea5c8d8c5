// The filtered backdrop. Where the filters have reduced it, it was enlarged along x before, and is
// enlarged along y here. Beyond its edges, the pixels at the edges are repeated.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareBackdrop();
}
#else
vec4 paint(vec2 inside) {
  vec2 texel = (position - backdropPart.xy) * vec2(1.0, backdropDetails.x);
  texel = clamp(texel, vec2(0.5), backdropPart.zw - 0.5);
  if (backdropDetails.x == 1.0) return texelAt(ivec2(texel));
  // The result must not depend on the part that is drawn, so rounding errors are removed.
  float place = floor((texel.y - 0.5) * 1024.0 + 0.5) / 1024.0;
  return splineAlong(ivec2(0, 1), ivec2(int(texel.x), 0), place, int(backdropPart.w) - 1);
}
#endif
