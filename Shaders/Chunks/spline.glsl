// The filter that enlarges a bitmap: a quadratic B-spline. It blurs by the same variance at all
// places, so that blurs of few texels can be enlarged.
#ifdef FRAGMENT
vec4 splineRow(int y, ivec3 x, vec3 weights) {
  return weights.x * texelAt(ivec2(x.x, y))
    + weights.y * texelAt(ivec2(x.y, y))
    + weights.z * texelAt(ivec2(x.z, y));
}

vec3 splineWeights(float part) {
  vec2 sides = vec2(0.5 - part, 0.5 + part);
  sides *= sides * 0.5;
  return vec3(sides.x, 0.75 - part * part, sides.y);
}

// The bitmap along an axis, from an origin on: at a place relative to the centers of texels, up to the
// last one.
vec4 splineAlong(ivec2 axis, ivec2 origin, float place, int last) {
  float middle = floor(place + 0.5);
  vec3 weights = splineWeights(place - middle);
  ivec3 at = clamp(ivec3(int(middle)) + ivec3(-1, 0, 1), 0, last);
  return weights.x * texelAt(origin + axis * at.x)
    + weights.y * texelAt(origin + axis * at.y)
    + weights.z * texelAt(origin + axis * at.z);
}

// The bitmap at a place relative to the centers of texels. Reads none but those from `first` to
// `last`.
vec4 splineTexel(vec2 place, ivec2 first, ivec2 last) {
  vec2 middle = floor(place + 0.5);
  vec2 part = place - middle;
  ivec3 x = clamp(ivec3(middle.x) + ivec3(-1, 0, 1), first.x, last.x);
  ivec3 y = clamp(ivec3(middle.y) + ivec3(-1, 0, 1), first.y, last.y);
  vec3 across = splineWeights(part.x);
  vec3 down = splineWeights(part.y);
  return down.x * splineRow(y.x, x, across) + down.y * splineRow(y.y, x, across)
    + down.z * splineRow(y.z, x, across);
}
#endif
