#ifdef VERTEX
// What an instance draws, besides a texture.
struct Placed {
  highp vec4 axes;  // xAxis, yAxis in buffer pixels
  highp vec2 origin;
  COLOR_PRECISION vec4 color;  // premultiplied
  highp float opacity;
};
#endif
