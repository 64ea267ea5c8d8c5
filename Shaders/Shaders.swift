/// The GLSL ES 3.00 sources beside this file, embedded at build time.
package enum Shaders {
  /// The vertex shader of all programs of quads.
  package static let quad = source(PackageResources.quad_vert)
  package static let solid = source(PackageResources.solid_frag)
  package static let bitmap = source(PackageResources.bitmap_frag)
  package static let bitmapOverColor = source(PackageResources.bitmap_over_color_frag)
  /// The vertex shader of all programs of shapes.
  package static let shapeVertex = source(PackageResources.shape_vert)
  package static let shapeFragment = source(PackageResources.shape_frag)

  /// The source with macros defined: behind its first line, which has to be the version.
  package static func source(_ source: String, defining macros: [String]) -> String {
    guard let end = source.firstIndex(of: "\n") else { return source }
    let lines = macros.map { "\n#define \($0)" }.joined()
    return source[..<end] + lines + source[end...]
  }

  private static func source(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
