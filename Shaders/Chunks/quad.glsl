// The inputs of the primitives of quads.
#ifdef FRAGMENT
in highp vec2 textureCoordinate;
flat in mediump vec4 quadColor;  // times the opacity
#ifdef OPAQUE
const mediump float quadOpacity = 1.0;
#else
flat in mediump float quadOpacity;
#endif

out mediump vec4 fragment;
#endif
