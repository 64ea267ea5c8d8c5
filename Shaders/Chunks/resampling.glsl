// The texture with a linear filter in full precision.
// The texture coordinates at `inside` 0, then their change per pixel.
flat VARYING vec4 textureMapping;

#ifdef VERTEX
void prepareResampling(vec2 extent) {
  setTextureBounds(extent, 1.0 / 64.0);
  textureMapping = vec4(texturePart.xy, texturePart.zw / extent);
}
#else
vec4 resampledTexel(vec2 inside) {
  ivec2 size = textureSize(bitmap, 0);
  vec2 texel =
    (textureMapping.xy + clampToTexture(inside) * textureMapping.zw) * vec2(size) - 0.5;
  // The result must not depend on the part of a group that is drawn, so rounding errors of the
  // interpolation are removed: at powers of two, positions are multiples of a power of two.
  texel = floor(texel * 1024.0 + 0.5) / 1024.0;
  ivec2 low = clamp(ivec2(floor(texel)), ivec2(0), size - 1);
  ivec2 high = min(low + 1, size - 1);
  vec2 part = clamp(texel - vec2(low), 0.0, 1.0);
  vec4 upper = mix(
    texelFetch(bitmap, low, 0), texelFetch(bitmap, ivec2(high.x, low.y), 0), part.x);
  vec4 lower = mix(
    texelFetch(bitmap, ivec2(low.x, high.y), 0), texelFetch(bitmap, high, 0), part.x);
  return mix(upper, lower, part.y);
}
#endif
