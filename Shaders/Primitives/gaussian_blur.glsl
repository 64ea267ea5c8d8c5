// A Gaussian blur along one axis, with as many texels as pixels.
flat VARYING vec4 blur;  // BlurParameters

#ifdef VERTEX
void prepare(vec2 extent) {
  prepareResampling(extent);
  blur = parameter(primitiveParameters());
}
#else
vec4 paint(vec2 inside) {
  ivec2 first = firstTexel();
  ivec2 last = lastTexel();
  ivec2 middle = ivec2(floor(texelCoordinates(inside)));
  ivec2 axis = blur.x > 0.5 ? ivec2(0, 1) : ivec2(1, 0);
  vec4 color = blur.z * texelAt(middle);
  // The weight at a distance is the middle one's times ratio^(distance²): from one pixel to the next
  // it is multiplied by a factor that is itself multiplied by ratio².
  float weight = blur.z;
  float factor = blur.w;
  float square = blur.w * blur.w;
  ivec2 low = middle;
  ivec2 high = middle;
  for (int count = int(blur.y); count > 0; count -= 1) {
    weight *= factor;
    factor *= square;
    low = max(low - axis, first);
    high = min(high + axis, last);
    color += weight * (texelAt(low) + texelAt(high));
  }
  return color;
}
#endif
