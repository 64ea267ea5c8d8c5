// A page curl.
flat VARYING vec4 cylinder;  // CurlParameters
flat VARYING vec2 pageSize;
// The texture coordinates at `inside` 0, then their change per pixel.
flat VARYING vec4 textureMapping;

#ifdef VERTEX
void prepare(vec2 extent) {
  // The page is the result of a group: the texels beside it do not belong to it.
  setTextureBounds(extent, 0.5);
  textureMapping = vec4(texturePart.xy, texturePart.zw / extent);
  cylinder = parameter(primitiveParameters());
  pageSize = extent;
}
#else
COLOR_PRECISION vec4 texel(vec2 position) {
  return texture(bitmap, textureMapping.xy + clampToTexture(position) * textureMapping.zw);
}

// The coverage of a pixel by a page, at the position on the page that is visible there. The page is
// `length` times longer along the direction of the cylinder than it appears. With a larger
// softness, the result is the darkness of the page's shadow.
float pageCoverage(vec2 position, float length, float softness) {
  vec2 slopes = softness * sqrt(1.0 + (length * length - 1.0) * cylinder.xy * cylinder.xy);
  return spanCoverage(position / slopes + 0.5, (pageSize - position) / slopes + 0.5);
}

// The page bends around a cylinder that rolls over it, and the part that has passed the cylinder
// lies on the page with its back up. From bottom to top: the shadow of the cylinder, the front, the
// back.
vec4 paint(vec2 position) {
  float radius = cylinder.w;
  float ahead = dot(position, cylinder.xy) - cylinder.z;
  float part = clamp(ahead / radius, 0.0, 1.0);
  float angle = asin(part);
  float slope = inversesqrt(max(1.0 - part * part, 1e-4));
  float onCylinder = clamp(radius - ahead + 0.5, 0.0, 1.0);
  vec2 front = position + cylinder.xy * (radius * angle - max(ahead, 0.0));
  vec2 back = position + cylinder.xy * (radius * (3.14159265 - angle) - ahead - min(ahead, 0.0));
  vec2 edge = position + cylinder.xy * (radius * 1.57079633 - ahead);

  float beyond = clamp(1.0 - max(ahead - radius, 0.0) / (1.2 * radius), 0.0, 1.0);
  float shadow = pageCoverage(edge, 1.0, radius) * beyond * beyond * smoothstep(0.0, 1.0, part);
  vec4 color = vec4(0.0, 0.0, 0.0, 0.35 * shadow);

  vec4 side = texel(front);
  float covered = pageCoverage(back, 1.0, radius);
  side.rgb *= mix(0.75, 1.0, cos(angle)) * (1.0 - 0.3 * covered * (1.0 - part));
  side *= pageCoverage(front, slope, 1.0) * onCylinder;
  color = side + color * (1.0 - side.a);

  // The back is paper through which some of the front shows.
  side = texel(back);
  side.rgb = mix(side.rgb, side.aaa, 0.8) * (0.62 + 0.38 * cos(angle - 0.45));
  side *= pageCoverage(back, slope, 1.0) * onCylinder;
  return side + color * (1.0 - side.a);
}
#endif
