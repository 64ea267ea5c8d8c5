// The inputs of the primitives of quads.
#ifdef FRAGMENT
in highp vec2 textureCoordinate;
flat in mediump vec4 quadColor;  // times the opacity
flat in mediump float quadOpacity;

out mediump vec4 fragment;
#endif
