// A cell at the edge of a path; see PathParameters.
flat VARYING vec4 firstLine;
flat VARYING ivec2 furtherLines;  // the index of the second one, and their number
flat VARYING float cornerWinding;

#ifdef VERTEX
void prepare(vec2 extent) {
  firstLine = texturePart;
  furtherLines = ivec2(primitiveParameters(), int(measures.x) - 1);
  cornerWinding = measures.y;
}
#else
// The area of a pixel on the right of a line; negative for a line that goes up.
float areaBeside(vec4 line, vec2 pixel) {
  vec2 ends = clamp(line.y - pixel.y + vec2(-0.5, 0.5) * line.w, 0.0, 1.0);
  float height = ends.y - ends.x;
  float x = line.x - pixel.x + line.z * (pixel.y - line.y + 0.5 * (ends.x + ends.y));
  // Half the width of the part of the line that lies in the row of pixels. Where the line leaves the
  // pixel on a side, the area changes with the square of the rest.
  float reach = abs(line.z * height) * 0.5;
  vec2 rest = max(reach - abs(vec2(x - 1.0, x)), 0.0);
  float bend = (rest.x * rest.x - rest.y * rest.y) / max(4.0 * reach, 1e-6);
  return height * (clamp(1.0 - x, 0.0, 1.0) + bend);
}

vec4 paint(vec2 inside) {
  vec2 pixel = floor(inside);
  float winding = cornerWinding + areaBeside(firstLine, pixel);
  for (int index = 0; index < furtherLines.y; index++) {
    winding += areaBeside(parameter(furtherLines.x + index), pixel);
  }
  return shapeColor * min(abs(winding), 1.0);
}
#endif
