// The shadow of a rectangle with round corners, in the color: that of the rectangle without what is
// missing at the corners.
flat VARYING vec2 shadowRadii;
// The corners as in Corners, and the number of parts that each corner is integrated in.
flat VARYING ivec2 shadowCorners;

#ifdef VERTEX
void prepare(vec2 extent) {
  prepareShadow(extent);
  int first = primitiveParameters();
  shadowRadii = parameter(first + 1).zw;
  shadowCorners = ivec2(parameter(first + 2).xy);
}
#else
// The shadow of what is missing at the two corners of one horizontal side, at a depth below that side.
//
// It is integrated over the depths, by Gauss' rule with four points in each part. The rows of missing
// pixels are as long as a circle says, which has a vertical slope at the side: the root of the depth
// has none. Only depths in which the Gaussian at the position sees something count. `span` is the part
// of the Gaussian between the left and the right side.
float missingShadow(float x, float span, float depth, vec2 isRound) {
  vec2 radii = shadowRadii;
  float shape = radii.x / radii.y;
  float seen = clamp(shadowHalfSize.x - abs(x) - 3.2, 0.0, radii.x);
  float deepest = radii.y - sqrt(seen * (2.0 * radii.x - seen)) / shape;
  vec2 range = sqrt(clamp(vec2(depth - 3.2, min(depth + 3.2, deepest)), 0.0, radii.y));
  float width = max(range.y - range.x, 0.0) / float(2 * shadowCorners.y);
  float middle = range.x + width;
  float sum = 0.0;
  int part = 0;
  do {
    vec4 root = middle + width * vec4(-0.8611363116, -0.3399810436, 0.3399810436, 0.8611363116);
    vec4 rows = root * root;
    vec4 missing = radii.x - shape * root * sqrt(max(2.0 * radii.y - rows, 0.0));
    vec4 distances = depth - rows;
    vec4 weights = root * exp2(-0.7213475204 * distances * distances);
    vec4 ends = span - cumulative(x + shadowHalfSize.x - missing * isRound.x)
      + cumulative(x - shadowHalfSize.x + missing * isRound.y);
    sum += dot(weights * ends, vec4(0.3478548451, 0.6521451549, 0.6521451549, 0.3478548451));
    middle += 2.0 * width;
    part++;
  } while (part < shadowCorners.y);
  // Twice the normalization of the Gaussian, since the depths change by twice their root.
  return 0.7978845608 * width * sum;
}

vec4 paint(vec2 inside) {
  vec2 position = shadowMapping.xy + inside * shadowMapping.zw;
  vec2 spans = shadowSpans(position);
  // The nearer side first; most pixels do not see the other one.
  int side = position.y > 0.0 ? 4 : 1;
  float depth = shadowHalfSize.y - abs(position.y);
  float missing = 0.0;
  bool isOther = false;
  bool isLast;
  do {
    vec2 isRound = vec2(notEqual(shadowCorners.xx & ivec2(side, 2 * side), ivec2(0)));
    missing += missingShadow(position.x, spans.x, depth, isRound);
    depth = 2.0 * shadowHalfSize.y - depth;
    isLast = isOther || depth > shadowRadii.y + 3.2;
    isOther = true;
    side = 5 - side;
  } while (!isLast);
  return shapeColor * max(spans.x * spans.y - missing, 0.0);
}
#endif
