// A group reduced by a whole factor, with a tent filter: its weights fall from the middle of a block of
// texels to the middles of the blocks beside it. The mean of the block alone would not tell where in
// it the texels differ, and the blurred edge would be there.
#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
}
#else
vec4 paint(vec2 inside) {
  int side = int(textureMapping.z * float(textureSize(bitmap, 0).x) + 0.5);
  ivec2 low = firstTexel();
  ivec2 high = lastTexel();
  ivec2 first = ivec2(floor(texelCoordinates(inside) / float(side))) * side - side / 2;
  float middle = float(side) - 0.5;
  vec4 sum = vec4(0.0);
  for (int y = 0; y < 2 * side; y += 1) {
    int row = clamp(first.y + y, low.y, high.y);
    vec4 line = vec4(0.0);
    for (int x = 0; x < 2 * side; x += 1) {
      ivec2 texel = ivec2(clamp(first.x + x, low.x, high.x), row);
      line += (float(side) - abs(float(x) - middle)) * texelFetch(bitmap, texel, 0);
    }
    sum += (float(side) - abs(float(y) - middle)) * line;
  }
  float area = float(side * side);
  return sum / (area * area);
}
#endif
