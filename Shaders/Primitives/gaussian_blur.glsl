// A Gaussian blur along one axis.
flat VARYING vec4 blur;  // BlurParameters
// The texture coordinates at `inside` 0, then their change per pixel.
flat VARYING vec4 textureMapping;

#ifdef VERTEX
void prepare(vec2 extent) {
  // The source is the result of a group: the texels beside it do not belong to it.
  setTextureBounds(extent, 0.5);
  textureMapping = vec4(texturePart.xy, texturePart.zw / extent);
  blur = parameter(primitiveParameters());
}
#else
vec4 texel(vec2 position) {
  return texture(bitmap, textureMapping.xy + clampToTexture(position) * textureMapping.zw);
}

vec4 paint(vec2 inside) {
  vec2 axis = vec2(1.0 - blur.x, blur.x);
  vec4 color = blur.z * texel(inside);
  // The weight at a distance is the middle one's times ratio^(distance²): from one pixel to the next
  // it is multiplied by a factor that is itself multiplied by ratio².
  float weight = blur.z;
  float factor = blur.w;
  float square = blur.w * blur.w;
  for (float offset = 1.0; offset <= blur.y; offset += 1.0) {
    weight *= factor;
    factor *= square;
    color += weight * (texel(inside + axis * offset) + texel(inside - axis * offset));
  }
  return color;
}
#endif
