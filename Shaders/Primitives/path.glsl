// Cells at the edge of a path, side by side; see PathParameters.
flat VARYING int firstRow;

#ifdef VERTEX
void prepare(vec2 extent) {
  firstRow = primitiveParameters();
}
#else
vec4 paint(vec2 inside) {
  ivec2 pixel = ivec2(floor(inside / sharpness));
  // The cells have 8 × 8 pixels.
  vec4 pairs = parameter(firstRow + (pixel.x & ~7) + pixel.y);
  float pair = dot(pairs, vec4(equal(ivec4((pixel.x >> 1) & 3), ivec4(0, 1, 2, 3))));
  float right = floor(pair / 4096.0);
  float steps = (pixel.x & 1) != 0 ? right : pair - right * 4096.0;
  return shapeColor * (steps / 4095.0);
}
#endif
