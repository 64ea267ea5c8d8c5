import CGLES

/// A linked program in a format of the driver, which is loaded much faster than it is compiled.
///
/// `glGetProgramBinary`
struct ProgramBinary {
  private let format: GLenum
  private let bytes: [UInt8]

  /// Returns nil where the driver has no format: Mesa has one while it has a cache of shaders on the disk.
  init?(of program: GLuint) {
    var length: GLint = 0
    unsafe glGetProgramiv(program, GLenum(GL_PROGRAM_BINARY_LENGTH), &length)
    guard length > 0 else { return nil }
    var format: GLenum = 0
    bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      var written: GLsizei = 0
      unsafe glGetProgramBinary(program, length, &written, &format, buffer.baseAddress)
      count = Int(written)
    }
    guard !bytes.isEmpty else { return nil }
    self.format = format
  }

  /// Makes it the executable of a program. Fails the link where the driver refuses it.
  func load(into program: GLuint) {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe glProgramBinary(program, format, bytes.baseAddress, GLsizei(bytes.count))
    }
  }
}
