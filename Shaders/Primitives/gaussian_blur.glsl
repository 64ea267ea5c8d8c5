// A Gaussian blur along one axis. One sample with the linear filter reads a pair of pixels.
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
  for (float pair = 0.0; pair < blur.y; pair += 1.0) {
    float first = weight * factor;
    factor *= square;
    float second = first * factor;
    factor *= square;
    weight = second;
    float sum = first + second;
    vec2 offset = axis * (2.0 * pair + 1.0 + second / max(sum, 1e-20));
    color += sum * (texel(inside + offset) + texel(inside - offset));
  }
  return color;
}
#endif
