/// The GLSL ES 3.00 sources beside this file, embedded at build time.
package enum Shaders {
  /// The vertex shader of all programs.
  package static let quad = source(PackageResources.quad_vert)
  package static let solid = source(PackageResources.solid_frag)
  package static let bitmap = source(PackageResources.bitmap_frag)
  package static let bitmapOverColor = source(PackageResources.bitmap_over_color_frag)

  private static func source(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
