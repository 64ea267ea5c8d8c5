// Rounded corners.
#ifdef FRAGMENT
// The distance in pixels from a corner's curve, positive inside, and how many pixels a point is long in
// that direction; a large distance where there is no curve. The point is relative to the center.
//
// With x and y from 0, where the curve begins, to 1, at the other side, the curve is f(x) + f(y) = 1.
// For a circle f is a square. Apple's continuous corner begins 1.528665 radii from the corner; there f
// begins as a cube, with a factor for the curve's middle to lie 0.2915 radii from the sides, as
// Apple's does. On a side that is too short for that, the curve gets the factor that leads it to the
// same middle, and so it becomes a circle where there is only space for one. There is no power and no
// branch in it: a software renderer takes both ways of a branch, and with a superellipse 100 rotated
// squares of 128 pixels took 45 ms of CPU time on llvmpipe instead of 18.
vec2 cornerDistance(vec2 point, vec2 halfSize, float radius, int flags, vec4 gradients) {
  vec2 region = vec2(radius);
#ifdef CONTINUOUS_CORNERS
  bool isContinuous = (flags & 16) != 0;
  if (isContinuous) region = min(1.528665 * region, halfSize);
  vec2 middle = 1.0 - 0.2915 * radius / region;
  vec2 square = middle * middle;
  vec2 cubic = isContinuous
    ? (square - 0.5) / (square - square * middle * (0.70246 + 0.29754 * middle)) : vec2(0.0);
#endif
  vec2 offset = abs(point) - halfSize + region;
  vec2 x = offset / region;
  vec2 f = x * x;
  vec2 slope = 2.0 * x;
#ifdef CONTINUOUS_CORNERS
  f *= mix(vec2(1.0), x * (0.70246 + 0.29754 * x), cubic);
  slope = x * mix(vec2(2.0), x * (2.10738 + 1.19016 * x), cubic);
#endif
  slope = slope / region * sign(point);
  vec2 gradient = slope.x * gradients.xy + slope.y * gradients.zw;
  // The distance follows from how fast a root of the sum grows: the second root, which is exact for
  // circles, and the fourth, mixed to be right along a side and on the diagonal of a curve that
  // begins as a cube.
  float sum = f.x + f.y;
  float root = sqrt(sum);
  float depth = 2.0 * (root - sum);
#ifdef CONTINUOUS_CORNERS
  depth = mix(depth, 4.0 * (sqrt(root) * root - sum), 0.85 * dot(f, cubic) / sum);
#endif
  float perPixel = inversesqrt(dot(gradient, gradient));

  int corner = (point.x > 0.0 ? 1 : 0) + (point.y > 0.0 ? 2 : 0);
  bool isRound = (flags >> corner & 1) != 0 && radius > 0.0 && min(offset.x, offset.y) > 0.0;
  return isRound ? vec2(depth, length(slope)) * perPixel : vec2(1e6, 0.0);
}
#endif
