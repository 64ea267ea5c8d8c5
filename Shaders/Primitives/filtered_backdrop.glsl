// The filtered backdrop, enlarged by a linear filter in full precision if the filters have reduced
// it. Beyond its edges, the pixels at the edges are repeated.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareBackdrop();
}
#else
vec4 paint(vec2 inside) {
  vec2 texel = (position - backdropPart.xy) * backdropDetails.x;
  texel = clamp(texel, vec2(0.5), backdropPart.zw - 0.5) - 0.5;
  // The result must not depend on the part that is drawn, so rounding errors of the interpolation
  // are removed.
  texel = floor(texel * 1024.0 + 0.5) / 1024.0;
  ivec2 low = ivec2(texel);
  ivec2 high = min(low + 1, ivec2(backdropPart.zw) - 1);
  vec2 part = texel - vec2(low);
  vec4 upper = mix(
    texelFetch(bitmap, low, 0), texelFetch(bitmap, ivec2(high.x, low.y), 0), part.x);
  vec4 lower = mix(
    texelFetch(bitmap, ivec2(low.x, high.y), 0), texelFetch(bitmap, high, 0), part.x);
  return mix(upper, lower, part.y);
}
#endif
