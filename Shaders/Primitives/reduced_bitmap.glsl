// A group, one side of which is divided by a whole number, with a tent filter: its weights fall from
// the middle of a block of texels to the middles of the blocks beside it. The mean of the block alone
// would not tell where in it the texels differ, and the blurred edge would be there. Each side has a
// pass of its own, which reads two texels for each of the source, where both at once would read four.
// The texels at the edges are repeated as far as the result reaches.
flat VARYING vec3 reduction;  // the axis, the number, and the last texel along the axis

#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
  reduction = parameter(primitiveParameters()).xyz;
}
#else
vec4 paint(vec2 inside) {
  bool isVertical = reduction.x > 0.5;
  int side = int(reduction.y);
  ivec2 sides = isVertical ? ivec2(1, side) : ivec2(side, 1);
  ivec2 block = ivec2(floor(texelCoordinates(inside) / vec2(sides))) * sides;
  int first = (isVertical ? block.y : block.x) - side / 2;
  int last = int(reduction.z);
  float middle = float(side) - 0.5;
  vec4 sum = vec4(0.0);
  for (int index = 0; index < 2 * side; index += 1) {
    int place = clamp(first + index, 0, last);
    ivec2 texel = isVertical ? ivec2(block.x, place) : ivec2(place, block.y);
    sum += (float(side) - abs(float(index) - middle)) * texelAt(texel);
  }
  return sum / float(side * side);
}
#endif
