// The vertex shader of shapes; `prepare` is the primitive's.

// Buffer pixels to clip space: scale, then offset. The y-flip of a window lies in here.
uniform vec4 projection;

// The distance of an edge without antialiasing: the rasterizer decides.
const float hard = 1e6;

bvec4 antialiasedEdges() {
  return notEqual(ivec4(references.z) & ivec4(32, 128, 64, 256), ivec4(0));
}

#ifdef PERSPECTIVE
// The pixels to draw are given, and their positions in the plane are computed. The edges are
// straight lines in pixels too, so that the distances from them change linearly.
vec2 project(bvec2 isHigh) {
  vec3 at = vec3(mix(vec2(0.0), axes.xw, isHigh), 1.0);
  vec3 u = parameter(references.y).xyz;
  vec3 v = parameter(references.y + 1).xyz;
  vec3 w = parameter(references.y + 2).xyz;
  plane = vec3(dot(u, at), dot(v, at), dot(w, at));
  planeSlopes = vec4(u.xy, v.xy);
  depthSlope = w.xy;
  vec4 slopes = max(
    vec4(length(u.xy), length(v.xy), length(w.xy - u.xy), length(w.xy - v.xy)), vec4(1e-9));
  lowNormals = vec4(u.xy, v.xy) / slopes.xxyy;
  highNormals = vec4(w.xy - u.xy, w.xy - v.xy) / slopes.zzww;
  edgeDistances = vec4(plane.xy, plane.zz - plane.xy) / slopes
    * mix(vec4(hard), vec4(sharpness), antialiasedEdges());
  return originAndSize.xy + at.xy;
}
#endif

void main() {
  bvec2 isHigh = bvec2((gl_VertexID & 1) != 0, (gl_VertexID >> 1) != 0);
#ifdef ANIMATED
  Placed quad = animatedQuad(int(originAndSize.x));
#else
  Placed quad = Placed(axes, originAndSize.xy, color, measures.z);
#endif
  shapeColor = quad.color;
  shapeOpacity = quad.opacity;

#ifdef PERSPECTIVE
  vec2 pixel = project(isHigh);
  vec2 extent = vec2(1.0);
#else
  vec4 axes = quad.axes;
  vec2 lengths = vec2(length(axes.xy), length(axes.zw));
  float area = axes.x * axes.w - axes.y * axes.z;
  // From edge to edge, along their normals.
  vec2 extent = sharpness * abs(area) / lengths.yx;
  bvec4 isAntialiased = antialiasedEdges();
  // One pixel more where an edge is antialiased; less where the corners are so sharp that their
  // tips would lie far outside.
  vec2 margin = min(vec2(1.0), 8.0 * extent / lengths);
  vec2 low = mix(vec2(0.0), -margin, bvec2(isAntialiased.xy));
  vec2 high = extent + mix(vec2(0.0), margin, bvec2(isAntialiased.zw));
  inside = mix(low, high, isHigh);
  edges = mix(vec4(hard), vec4(vec2(0.5), extent + 0.5), isAntialiased);
  vec2 unit = inside / extent;
  vec2 pixel = quad.origin + axes.xy * unit.x + axes.zw * unit.y;
#endif

  prepare(extent);

#ifdef ROUNDED
  vec2 size = originAndSize.zw;
  rectangle = vec4(size * 0.5, measures.xy);
#ifndef PERSPECTIVE
  scales = vec4(size / extent, extent / size);
  gradients = vec4(axes.w, -axes.z, -axes.y, axes.x) * (size.xxyy / area);
#endif
  shapeFlags = references.z;
#endif

#ifdef BORDERED
  shapeBorderColor = borderColor;
#endif

#if defined(CLIPPED) || defined(READS_BACKDROP)
  position = pixel;
#endif
#ifdef CLIPPED
  innermostClip = references.x;
#endif

  // A shape that has no area or is NaN lies outside of the view.
  bool isVisible = all(greaterThan(extent, vec2(1.0 / 1024.0)))
    && all(lessThan(abs(quad.axes), vec4(1e7))) && all(lessThan(abs(quad.origin), vec2(1e7)));
#ifdef ROUNDED
  isVisible = isVisible && all(greaterThan(size, vec2(0.0))) && all(lessThan(size, vec2(1e7)));
#endif
  gl_Position =
    isVisible ? vec4(pixel * projection.xy + projection.zw, 0.0, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
