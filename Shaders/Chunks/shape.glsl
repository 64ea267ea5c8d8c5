// The values that the vertex shader of shapes passes to the fragment shader.
#ifdef FRAGMENT
// Distances and coordinates need high precision; colors declare that they need less.
precision highp float;
// Where integers have the 16 bits that are the default, llvmpipe converts them to numbers one by one:
// each pass of a blur took twice as long.
precision highp int;
#endif

#ifdef PERSPECTIVE
// The position in the rectangle in fractions of its sides, times w; then w.
VARYING vec3 plane;
// The derivatives of the three per pixel: of the first two, then of w.
flat VARYING vec4 planeSlopes;
flat VARYING vec2 depthSlope;
// The distance in pixels from the edges minX, minY, maxX, maxY; positive inside.
VARYING vec4 edgeDistances;
// Unit vectors to the inside: of the edges minX, minY, then maxX, maxY.
flat VARYING vec4 lowNormals;
flat VARYING vec4 highNormals;
#else
// The distance from the edges minX and minY along their normals; all other varying values are
// computed from it.
VARYING vec2 inside;
// The coverage at the edges minX, minY is `inside` plus the first two; at maxX, maxY it is the last
// two minus `inside`.
flat VARYING vec4 edges;
#endif
flat VARYING COLOR_PRECISION vec4 shapeColor;
flat VARYING COLOR_PRECISION float shapeOpacity;

#ifdef ROUNDED
flat VARYING vec4 rectangle;  // half the size, corner radius, border width in points
#ifndef PERSPECTIVE
flat VARYING vec4 scales;     // points per pixel, pixels per point
flat VARYING vec4 gradients;  // of the point's x, then y, per pixel
#endif
flat VARYING int shapeFlags;
#endif

#ifdef BORDERED
flat VARYING COLOR_PRECISION vec4 shapeBorderColor;
#endif

#ifdef VERTEX
// One instance is one shape; its four corners come from gl_VertexID (a triangle strip).
// The attributes are ShapeInstance's 80 bytes.
layout(location = 0) in vec4 axes;                           // xAxis, yAxis in buffer pixels
layout(location = 1) in vec4 originAndSize;                  // in buffer pixels, in points
layout(location = 2) in vec4 texturePart;                    // textureOrigin, textureExtent
layout(location = 3) in vec3 measures;                       // cornerRadius, borderWidth, opacity
layout(location = 4) in COLOR_PRECISION vec4 color;          // premultiplied
layout(location = 5) in COLOR_PRECISION vec4 borderColor;  // premultiplied
layout(location = 6) in ivec3 references;                    // clip, details, flags

// The index of the primitive's parameters; negative where it has none.
int primitiveParameters() {
#ifdef PERSPECTIVE
  return references.y + 3;
#else
  return references.y;
#endif
}
#endif
