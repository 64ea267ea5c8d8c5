// The plan's parameters, to which shapes and clips refer by index: a texture with
// 1 << PARAMETER_SHIFT columns.
uniform highp sampler2D parameters;

highp vec4 parameter(int index) {
  return texelFetch(
    parameters, ivec2(index & ((1 << PARAMETER_SHIFT) - 1), index >> PARAMETER_SHIFT), 0);
}
