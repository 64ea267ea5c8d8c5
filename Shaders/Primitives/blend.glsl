// The texture, blended with its backdrop: W3C, "Compositing and Blending Level 1".
// The texture coordinates at `inside` 0, then their change per pixel.
flat VARYING vec4 textureMapping;

#ifdef VERTEX
void prepare(vec2 extent) {
  setTextureBounds(extent, 1.0 / 64.0);
  textureMapping = vec4(texturePart.xy, texturePart.zw / extent);
  prepareBackdrop();
}
#else
#define COMBINES
uniform COLOR_PRECISION sampler2D backdrop;  // premultiplied

vec4 paint(vec2 inside) {
  return texture(bitmap, textureMapping.xy + clampToTexture(inside) * textureMapping.zw);
}

float luminosity(vec3 color) {
  return dot(color, vec3(0.3, 0.59, 0.11));
}

float saturation(vec3 color) {
  return max(color.r, max(color.g, color.b)) - min(color.r, min(color.g, color.b));
}

vec3 withLuminosity(vec3 color, float target) {
  color += target - luminosity(color);
  float low = min(color.r, min(color.g, color.b));
  float high = max(color.r, max(color.g, color.b));
  if (low < 0.0) color = target + (color - target) * (target / (target - low));
  if (high > 1.0) color = target + (color - target) * ((1.0 - target) / (high - target));
  return color;
}

vec3 withSaturation(vec3 color, float target) {
  float low = min(color.r, min(color.g, color.b));
  float range = saturation(color);
  return range > 0.0 ? (color - low) * (target / range) : vec3(0.0);
}

vec3 softLight(vec3 below, vec3 color) {
  vec3 curve = mix(
    sqrt(below), ((16.0 * below - 12.0) * below + 4.0) * below, lessThanEqual(below, vec3(0.25)));
  return mix(
    below + (2.0 * color - 1.0) * (curve - below),
    below - (1.0 - 2.0 * color) * below * (1.0 - below), lessThanEqual(color, vec3(0.5)));
}

vec3 hardLight(vec3 below, vec3 color) {
  vec3 light = 2.0 * color - 1.0;
  return mix(
    below + light - below * light, 2.0 * below * color, lessThanEqual(color, vec3(0.5)));
}

// `below` and `color` are straight; the numbers are those of `BlendMode`.
vec3 blended(int mode, vec3 below, vec3 color) {
  switch (mode) {
    case 1: return below * color;
    case 2: return below + color - below * color;
    case 3: return hardLight(color, below);
    case 4: return min(below, color);
    case 5: return max(below, color);
    case 6:
      return mix(
        min(vec3(1.0), below / max(1.0 - color, 1e-6)), vec3(0.0),
        lessThanEqual(below, vec3(0.0)));
    case 7:
      return mix(
        1.0 - min(vec3(1.0), (1.0 - below) / max(color, 1e-6)), vec3(1.0),
        greaterThanEqual(below, vec3(1.0)));
    case 8: return softLight(below, color);
    case 9: return hardLight(below, color);
    case 10: return abs(below - color);
    case 11: return below + color - 2.0 * below * color;
    case 12: return max(below - color, 0.0);
    case 13: return min(vec3(1.0), below / max(color, 1e-6));
    case 14: return max(below + color - 1.0, 0.0);
    case 15: return min(below + color, 1.0);
    case 16: return clamp(below + 2.0 * color - 1.0, 0.0, 1.0);
    case 17:
      return mix(
        max(below, 2.0 * color - 1.0), min(below, 2.0 * color),
        lessThanEqual(color, vec3(0.5)));
    case 18:
      return withLuminosity(withSaturation(color, saturation(below)), luminosity(below));
    case 19:
      return withLuminosity(withSaturation(below, saturation(color)), luminosity(below));
    case 20: return withLuminosity(color, luminosity(below));
    case 21: return withLuminosity(below, luminosity(color));
    default: return color;
  }
}

vec4 combine(vec4 source) {
  ivec2 texel = ivec2(floor(position - backdropPart.xy));
  vec4 below = texelFetch(backdrop, clamp(texel, ivec2(0), ivec2(backdropPart.zw) - 1), 0);
  int mode = int(backdropDetails.x);
  if (mode >= 22) {
    float alpha = min(below.a + source.a, 1.0);
    vec3 sum = below.rgb + source.rgb;
    // The sum of the colors, or of their distances from white.
    float excess = mode == 22 ? 0.0 : below.a + source.a - alpha;
    return vec4(clamp(sum - excess, 0.0, 1.0), alpha);
  }
  vec3 color = blended(mode, below.rgb / max(below.a, 1e-4), source.rgb / max(source.a, 1e-4));
  return vec4(
    source.rgb * (1.0 - below.a) + below.rgb * (1.0 - source.a) + color * (source.a * below.a),
    source.a + below.a - source.a * below.a);
}
#endif
