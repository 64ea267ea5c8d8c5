// The texture with a linear filter in full precision.
// The texture coordinates at `inside` 0, then their change per pixel.
flat VARYING vec4 textureMapping;

#ifdef VERTEX
void prepareResampling(vec2 extent) {
  setTextureBounds(extent, 1.0 / 64.0);
  textureMapping = vec4(texturePart.xy, texturePart.zw / extent);
}
#else
// The place of a pixel in the texture, in texels.
vec2 texelCoordinates(vec2 inside) {
  vec2 size = vec2(textureSize(bitmap, 0));
  return (textureMapping.xy + clampToTexture(inside) * textureMapping.zw) * size;
}

// Reads no texels but those from `first` to `last`.
vec4 resampledTexel(vec2 inside, vec2 first, vec2 last) {
  // The result must not depend on the part of a group that is drawn, so rounding errors of the
  // interpolation are removed: at powers of two, positions are multiples of a power of two.
  vec2 texel = floor((texelCoordinates(inside) - 0.5) * 1024.0 + 0.5) / 1024.0;
  texel = clamp(texel, first, last);
  ivec2 low = ivec2(floor(texel));
  ivec2 high = min(low + 1, ivec2(last));
  vec2 part = texel - vec2(low);
  vec4 upper = mix(
    texelFetch(bitmap, low, 0), texelFetch(bitmap, ivec2(high.x, low.y), 0), part.x);
  vec4 lower = mix(
    texelFetch(bitmap, ivec2(low.x, high.y), 0), texelFetch(bitmap, high, 0), part.x);
  return mix(upper, lower, part.y);
}

// Reads the texels beside the item's part of the texture too.
vec4 resampledTexel(vec2 inside) {
  return resampledTexel(inside, vec2(0.0), vec2(textureSize(bitmap, 0)) - 1.0);
}

// Reads the texels of the item's part alone: those beside it are undefined in a result of filters.
vec4 resampledTexelOfPart(vec2 inside) {
  vec2 first = floor(texelCoordinates(vec2(-1e6)) + 0.5);
  return resampledTexel(inside, first, floor(texelCoordinates(vec2(1e6)) + 0.5) - 1.0);
}
#endif
