// The backdrop of a shape: a copy of the pixels below it, which it reads at its own position.
#define READS_BACKDROP
#ifndef CLIPPED
VARYING vec2 position;  // in buffer pixels
#endif
// BackdropParameters: the copy's origin in buffer pixels and its size in texels; then the rest.
flat VARYING vec4 backdropPart;
flat VARYING vec4 backdropDetails;

#ifdef VERTEX
void prepareBackdrop() {
  int first = primitiveParameters();
  backdropPart = parameter(first);
  backdropDetails = parameter(first + 1);
}
#endif
