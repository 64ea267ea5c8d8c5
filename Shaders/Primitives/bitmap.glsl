// A bitmap; in a shape, over the color.
#ifdef SHAPE
// Texture coordinates: at `inside` 0, then a pixel.
flat VARYING vec4 textureMapping;

#ifdef VERTEX
void prepare(vec2 extent) {
  setTextureBounds(extent, 1.0 / 64.0);
  textureMapping = vec4(texturePart.xy, texturePart.zw / extent);
}
#else
vec4 paint(vec2 inside) {
  mediump vec4 texel =
    texture(bitmap, textureMapping.xy + clampToTexture(inside) * textureMapping.zw);
  // High precision, else a shape without a border would be rounded otherwise among those with one.
  vec4 color = shapeColor;
  return texel + color * (1.0 - texel.a);
}
#endif
#elif defined(FRAGMENT)
mediump vec4 paintQuad() {
  return texture(bitmap, textureCoordinate) * quadOpacity;
}
#endif
