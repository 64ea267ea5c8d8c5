// The coverage by a quadrilateral.
#ifdef FRAGMENT
// The mean of max(x, 0) over an interval of `width` around x.
vec4 ramp(vec4 x, vec4 width) {
  vec4 rest = max(0.5 * width - abs(x), 0.0);
  return max(x, 0.0) + rest * rest / (2.0 * max(width, 1e-6));
}

// The coverage from the distances of the four edges and their normals. It is exact for a straight
// edge and a square pixel. Where two edges meet, the angle of their normals counts: at a right
// angle the coverages are multiplied, and the sharper the corner, the less the covered parts
// overlap. With products alone sharp corners were up to 60/255 off, and now they are up to 17/255
// off.
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
