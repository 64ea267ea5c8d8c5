#version 300 es

#ifndef BITMAP
#undef SLICED
#endif
#ifndef ROUNDED
#undef BORDERED
#endif

// One instance is one shape; its four corners come from gl_VertexID (a triangle strip).
// The attributes are ShapeInstance's 80 bytes. BITMAP, ROUNDED, BORDERED, CLIPPED, SLICED,
// PERSPECTIVE, CLIPS_IN_PERSPECTIVE and CURLED are ShapeFeatures.
layout(location = 0) in highp vec4 axes;           // xAxis, yAxis in buffer pixels
layout(location = 1) in highp vec4 originAndSize;  // in buffer pixels, in points
layout(location = 2) in highp vec4 texturePart;    // textureOrigin, textureExtent
layout(location = 3) in highp vec3 measures;       // cornerRadius, borderWidth, opacity
layout(location = 4) in mediump vec4 color;        // premultiplied
layout(location = 5) in mediump vec4 borderColor;  // premultiplied
layout(location = 6) in highp ivec3 references;    // clip, details, flags

// Buffer pixels to clip space: scale, then offset. The y-flip of a window lies in here.
uniform highp vec4 projection;

// Distances in here are in pixels times `sharpness`: with the rounding to 8 bits, an edge up to
// 1/512 pixel away from the pixel grid then covers its pixels wholly or not at all.
const highp float sharpness = 1.0 + 2.0 / 512.0;

#ifdef PERSPECTIVE
// The place in the rectangle in parts of its sides, times w; then w.
out highp vec3 plane;
// How the three change from pixel to pixel: the first two, then w.
flat out highp vec4 planeSlopes;
flat out highp vec2 depthSlope;
// The distance in pixels from the edges minX, minY, maxX, maxY; positive inside.
out highp vec4 edgeDistances;
// Of length 1, to the inside: of the edges minX, minY, then maxX, maxY.
flat out highp vec4 lowNormals;
flat out highp vec4 highNormals;
#else
// The distance from the edges minX and minY along their normals; all else that changes over the
// shape follows from it.
out highp vec2 inside;
// Added to, and less, `inside`: the coverage at the edges minX, minY, then maxX, maxY.
flat out highp vec4 edges;
#endif
flat out mediump vec4 shapeColor;
flat out mediump float shapeOpacity;

#ifdef BITMAP
#ifndef PERSPECTIVE
// What `inside` is kept between, so that nothing outside the texture's part is read.
flat out highp vec4 textureBounds;
#endif
#ifdef SLICED
// Of the part in the middle: its beginning and end in `inside`, and in texture coordinates.
flat out highp vec4 middle;
flat out highp vec4 middleTexture;
// Texture coordinates a pixel: before the middle, in it, then behind.
flat out highp vec4 outerSlopes;
flat out highp vec2 middleSlope;
#else
// Texture coordinates: at `inside` 0, then a pixel.
flat out highp vec4 texturePlace;
#endif
#endif

#ifdef ROUNDED
flat out highp vec4 rectangle;  // half the size, corner radius, border width in points
#ifndef PERSPECTIVE
flat out highp vec4 scales;     // points a pixel, pixels a point
flat out highp vec4 gradients;  // of the point's x, then y, a pixel
#endif
flat out highp int shapeFlags;
#endif

#ifdef BORDERED
flat out mediump vec4 shapeBorderColor;
#endif

#ifdef CURLED
flat out highp vec4 roll;  // CurlParameters
flat out highp vec2 pageSize;
#endif

#ifdef CLIPPED
out highp vec2 position;  // in buffer pixels
flat out highp int innermostClip;
#endif

// An edge that is not smooth: the rasterizer decides.
const highp float hard = 1e6;

#if defined(SLICED) || defined(PERSPECTIVE) || defined(CURLED)
uniform highp sampler2D parameters;

highp vec4 parameter(int index) {
  return texelFetch(parameters, ivec2(index & 1023, index >> 10), 0);
}
#endif

#ifdef SLICED
highp vec2 ratio(highp vec2 a, highp vec2 b) {
  return vec2(b.x > 0.0 ? a.x / b.x : 0.0, b.y > 0.0 ? a.y / b.y : 0.0);
}

