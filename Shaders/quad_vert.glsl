// The vertex shader of quads. One instance is one quad; its four corners come from gl_VertexID (a
// triangle fan or strip). The attributes are QuadInstance's 48 bytes, read two vectors at a time.
layout(location = 0) in highp vec4 axes;             // xAxis, yAxis in buffer pixels
layout(location = 1) in highp vec4 origins;          // origin in pixels, or record; textureOrigin
layout(location = 2) in highp vec2 textureExtent;
layout(location = 3) in COLOR_PRECISION vec4 color;  // premultiplied
layout(location = 4) in highp float opacity;         // OPAQUE: the depth

// Buffer pixels to clip space: scale, then offset. The y-flip of a window lies in here.
uniform highp vec4 projection;

// Coordinates in an atlas of thousands of pixels need more than 10 bits.
out highp vec2 textureCoordinate;
// Both are equal at every pixel of a quad. CONSTANT is `flat`, or nothing.
CONSTANT out COLOR_PRECISION vec4 quadColor;
#if !defined(OPAQUE) && !defined(COPIED)
flat out COLOR_PRECISION float quadOpacity;
#endif

void main() {
  ivec2 place = ivec2(gl_VertexID & 1, gl_VertexID >> 1);
#ifdef FAN
  place.x ^= place.y;
#endif
  vec2 corner = vec2(place);
#ifdef ANIMATED
  Placed quad = animatedQuad(int(origins.x));
#else
  Placed quad = Placed(axes, origins.xy, color, opacity);
#endif
  vec2 position = quad.origin + quad.axes.xy * corner.x + quad.axes.zw * corner.y;
  textureCoordinate = origins.zw + textureExtent * corner;
#ifdef OPAQUE
  quadColor = quad.color;
  float depth = opacity * 2.0 - 1.0;
#else
  quadColor = quad.color * quad.opacity;
#ifndef COPIED
  quadOpacity = quad.opacity;
#endif
  const float depth = 0.0;
#endif
  gl_Position = vec4(position * projection.xy + projection.zw, depth, 1.0);
}
