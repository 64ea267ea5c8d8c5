import Compositor

/// The OpenGL state set so far in this frame; nil at first, since uploads and targets change it.
struct DrawState {
  var target: PassTarget?
  var projection = Projection(PixelSize(width: 1, height: 1), isFlipped: false)
  var blending: Blending?
  var usesDepth: Bool?
  var program: ProgramID?
  var isShape: Bool?
  var texture: TextureID?
  var filter: TextureFilter?

  /// The projection for a program's uniform.
  mutating func begin(_ target: PassTarget, _ projection: Projection) {
    self.target = target
    self.projection = projection
    program = nil
  }
}
