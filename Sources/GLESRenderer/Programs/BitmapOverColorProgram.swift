import Shaders

extension Program {
  /// `QuadProgram.bitmapOverColor`: `(texel over color) × opacity`.
  static func bitmapOverColor() throws(GLESError) -> Program {
    try Program(fragment: Shaders.bitmapOverColor, label: "bitmap_over_color.frag")
  }
}
