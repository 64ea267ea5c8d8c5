import CGLES
import EGL

/// A plan's parameters in a floating-point texture on its own texture unit, which the shaders fetch
/// from.
struct ParameterTexture: ~Copyable {
  /// The texture unit; bitmaps use unit 0.
  static let unit: GLint = 1
  /// The binary logarithm of the width, `PARAMETER_SHIFT` in the shaders.
  static let columnShift = 10
  private static let width = 1 << columnShift

  private let texture: DriverObject
  /// The driver's limit; that of tests is for bitmaps and targets.
  private let maximumHeight: Int32

  init(in counts: ObjectCounts) {
    texture = DriverObject(.texture, in: counts)
    maximumHeight = Driver.integer(GL_MAX_TEXTURE_SIZE)
    let name = texture.name
    Self.onUnit {
      glBindTexture(GLenum(GL_TEXTURE_2D), name)
      // Float textures do not support filtering, and a texture with an unsupported filter is
      // incomplete and reads as zero.
      for filter in [GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER] {
        glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(filter), GL_NEAREST)
      }
    }
  }

  /// Replaces the contents with new storage, so that frames in flight keep theirs.
  func upload(_ parameters: [SIMD4<Float>]) throws(GLESError) {
    guard !parameters.isEmpty else { return }
    let height = (parameters.count + Self.width - 1) / Self.width
    guard height <= maximumHeight else {
      throw .tooLarge(
        call: "glTexImage2D", width: Int32(Self.width), height: Int32(clamping: height),
        limit: maximumHeight)
    }
    Self.onUnit {
      glTexImage2D(
        GLenum(GL_TEXTURE_2D), 0, GL_RGBA32F, GLsizei(Self.width), GLsizei(height), 0,
        GLenum(GL_RGBA), GLenum(GL_FLOAT), nil)
      glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), 0)
      let wholeRows = parameters.count / Self.width
      Self.write(parameters[..<(wholeRows * Self.width)], row: 0, rows: wholeRows)
      Self.write(parameters[(wholeRows * Self.width)...], row: wholeRows, rows: 1)
    }
    try GLESError.check("glTexImage2D")
  }

  private static func write(_ parameters: ArraySlice<SIMD4<Float>>, row: Int, rows: Int) {
    guard !parameters.isEmpty else { return }
    unsafe parameters.withUnsafeBytes { bytes in
      unsafe glTexSubImage2D(
        GLenum(GL_TEXTURE_2D), 0, 0, GLint(row), GLsizei(parameters.count / rows), GLsizei(rows),
        GLenum(GL_RGBA), GLenum(GL_FLOAT), bytes.baseAddress)
    }
  }

  /// The texture stays bound to its unit; everything else uses unit 0.
  private static func onUnit(_ body: () -> Void) {
    glActiveTexture(GLenum(GL_TEXTURE0 + unit))
    body()
    glActiveTexture(GLenum(GL_TEXTURE0))
  }
}
