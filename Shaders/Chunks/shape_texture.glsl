// The texture coordinates of a shape.
#ifndef PERSPECTIVE
// The limits of `inside`, so that nothing outside the texture's part is read.
flat VARYING vec4 textureBounds;
#endif

#ifdef VERTEX
// `margin` is in pixels.
void setTextureBounds(vec2 extent, float margin) {
#ifndef PERSPECTIVE
  vec2 inset = min(vec2(margin), extent * 0.5);
  textureBounds = vec4(inset, extent - inset);
#endif
}
#else
vec2 clampToTexture(vec2 position) {
#ifdef PERSPECTIVE
  return clamp(position, 0.0, 1.0);
#else
  return clamp(position, textureBounds.xy, textureBounds.zw);
#endif
}
#endif
