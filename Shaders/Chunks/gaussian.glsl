// The Gaussian of deviation 1.
#ifdef FRAGMENT
// Its integral up to x, by a polynomial that is off by less than 1/4000 and is exactly 0 and 1 beyond
// 3.5: a software renderer has no fast exponential function.
vec4 cumulative(vec4 x) {
  vec4 t = clamp(x, -3.5, 3.5);
  vec4 s = t * t;
  return 0.5 + t * (0.398063532 + s * (-0.0644061921 + s * (0.00852239891
    + s * (-0.000726280223 + s * (3.48231258e-5 - s * 7.03995365e-7)))));
}
#endif
