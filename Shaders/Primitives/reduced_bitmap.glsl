// A group, one side of which is divided by a whole number, with a tent filter: its weights fall from
// the middle of a block of texels to the middles of the blocks beside it. The mean of the block alone
// would not tell where in it the texels differ, and the blurred edge would be there. Each side has a
// pass of its own, which reads two texels for each of the source, where both at once would read four.
flat VARYING vec2 reduction;  // the axis and the number

#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
  reduction = parameter(primitiveParameters()).xy;
}
#else
vec4 paint(vec2 inside) {
  bool isVertical = reduction.x > 0.5;
  ivec2 axis = isVertical ? ivec2(0, 1) : ivec2(1, 0);
  int side = int(reduction.y);
  ivec2 sides = isVertical ? ivec2(1, side) : ivec2(side, 1);
  ivec2 low = firstTexel();
  ivec2 high = lastTexel();
  ivec2 first = ivec2(floor(texelCoordinates(inside) / vec2(sides))) * sides - axis * (side / 2);
  float middle = float(side) - 0.5;
  vec4 sum = vec4(0.0);
  for (int index = 0; index < 2 * side; index += 1) {
    ivec2 texel = clamp(first + axis * index, low, high);
    sum += (float(side) - abs(float(index) - middle)) * texelFetch(bitmap, texel, 0);
  }
  return sum / float(side * side);
}
#endif
