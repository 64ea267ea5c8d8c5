// A color.
#ifdef SHAPE
#ifdef VERTEX
void prepare(vec2 extent) {}
#else
vec4 paint(vec2 inside) {
  return shapeColor;
}
#endif
#elif defined(FRAGMENT)
COLOR_PRECISION vec4 paintQuad() {
  return quadColor;
}
#endif
