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

#ifdef PERSPECTIVE
in vec3 plane;
in vec4 edgeDistances;
flat in vec4 lowNormals;
flat in vec4 highNormals;
#ifdef ROUNDED
flat in vec4 planeSlopes;
flat in vec2 depthSlope;
#endif
#else
in vec2 inside;
flat in vec4 edges;
#endif
flat in mediump vec4 shapeColor;
flat in mediump float shapeOpacity;

#ifdef BITMAP
uniform mediump sampler2D bitmap;  // premultiplied
#ifndef PERSPECTIVE
flat in vec4 textureBounds;
#endif
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
#ifndef PERSPECTIVE
flat in vec4 scales;
flat in vec4 gradients;
#endif
flat in int shapeFlags;
#endif

#ifdef BORDERED
flat in mediump vec4 shapeBorderColor;
#endif

#ifdef CURLED
flat in vec4 roll;
flat in vec2 pageSize;
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

#if defined(PERSPECTIVE) || defined(CLIPS_IN_PERSPECTIVE)
// The mean of what of x is above 0, over a width.
vec4 ramp(vec4 x, vec4 width) {
  vec4 rest = max(0.5 * width - abs(x), 0.0);
  return max(x, 0.0) + rest * rest / (2.0 * max(width, 1e-6));
}

