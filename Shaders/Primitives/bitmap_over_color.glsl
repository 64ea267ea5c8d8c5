// A bitmap over the color of a quad.
#ifdef FRAGMENT
COLOR_PRECISION vec4 paintQuad() {
  COLOR_PRECISION vec4 texel = bitmapTexel(textureCoordinate);
  return texel * quadOpacity + quadColor * (1.0 - texel.a);
}
#endif
