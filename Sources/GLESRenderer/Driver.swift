import CGLES

/// Properties of the driver, queried once while the context is current.
package struct Driver: Sendable {
  /// `GL_RENDERER`, for reports.
  package let name: String
  /// `GL_MAX_TEXTURE_SIZE` in pixels: at least 2,048, unless a test sets a lower limit.
  package let maximumTextureSize: Int32

  /// The longest side of a viewport in pixels (`GL_MAX_VIEWPORT_DIMS`).
  let maximumViewportSide: Int32

  /// Whether the driver draws on the CPU. Pixel buffers only add a copy then: 32 MiB take 2.3 ms through
  /// them on llvmpipe, and 1.3 ms without.
  package let isSoftware: Bool

  /// The format of the most exact textures up to 16 bits a component that may be drawn into: of
  /// normalized numbers (`EXT_texture_norm16`), which all have the same precision, of floats
  /// (`EXT_color_buffer_half_float`, `EXT_color_buffer_float`), or of bytes.
  let formatOfSixteenBits: GLenum

  init(_ limits: DriverLimits) {
    let name =
      unsafe glGetString(GLenum(GL_RENDERER)).map { unsafe String(cString: $0) } ?? "unknown"
    self.name = name
    isSoftware = Self.isSoftware(name)
    let maximum = Self.integer(GL_MAX_TEXTURE_SIZE)
    maximumTextureSize = min(maximum, limits.maximumTextureSide ?? maximum)
    maximumViewportSide = Self.maximumViewportSide
    formatOfSixteenBits = limits.hasOnlyBytes ? GLenum(GL_RGBA8) : Self.formatOfSixteenBits
  }

  /// Waits until a software renderer has drawn the pass before, since another one begins: with llvmpipe,
  /// a pass that waits keeps its textures until as many wait at a time again. A page that was closed kept
  /// 20 MB. `bench --variant backdrop` takes 10.1 to 10.7 ms of CPU a frame, and took 11.2 to 12.6 where
  /// passes waited.
  func finishPass() {
    if isSoftware { glFinish() }
  }

  /// Whether the renderer of this name draws on the CPU. It compares whole words, because a search for a
  /// part of a string would bring the code of regular expressions into memory.
  static func isSoftware(_ renderer: String) -> Bool {
    renderer.split { $0 == " " || $0 == "(" }
      .contains { ["llvmpipe", "softpipe", "SwiftShader"].contains($0) }
  }

  static func integer(_ name: Int32) -> Int32 {
    var value: GLint = 0
    unsafe glGetIntegerv(GLenum(name), &value)
    return value
  }

  private static var maximumViewportSide: Int32 {
    var sides: [GLint] = [0, 0]
    unsafe glGetIntegerv(GLenum(GL_MAX_VIEWPORT_DIMS), &sides)
    return sides.reduce(.max, min)
  }

  /// Whether textures may have BGRA pixels, which may be drawn into then.
  static var hasBGRATextures: Bool { has("GL_EXT_texture_format_BGRA8888") }

  /// Whether bitmaps and targets have the order of windows: a software renderer copies texels and backdrops
  /// without converting them then, and draws off screen the same pixels as into windows.
  var prefersBGRA: Bool { isSoftware && Self.hasBGRATextures }

  private static var formatOfSixteenBits: GLenum {
    if has("GL_EXT_texture_norm16") { return GLenum(GL_RGBA16_EXT) }
    let hasFloats = has("GL_EXT_color_buffer_half_float") || has("GL_EXT_color_buffer_float")
    return GLenum(hasFloats ? GL_RGBA16F : GL_RGBA8)
  }

  private static func has(_ name: Substring) -> Bool {
    extensions.split(separator: " ").contains(name)
  }

  static var extensions: String {
    unsafe glGetString(GLenum(GL_EXTENSIONS)).map { unsafe String(cString: $0) } ?? ""
  }
}
