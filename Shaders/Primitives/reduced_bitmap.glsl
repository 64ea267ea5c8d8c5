// A group reduced by a whole factor: each pixel is the mean of a block of texels.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
}
#else
vec4 paint(vec2 inside) {
  int side = int(textureMapping.z * float(textureSize(bitmap, 0).x) + 0.5);
  ivec2 first = ivec2(floor(texelCoordinates(inside) / float(side))) * side;
  vec4 sum = vec4(0.0);
  for (int y = 0; y < side; y += 1) {
    for (int x = 0; x < side; x += 1) sum += texelFetch(bitmap, first + ivec2(x, y), 0);
  }
  return sum / float(side * side);
}
#endif
