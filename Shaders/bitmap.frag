#version 300 es

in highp vec2 textureCoordinate;
flat in mediump float quadOpacity;

uniform mediump sampler2D bitmap;  // premultiplied

out mediump vec4 fragment;

void main() {
  fragment = texture(bitmap, textureCoordinate) * quadOpacity;
}
