import Compositor
import Shaders

extension Program {
  /// `QuadProgram.shape`: one source, compiled for the features in use.
  static func shape(_ features: ShapeFeatures) throws(GLESError) -> Program {
    let macros = [
      (ShapeFeatures.bitmap, "BITMAP"), (.rounded, "ROUNDED"), (.bordered, "BORDERED"),
      (.clipped, "CLIPPED"), (.sliced, "SLICED"), (.inPerspective, "PERSPECTIVE"),
      (.clippedInPerspective, "CLIPS_IN_PERSPECTIVE"), (.curled, "CURLED"),
    ].filter { features.contains($0.0) }.map(\.1)
    return try Program(
      vertex: Shaders.source(Shaders.shapeVertex, defining: macros),
      fragment: Shaders.source(Shaders.shapeFragment, defining: macros),
      label: (["shape"] + macros).joined(separator: " "))
  }
}
