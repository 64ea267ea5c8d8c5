// The texels of the texture at the places of pixels. Filters are computed here in full precision:
// those of software renderers round to eight bits and down.
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

// The place relative to the centers of texels. The result must not depend on the part of a group
// that is drawn, so rounding errors are removed: at powers of two, places are multiples of a power
// of two.
vec2 texelPosition(vec2 inside) {
  return floor((texelCoordinates(inside) - 0.5) * 1024.0 + 0.5) / 1024.0;
}

// The first and the last texel of the item's part of the texture. Those beside the result of a
// filter are undefined.
ivec2 firstTexel() { return ivec2(floor(texelCoordinates(vec2(-1e6)))); }
ivec2 lastTexel() { return ivec2(floor(texelCoordinates(vec2(1e6)))); }
#endif
