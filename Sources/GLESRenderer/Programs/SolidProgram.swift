import Shaders

extension Program {
  /// `QuadProgram.solid`: `color × opacity`, multiplied once a corner.
  static func solid() throws(GLESError) -> Program {
    try Program(fragment: Shaders.solid, label: "solid.frag")
  }
}