void slice(highp vec2 extent) {
  highp vec4 from = vec4(0.0, 0.0, 1.0, 1.0);
  highp vec4 to = from;
#ifdef PERSPECTIVE
  int index = references.y + 3;
#else
  int index = references.y;
#endif
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
#endif

bvec4 smoothEdges() {
  return notEqual(ivec4(references.z) & ivec4(32, 128, 64, 256), ivec4(0));
}

#ifdef PERSPECTIVE
// The pixels to draw are given, and where in the plane they lie is worked out. The edges are straight
// lines in pixels too, so that the distances from them change evenly.
highp vec2 place(bvec2 isHigh) {
  highp vec3 at = vec3(mix(vec2(0.0), axes.xw, isHigh), 1.0);
  highp vec3 u = parameter(references.y).xyz;
  highp vec3 v = parameter(references.y + 1).xyz;
  highp vec3 w = parameter(references.y + 2).xyz;
  plane = vec3(dot(u, at), dot(v, at), dot(w, at));
  planeSlopes = vec4(u.xy, v.xy);
  depthSlope = w.xy;
  highp vec4 slopes = max(
    vec4(length(u.xy), length(v.xy), length(w.xy - u.xy), length(w.xy - v.xy)), vec4(1e-9));
  lowNormals = vec4(u.xy, v.xy) / slopes.xxyy;
  highNormals = vec4(w.xy - u.xy, w.xy - v.xy) / slopes.zzww;
  edgeDistances = vec4(plane.xy, plane.zz - plane.xy) / slopes
    * mix(vec4(hard), vec4(sharpness), smoothEdges());
  return originAndSize.xy + at.xy;
}
#endif

void main() {
  bvec2 isHigh = bvec2((gl_VertexID & 1) != 0, (gl_VertexID >> 1) != 0);
  shapeColor = color;
  shapeOpacity = measures.z;

#ifdef PERSPECTIVE
  highp vec2 pixel = place(isHigh);
  highp vec2 extent = vec2(1.0);
#else
  highp vec2 lengths = vec2(length(axes.xy), length(axes.zw));
  highp float area = axes.x * axes.w - axes.y * axes.z;
  // From edge to edge, along their normals.
  highp vec2 extent = sharpness * abs(area) / lengths.yx;
  bvec4 isSmooth = smoothEdges();
  // A pixel more where an edge is smooth; less where the corners are so sharp that their tips would
  // lie far outside.
  highp vec2 margin = min(vec2(1.0), 8.0 * extent / lengths);
  highp vec2 low = mix(vec2(0.0), -margin, bvec2(isSmooth.xy));
  highp vec2 high = extent + mix(vec2(0.0), margin, bvec2(isSmooth.zw));
  inside = mix(low, high, isHigh);
  edges = mix(vec4(hard), vec4(vec2(0.5), extent + 0.5), isSmooth);
  highp vec2 unit = inside / extent;
  highp vec2 pixel = originAndSize.xy + axes.xy * unit.x + axes.zw * unit.y;
#endif

#ifdef BITMAP
#ifndef PERSPECTIVE
#ifdef CURLED
  // Of the pictures of groups, what lies beside them is not theirs.
  highp vec2 inset = min(vec2(0.5), extent * 0.5);
#else
  highp vec2 inset = min(vec2(1.0 / 64.0), extent * 0.5);
#endif
  textureBounds = vec4(inset, extent - inset);
#endif
#ifdef SLICED
  slice(extent);
#else
  texturePlace = vec4(texturePart.xy, texturePart.zw / extent);
#endif
#endif

#ifdef ROUNDED
  highp vec2 size = originAndSize.zw;
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

#ifdef CURLED
  roll = parameter(references.y);
  pageSize = extent;
#endif

#ifdef CLIPPED
  position = pixel;
  innermostClip = references.x;
#endif

  // What has no area, or is no number, lies outside of the view.
  bool isVisible = all(greaterThan(extent, vec2(1.0 / 1024.0)))
    && all(lessThan(abs(axes), vec4(1e7))) && all(lessThan(abs(originAndSize), vec4(1e7)));
#ifdef ROUNDED
  isVisible = isVisible && all(greaterThan(size, vec2(0.0)));
#endif
  gl_Position =
    isVisible ? vec4(pixel * projection.xy + projection.zw, 0.0, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