// Of a quadrilateral, from its edges' distances and normals. A straight edge covers of a square pixel
// exactly this; where two meet, it counts whether their normals do: at a right angle each covers its
// part of the other's part, and the sharper the corner, the less they have in common. With products
// alone sharp corners were up to 60/255 beside the truth, and so they are up to 17/255.
float quadCoverage(vec4 distances, vec4 lowNormals, vec4 highNormals) {
  vec4 low = abs(lowNormals);
  vec4 high = abs(highNormals);
  vec4 width = vec4(min(low.xz, low.yw), min(high.xz, high.yw));
  vec4 height = sqrt(1.0 - width * width);
  vec4 middle = clamp(distances, -2.0, 2.0);
  vec4 edges =
    (ramp(middle + 0.5 * height, width) - ramp(middle - 0.5 * height, width)) / height;
  vec2 span = max(clamp(edges.xy, 0.0, 1.0) + clamp(edges.zw, 0.0, 1.0) - 1.0, 0.0);
  float angle = dot(
    distances.x < distances.z ? lowNormals.xy : highNormals.xy,
    distances.y < distances.w ? lowNormals.zw : highNormals.zw);
  float parallel = angle > 0.0 ? min(span.x, span.y) : max(span.x + span.y - 1.0, 0.0);
  return mix(span.x * span.y, parallel, abs(angle));
}
#endif

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
mediump vec4 texel(vec2 place) {
#ifdef PERSPECTIVE
  vec2 at = clamp(place, 0.0, 1.0);
#else
  vec2 at = clamp(place, textureBounds.xy, textureBounds.zw);
#endif
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

#ifdef CURLED
// How much of a pixel is covered by a page that shows there what lies at a place of it, so much
// longer along the way of the roll than it is seen; or how dark a shadow of such softness is.
float pageCoverage(vec2 place, float length, float softness) {
  vec2 slopes = softness * sqrt(1.0 + (length * length - 1.0) * roll.xy * roll.xy);
  return spanCoverage(place / slopes + 0.5, (pageSize - place) / slopes + 0.5);
}

// A page that is being turned: it bends about a cylinder that rolls over it, and what has gone all
// around lies on it, with its back up. From below: the shadow of the roll, the front, the back.
vec4 page(vec2 place) {
  float radius = roll.w;
  float ahead = dot(place, roll.xy) - roll.z;
  float part = clamp(ahead / radius, 0.0, 1.0);
  float angle = asin(part);
  float slope = inversesqrt(max(1.0 - part * part, 1e-4));
  float inRoll = clamp(radius - ahead + 0.5, 0.0, 1.0);
  vec2 front = place + roll.xy * (radius * angle - max(ahead, 0.0));
  vec2 back = place + roll.xy * (radius * (3.14159265 - angle) - ahead - min(ahead, 0.0));
  vec2 edge = place + roll.xy * (radius * 1.57079633 - ahead);

  float beyond = clamp(1.0 - max(ahead - radius, 0.0) / (1.2 * radius), 0.0, 1.0);
  float shadow = pageCoverage(edge, 1.0, radius) * beyond * beyond * smoothstep(0.0, 1.0, part);
  vec4 color = vec4(0.0, 0.0, 0.0, 0.35 * shadow);

  vec4 side = texel(front);
  float covered = pageCoverage(back, 1.0, radius);
  side.rgb *= mix(0.75, 1.0, cos(angle)) * (1.0 - 0.3 * covered * (1.0 - part));
  side *= pageCoverage(front, slope, 1.0) * inRoll;
  color = side + color * (1.0 - side.a);

  // The back is paper through which some of the front shows.
  side = texel(back);
  side.rgb = mix(side.rgb, side.aaa, 0.8) * (0.62 + 0.38 * cos(angle - 0.45));
  side *= pageCoverage(back, slope, 1.0) * inRoll;
  return side + color * (1.0 - side.a);
}
#endif

#ifdef CLIPPED
vec4 parameter(int index) {
  return texelFetch(parameters, ivec2(index & 1023, index >> 10), 0);
}

#ifdef CLIPS_IN_PERSPECTIVE
// Its edges are straight lines in pixels; what is round is measured where the pixel is.
float coverageOfClip(vec4 x, vec4 y, vec4 rest, vec4 w) {
  vec3 point = vec3(
    dot(x.xy, position) + x.z, dot(y.xy, position) + y.z, dot(w.xy, position) + w.z);
  vec2 halfSize = vec2(x.w, y.w);
  vec4 low = halfSize.xxyy * w.xyxy + vec4(x.xy, y.xy);
  vec4 high = halfSize.xxyy * w.xyxy - vec4(x.xy, y.xy);
  vec4 slopes = max(
    vec4(length(low.xy), length(low.zw), length(high.xy), length(high.zw)), 1e-9);
  vec4 distances =
    vec4(halfSize * point.z + point.xy, halfSize * point.z - point.xy) * (sharpness / slopes);
  float depth = max(point.z, 1e-6);
  point.xy = clamp(point.xy / depth, -64.0 * halfSize, 64.0 * halfSize);
  vec2 corner = cornerDistance(
    point.xy, halfSize, rest.x, int(rest.y),
    vec4(x.xy - point.x * w.xy, y.xy - point.y * w.xy) / depth);
  return min(
    quadCoverage(distances, low / slopes.xxyy, high / slopes.zzww), edgeCoverage(corner.x));
}
#endif

// By all clips, from the innermost out. The condition stands at the end, since a software renderer
// goes once more through a loop that it leaves at the beginning.
float clipCoverage() {
  float coverage = 1.0;
  int index = innermostClip;
  do {
    vec4 x = parameter(max(index, 0));
    vec4 y = parameter(max(index, 0) + 1);
    vec4 rest = parameter(max(index, 0) + 2);
#ifdef CLIPS_IN_PERSPECTIVE
    bool isInPerspective = (int(rest.y) & 32) != 0;
    vec4 w = isInPerspective ? parameter(index + 3) : vec4(0.0, 0.0, 1.0, 0.0);
    coverage *= coverageOfClip(x, y, rest, w);
#else
    vec2 point = vec2(dot(x.xy, position) + x.z, dot(y.xy, position) + y.z);
    vec2 pixelsPerPoint =
      sharpness * inversesqrt(vec2(dot(x.xy, x.xy), dot(y.xy, y.xy)));
    vec2 corner = cornerDistance(
      point, vec2(x.w, y.w), rest.x, int(rest.y), vec4(x.xy, y.xy));
    coverage *= min(
      rectangleCoverage(point, vec2(x.w, y.w), pixelsPerPoint), edgeCoverage(corner.x));
#endif
    index = int(rest.z);
  } while (index >= 0);
  return innermostClip >= 0 ? coverage : 1.0;
}
#endif

void main() {
#ifdef PERSPECTIVE
  float coverage = quadCoverage(edgeDistances, lowNormals, highNormals);
  // Behind the eye there is no coverage.
  float depth = max(plane.z, 1e-6);
  vec2 inside = clamp(plane.xy / depth, vec2(-64.0), vec2(64.0));
#else
  float coverage = spanCoverage(inside + edges.xy, edges.zw - inside);
#endif
  // High, else a shape without a border would be rounded otherwise among those with one.
  vec4 color = shapeColor;
#ifdef CURLED
  color = page(inside);
#elif defined(BITMAP)
  mediump vec4 texel = texel(inside);
  color = texel + color * (1.0 - texel.a);
#endif
#ifdef ROUNDED
#ifdef PERSPECTIVE
  vec2 point = (inside * 2.0 - 1.0) * rectangle.xy;
  vec4 gradients = rectangle.xxyy
    * (planeSlopes - inside.xxyy * depthSlope.xyxy) * (2.0 / depth);
  vec2 pixelsPerPoint = sharpness * inversesqrt(
    vec2(dot(gradients.xy, gradients.xy), dot(gradients.zw, gradients.zw)));
#else
  vec2 point = inside * scales.xy - rectangle.xy;
  vec2 pixelsPerPoint = scales.zw;
#endif
  vec2 corner = cornerDistance(point, rectangle.xy, rectangle.z, shapeFlags, gradients);
  coverage = min(coverage, edgeCoverage(corner.x));
#endif
#ifdef BORDERED
  float border = rectangle.w;
  if (border > 0.0) {
    // Its inner corners have the same centers, and none where the border is wider than the radius.
    float inner = rectangleCoverage(point, rectangle.xy - border, pixelsPerPoint);
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
