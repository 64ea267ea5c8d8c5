// A bitmap over the color of a quad.
#ifdef FRAGMENT
mediump vec4 paintQuad() {
  mediump vec4 texel = bitmapTexel(textureCoordinate);
  return texel * quadOpacity + quadColor * (1.0 - texel.a);
}
#endif
