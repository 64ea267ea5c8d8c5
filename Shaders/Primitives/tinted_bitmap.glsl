// A bitmap whose colors are multiplied with the color.
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
  return bitmapTexel(textureMapping.xy + clampToTexture(inside) * textureMapping.zw)
    * shapeColor;
}
#endif
#elif defined(FRAGMENT)
COLOR_PRECISION vec4 paintQuad() {
  return bitmapTexel(textureCoordinate) * quadColor;
}
#endif
