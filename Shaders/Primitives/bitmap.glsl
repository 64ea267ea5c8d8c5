// A bitmap; in a shape, over the color.
#ifdef SHAPE
// The texture coordinates at `inside` 0, then their change per pixel.
flat VARYING vec4 textureMapping;

#ifdef VERTEX
void prepare(vec2 extent) {
  setTextureBounds(extent, 1.0 / 64.0);
  textureMapping = vec4(texturePart.xy, texturePart.zw / extent);
}
#else
vec4 paint(vec2 inside) {
  COLOR_PRECISION vec4 texel =
    bitmapTexel(textureMapping.xy + clampToTexture(inside) * textureMapping.zw);
  // In high precision: otherwise a shape without a border would be rounded differently in a batch
  // of shapes with one.
  vec4 color = shapeColor;
  return texel + color * (1.0 - texel.a);
}
#endif
#elif defined(FRAGMENT)
COLOR_PRECISION vec4 paintQuad() {
  return bitmapTexel(textureCoordinate) * quadOpacity;
}
#endif
