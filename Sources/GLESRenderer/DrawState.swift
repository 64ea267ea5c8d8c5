import Compositor

/// What the driver was told so far in this frame; nil at first, since uploads and targets change it.
struct DrawState {
  var target: PassTarget?
  var projection = Projection(PixelSize(width: 1, height: 1), isFlipped: false)
  var blending: Blending?
  var program: QuadProgram?
  var isShape: Bool?
  var texture: TextureID?
  var filter: TextureFilter?

  /// Programs have to be told the projection.
  mutating func begin(_ target: PassTarget, _ projection: Projection) {
    self.target = target
    self.projection = projection
    program = nil
  }
}

extension QuadProgram {
  var isShape: Bool {
    if case .shape = self { true } else { false }
  }

  var readsTexture: Bool {
    switch self {
    case .solid: false
    case .bitmap, .bitmapOverColor: true
    case .shape(let features): features.contains(.bitmap)
    }
  }
}
