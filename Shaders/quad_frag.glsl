// The fragment shader of quads; `paintQuad` is the primitive's.
void main() {
#ifdef COPIED
  fragment = paintQuad();
#else
  // llvmpipe has a shorter way to draw what only reads and multiplies texels, with other colors
  // (`Renderer+CopiedBitmaps.swift`). It does not take it where it finds a minimum.
  fragment = min(paintQuad(), 1.0);
#endif
}
