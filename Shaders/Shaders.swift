/// The GLSL ES 3.00 sources in this folder, embedded at build time, and the function to join them.
package enum Shaders {
  package enum Stage: String, Sendable {
    case vertex = "VERTEX"
    case fragment = "FRAGMENT"
  }

  /// One shader: the chunks one after the other, with macros defined. In the chunks, VERTEX or
  /// FRAGMENT is defined, and VARYING is `out` or `in`.
  package static func source(
    _ stage: Stage, of chunks: [String], defining macros: [String]
  ) -> String {
    let varying = stage == .vertex ? "VARYING out" : "VARYING in"
    let defines = [stage.rawValue, varying] + macros
    return (["#version 300 es\n"] + defines.map { "#define \($0)\n" } + chunks.map(chunk)).joined()
  }

  private static func chunk(_ name: String) -> String {
    guard let bytes = files[name] else { preconditionFailure("no shader is named \(name)") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let files: [String: [UInt8]] = [
    "quad_vert": PackageResources.quad_vert_glsl,
    "quad_frag": PackageResources.quad_frag_glsl,
    "shape_vert": PackageResources.shape_vert_glsl,
    "shape_frag": PackageResources.shape_frag_glsl,
    "placed": PackageResources.placed_glsl,
    "animation": PackageResources.animation_glsl,
    "quad": PackageResources.quad_glsl,
    "shape": PackageResources.shape_glsl,
    "texture": PackageResources.texture_glsl,
    "shape_texture": PackageResources.shape_texture_glsl,
    "parameters": PackageResources.parameters_glsl,
    "coverage": PackageResources.coverage_glsl,
    "perspective": PackageResources.perspective_glsl,
    "corner": PackageResources.corner_glsl,
    "clip": PackageResources.clip_glsl,
    "backdrop": PackageResources.backdrop_glsl,
    "gaussian": PackageResources.gaussian_glsl,
    "resampling": PackageResources.resampling_glsl,
    "spline": PackageResources.spline_glsl,
    "shadow_shape": PackageResources.shadow_shape_glsl,
    "soft_corner": PackageResources.soft_corner_glsl,
    "solid": PackageResources.solid_glsl,
    "bitmap": PackageResources.bitmap_glsl,
    "bitmap_over_color": PackageResources.bitmap_over_color_glsl,
    "sliced_bitmap": PackageResources.sliced_bitmap_glsl,
    "curl": PackageResources.curl_glsl,
    "gradient": PackageResources.gradient_glsl,
    "path": PackageResources.path_glsl,
    "gaussian_blur": PackageResources.gaussian_blur_glsl,
    "color_matrix": PackageResources.color_matrix_glsl,
    "tinted_bitmap": PackageResources.tinted_bitmap_glsl,
    "reduced_bitmap": PackageResources.reduced_bitmap_glsl,
    "enlarged_width": PackageResources.enlarged_width_glsl,
    "enlarged_bitmap": PackageResources.enlarged_bitmap_glsl,
    "enlarged_alpha": PackageResources.enlarged_alpha_glsl,
    "blend": PackageResources.blend_glsl,
    "filtered_backdrop": PackageResources.filtered_backdrop_glsl,
    "nearest_corner_shadow": PackageResources.nearest_corner_shadow_glsl,
    "soft_rounded_shadow": PackageResources.soft_rounded_shadow_glsl,
    "rounded_shadow": PackageResources.rounded_shadow_glsl,
    "shadow": PackageResources.shadow_glsl,
    "colored_alpha": PackageResources.colored_alpha_glsl,
  ]
}
