// The coverage of pixels by edges.
//
// Distances are in pixels times `sharpness`: with the rounding to 8 bits, an edge up to 1/512 pixel
// away from the pixel grid then covers its pixels completely or not at all.
const highp float sharpness = 1.0 + 2.0 / 512.0;

#ifdef FRAGMENT
// The coverage by two pairs of opposite edges. An edge covers a pixel linearly over a distance of
// one pixel; both edges of a pair are evaluated together, so that a shape thinner than a pixel has
// partial coverage.
float spanCoverage(vec2 low, vec2 high) {
  vec2 coverage = max(clamp(low, 0.0, 1.0) + clamp(high, 0.0, 1.0) - 1.0, 0.0);
  return coverage.x * coverage.y;
}

float edgeCoverage(float distance) {
  return clamp(distance * sharpness + 0.5, 0.0, 1.0);
}

// The coverage by a rectangle with antialiased edges.
float rectangleCoverage(vec2 point, vec2 halfSize, vec2 pixelsPerPoint) {
  return spanCoverage(
    (halfSize + point) * pixelsPerPoint + 0.5, (halfSize - point) * pixelsPerPoint + 0.5);
}
#endif
