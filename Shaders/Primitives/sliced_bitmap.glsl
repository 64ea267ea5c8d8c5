// A bitmap that is stretched in nine slices, over the color.
//
// The start and the end of the middle slice in `inside`, and in texture coordinates.
flat VARYING vec4 middle;
flat VARYING vec4 middleTexture;
// The change of the texture coordinates per pixel: before the middle, in it, and after it.
flat VARYING vec4 outerSlopes;
flat VARYING vec2 middleSlope;

#ifdef VERTEX
vec2 ratio(vec2 a, vec2 b) {
  return vec2(b.x > 0.0 ? a.x / b.x : 0.0, b.y > 0.0 ? a.y / b.y : 0.0);
}

void prepare(vec2 extent) {
  setTextureBounds(extent, 1.0 / 64.0);
  vec4 from = vec4(0.0, 0.0, 1.0, 1.0);
  vec4 to = from;
  int index = primitiveParameters();
  if (index >= 0) {
    from = parameter(index);
    to = parameter(index + 1);
  }
  middle = to * extent.xyxy;
  middleTexture = texturePart.xyxy + from * texturePart.zwzw;
  outerSlopes = vec4(
    ratio(from.xy * texturePart.zw, middle.xy),
    ratio((1.0 - from.zw) * texturePart.zw, extent - middle.zw));
  middleSlope = ratio((from.zw - from.xy) * texturePart.zw, middle.zw - middle.xy);
}
#else
vec4 paint(vec2 inside) {
  vec2 at = clampToTexture(inside);
  vec2 start = mix(
    middleTexture.xy + (at - middle.xy) * middleSlope,
    middleTexture.xy + (at - middle.xy) * outerSlopes.xy, lessThan(at, middle.xy));
  vec2 end = middleTexture.zw + (at - middle.zw) * outerSlopes.zw;
  COLOR_PRECISION vec4 texel = bitmapTexel(mix(start, end, greaterThan(at, middle.zw)));
  vec4 color = shapeColor;
  return texel + color * (1.0 - texel.a);
}
#endif
