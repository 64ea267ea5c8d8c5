// The texture's colors, changed by a matrix.
flat VARYING mat4 rows;  // ColorMatrixParameters
flat VARYING vec4 bias;
// The texture coordinates at `inside` 0, then their change per pixel.
flat VARYING vec4 textureMapping;

#ifdef VERTEX
void prepare(vec2 extent) {
  setTextureBounds(extent, 0.5);
  textureMapping = vec4(texturePart.xy, texturePart.zw / extent);
  int first = primitiveParameters();
  rows = mat4(
    parameter(first), parameter(first + 1), parameter(first + 2), parameter(first + 3));
  bias = parameter(first + 4);
}
#else
vec4 paint(vec2 inside) {
  vec4 texel =
    texture(bitmap, textureMapping.xy + clampToTexture(inside) * textureMapping.zw);
  vec4 straight = vec4(texel.rgb / max(texel.a, 1.0 / 255.0), texel.a);
  vec4 color = clamp(straight * rows + bias, 0.0, 1.0);
  return vec4(color.rgb * color.a, color.a);
}
#endif
