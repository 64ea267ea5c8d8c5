#version 300 es

in highp vec2 textureCoordinate;
flat in mediump vec4 quadColor;  // times the opacity
flat in mediump float quadOpacity;

uniform mediump sampler2D bitmap;  // premultiplied

out mediump vec4 fragment;

void main() {
  mediump vec4 texel = texture(bitmap, textureCoordinate);
  fragment = texel * quadOpacity + quadColor * (1.0 - texel.a);
}
