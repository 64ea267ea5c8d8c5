import CGLES

/// Properties of the driver, queried once while the context is current.
package struct Driver: Sendable {
  /// `GL_RENDERER`, for reports.
  package let name: String
  /// Whether the driver draws on the CPU.
  package var isSoftware: Bool {
    ["llvmpipe", "softpipe", "SwiftShader"].contains { name.contains($0) }
  }
  /// `GL_MAX_TEXTURE_SIZE` in pixels: at least 2,048, unless a test sets a lower limit.
  package let maximumTextureSize: Int32

  /// Whether the CPU draws. Pixel buffers only add a copy then: 32 MiB take 2.3 ms through them on
  /// llvmpipe, and 1.3 ms without.
  var isSoftware: Bool {
    ["llvmpipe", "softpipe", "SwiftShader"].contains { name.contains($0) }
  }

  init(_ limits: DriverLimits) {
    name = unsafe glGetString(GLenum(GL_RENDERER)).map { unsafe String(cString: $0) } ?? "unknown"
    let maximum = Self.integer(GL_MAX_TEXTURE_SIZE)
    maximumTextureSize = min(maximum, limits.maximumTextureSide ?? maximum)
  }

  static func integer(_ name: Int32) -> Int32 {
    var value: GLint = 0
    unsafe glGetIntegerv(GLenum(name), &value)
    return value
  }

  /// Whether textures may have BGRA pixels, which may be drawn into then.
  static var hasBGRATextures: Bool {
    extensions.split(separator: " ").contains("GL_EXT_texture_format_BGRA8888")
  }

  static var extensions: String {
    unsafe glGetString(GLenum(GL_EXTENSIONS)).map { unsafe String(cString: $0) } ?? ""
  }
}
