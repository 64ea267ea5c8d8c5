// The fragment shader of quads; `paintQuad` is the primitive's.
void main() {
  fragment = paintQuad();
}
