import Shaders

extension Program {
  /// `QuadProgram.bitmap`: `texel × opacity`.
  static func bitmap() throws(GLESError) -> Program {
    try Program(fragment: Shaders.bitmap, label: "bitmap.frag")
  }
}
