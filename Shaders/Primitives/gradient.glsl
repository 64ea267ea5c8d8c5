// A gradient over the color.
//
// From `inside` to the gradient's space, see GradientParameters: x, y, then the kind and the count.
flat VARYING vec3 gradientX;
flat VARYING vec3 gradientY;
flat VARYING ivec2 gradientKindAndCount;
flat VARYING int firstColor;

#ifdef VERTEX
void prepare(vec2 extent) {
  int index = primitiveParameters();
  vec4 x = parameter(index);
  vec4 y = parameter(index + 1);
  gradientX = vec3(x.xy / extent, x.z);
  gradientY = vec3(y.xy / extent, y.z);
  gradientKindAndCount = ivec2(x.w, y.w);
  firstColor = index + 2;
}
#else
float gradientProgress(vec2 inside) {
  vec2 point = vec2(
    dot(gradientX.xy, inside) + gradientX.z, dot(gradientY.xy, inside) + gradientY.z);
  if (gradientKindAndCount.x == 1) return point.x;
  if (gradientKindAndCount.x == 2) return length(point);
  return fract(atan(point.y, point.x) / 6.28318530718);
}

vec4 paint(vec2 inside) {
  float progress = gradientProgress(inside);
  vec4 color = parameter(firstColor);
  vec2 location = parameter(firstColor + 1).xy;
  for (int index = 1; index < gradientKindAndCount.y; index++) {
    float part = clamp((progress - location.x) * location.y, 0.0, 1.0);
    color = mix(color, parameter(firstColor + 2 * index), part);
    location = parameter(firstColor + 2 * index + 1).xy;
  }
  color.rgb *= color.a;
  return color + shapeColor * (1.0 - color.a);
}
#endif
