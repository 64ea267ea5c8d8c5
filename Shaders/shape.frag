#version 300 es

#ifndef BITMAP
#undef SLICED
#endif
#ifndef ROUNDED
#undef BORDERED
#endif

// Distances and coordinates; colors say that they need less.
precision highp float;

const float sharpness = 1.0 + 2.0 / 512.0;  // as in shape.vert

in vec2 inside;
flat in vec4 edges;
flat in mediump vec4 shapeColor;
flat in mediump float shapeOpacity;

#ifdef BITMAP
uniform mediump sampler2D bitmap;  // premultiplied
flat in vec4 textureBounds;
#ifdef SLICED
flat in vec4 middle;
flat in vec4 middleTexture;
flat in vec4 outerSlopes;
flat in vec2 middleSlope;
#else
flat in vec4 texturePlace;
#endif
#endif

#ifdef ROUNDED
flat in vec4 rectangle;
flat in vec4 scales;
flat in vec4 gradients;
flat in int shapeFlags;
#endif

#ifdef BORDERED
flat in mediump vec4 shapeBorderColor;
#endif

#ifdef CLIPPED
uniform highp sampler2D parameters;
in vec2 position;
flat in int innermostClip;
#endif

out mediump vec4 fragment;

// Each edge covers one pixel's width of the way across it; both ways at once, so that a shape
// thinner than a pixel has its part of it.
float spanCoverage(vec2 low, vec2 high) {
  vec2 coverage = max(clamp(low, 0.0, 1.0) + clamp(high, 0.0, 1.0) - 1.0, 0.0);
  return coverage.x * coverage.y;
}

#if defined(ROUNDED) || defined(CLIPPED)
// How far inside a corner's curve a point is, in pixels, and how many pixels a point is long on the
// way; far inside where no curve is. The point is seen from the middle.
//
// With x and y from 0, where the curve begins, to 1, at the other side, it is f(x) + f(y) = 1. For a
// circle f is a square. Apple's continuous corner begins 1.528665 radii from the corner; there f
// begins as a cube, with a factor for the curve's middle to lie 0.2915 radii from the sides, as
// Apple's does. A side that is too short for that gets what brings it to the same middle, and so a
// circle where there is only room for one. Without a power and a branch: a software renderer takes
// both ways of a branch, and with a superellipse 100 turned squares of 128 pixels took 45 ms of CPU
// time on llvmpipe instead of 18.
vec2 cornerDistance(vec2 point, vec2 halfSize, float radius, int flags, vec4 gradients) {
  bool isContinuous = (flags & 16) != 0;
  vec2 region = isContinuous ? min(vec2(1.528665 * radius), halfSize) : vec2(radius);
  vec2 middle = 1.0 - 0.2915 * radius / region;
  vec2 square = middle * middle;
  vec2 cubic = isContinuous
    ? (square - 0.5) / (square - square * middle * (0.70246 + 0.29754 * middle)) : vec2(0.0);

  vec2 offset = abs(point) - halfSize + region;
  vec2 x = offset / region;
  vec2 f = x * x * mix(vec2(1.0), x * (0.70246 + 0.29754 * x), cubic);
  vec2 slope = x * mix(vec2(2.0), x * (2.10738 + 1.19016 * x), cubic) / region * sign(point);
  vec2 gradient = slope.x * gradients.xy + slope.y * gradients.zw;
  // By how fast a root of it grows on the way: the second, which is exact for circles, and the
  // fourth, mixed to be right along a side and on the diagonal of what begins as a cube.
  float sum = f.x + f.y;
  float root = sqrt(sum);
  float depth = mix(
    2.0 * (root - sum), 4.0 * (sqrt(root) * root - sum), 0.85 * dot(f, cubic) / sum);
  float perPixel = inversesqrt(dot(gradient, gradient));

  int corner = (point.x > 0.0 ? 1 : 0) + (point.y > 0.0 ? 2 : 0);
  bool isRound = (flags >> corner & 1) != 0 && radius > 0.0 && min(offset.x, offset.y) > 0.0;
  return isRound ? vec2(depth, length(slope)) * perPixel : vec2(1e6, 0.0);
}

float edgeCoverage(float distance) {
  return clamp(distance * sharpness + 0.5, 0.0, 1.0);
}

// Of a rectangle with smooth edges.
float rectangleCoverage(vec2 point, vec2 halfSize, vec2 pixelsPerPoint) {
  return spanCoverage(
    (halfSize + point) * pixelsPerPoint + 0.5, (halfSize - point) * pixelsPerPoint + 0.5);
}
#endif

#ifdef BITMAP
mediump vec4 texel() {
  vec2 at = clamp(inside, textureBounds.xy, textureBounds.zw);
#ifdef SLICED
  vec2 start = mix(
    middleTexture.xy + (at - middle.xy) * middleSlope,
    middleTexture.xy + (at - middle.xy) * outerSlopes.xy, lessThan(at, middle.xy));
  vec2 end = middleTexture.zw + (at - middle.zw) * outerSlopes.zw;
  return texture(bitmap, mix(start, end, greaterThan(at, middle.zw)));
#else
  return texture(bitmap, texturePlace.xy + at * texturePlace.zw);
#endif
}
#endif

#ifdef CLIPPED
vec4 parameter(int index) {
  return texelFetch(parameters, ivec2(index & 1023, index >> 10), 0);
}

// By all clips, from the innermost out. The condition stands at the end, since a software renderer
// goes once more through a loop that it leaves at the beginning.
float clipCoverage() {
  float coverage = 1.0;
  int index = innermostClip;
  do {
    vec4 x = parameter(max(index, 0));
    vec4 y = parameter(max(index, 0) + 1);
    vec4 rest = parameter(max(index, 0) + 2);
    vec2 point = vec2(dot(x.xy, position) + x.z, dot(y.xy, position) + y.z);
    vec2 pixelsPerPoint =
      sharpness * inversesqrt(vec2(dot(x.xy, x.xy), dot(y.xy, y.xy)));
    vec2 corner = cornerDistance(
      point, vec2(x.w, y.w), rest.x, int(rest.y), vec4(x.xy, y.xy));
    coverage *= min(
      rectangleCoverage(point, vec2(x.w, y.w), pixelsPerPoint), edgeCoverage(corner.x));
    index = int(rest.z);
  } while (index >= 0);
  return innermostClip >= 0 ? coverage : 1.0;
}
#endif

void main() {
  float coverage = spanCoverage(inside + edges.xy, edges.zw - inside);
  // High, else a shape without a border would be rounded otherwise among those with one.
  vec4 color = shapeColor;
#ifdef BITMAP
  mediump vec4 texel = texel();
  color = texel + color * (1.0 - texel.a);
#endif
#ifdef ROUNDED
  vec2 point = inside * scales.xy - rectangle.xy;
  vec2 corner = cornerDistance(point, rectangle.xy, rectangle.z, shapeFlags, gradients);
  coverage = min(coverage, edgeCoverage(corner.x));
#endif
#ifdef BORDERED
  float border = rectangle.w;
  if (border > 0.0) {
    // Its inner corners have the same centers, and none where the border is wider than the radius.
    float inner = rectangleCoverage(point, rectangle.xy - border, scales.zw);
    if (rectangle.z > border) inner = min(inner, edgeCoverage(corner.x - border * corner.y));
    float ring = 1.0 - inner;
    color = shapeBorderColor * ring + color * (1.0 - shapeBorderColor.a * ring);
  }
#endif
#ifdef CLIPPED
  coverage *= clipCoverage();
#endif
  fragment = color * (coverage * shapeOpacity);
}
