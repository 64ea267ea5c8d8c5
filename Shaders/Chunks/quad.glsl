// The inputs of the primitives of quads.
#ifdef FRAGMENT
in highp vec2 textureCoordinate;
CONSTANT in COLOR_PRECISION vec4 quadColor;  // times the opacity
#if defined(OPAQUE) || defined(COPIED)
const COLOR_PRECISION float quadOpacity = 1.0;
#else
flat in COLOR_PRECISION float quadOpacity;
#endif

out COLOR_PRECISION vec4 fragment;
#endif
