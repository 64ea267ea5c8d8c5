#version 300 es

flat in mediump vec4 quadColor;  // times the opacity

out mediump vec4 fragment;

void main() {
  fragment = quadColor;
}
