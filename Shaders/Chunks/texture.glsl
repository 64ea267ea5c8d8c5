// The texture of the item.
#ifdef FRAGMENT
#ifdef TILED
// A bitmap in tiles, whose texture coordinates count tiles.
uniform COLOR_PRECISION sampler2DArray bitmap;  // premultiplied
uniform highp int tileColumns;

COLOR_PRECISION vec4 bitmapTexel(highp vec2 at) {
  const highp float gutter = 32.0;
  highp ivec3 size = textureSize(bitmap, 0);
  highp vec2 side = vec2(size.xy);
  highp float columns = float(tileColumns);
  highp vec2 tile = clamp(floor(at), vec2(0.0), vec2(columns, float(size.z) / columns) - 1.0);
  highp vec2 scale = (side - 2.0 * gutter) / side;
  // The derivatives of coordinates in a tile are wrong where a pixel's neighbor shows another tile.
  return textureGrad(
    bitmap, vec3((at - tile) * scale + gutter / side, tile.y * columns + tile.x),
    dFdx(at) * scale, dFdy(at) * scale);
}
#else
uniform COLOR_PRECISION sampler2D bitmap;  // premultiplied

COLOR_PRECISION vec4 bitmapTexel(highp vec2 at) {
  return texture(bitmap, at);
}

// The texel at a place inside a texture that is drawn with the nearest filter. It takes llvmpipe a sixth
// less time than texelFetch, which looks first whether the place is inside.
COLOR_PRECISION vec4 texelAt(highp ivec2 place) {
  highp vec2 center = (vec2(place) + 0.5) * (1.0 / vec2(textureSize(bitmap, 0)));
  return textureLod(bitmap, center, 0.0);
}
#endif
#endif
