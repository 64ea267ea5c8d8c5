import Compositor

/// Converts buffer pixels to clip space: `pixel · scale + offset`, as in the vertex shader.
struct Projection: Equatable {
  var scale: SIMD2<Float>
  var offset: SIMD2<Float>

  /// The projection of a target; flipped for windows, whose row 0 is the bottom one.
  init(_ size: PixelSize, isFlipped: Bool) {
    let direction: Float = isFlipped ? -1 : 1
    scale = [2 / Float(size.width), direction * 2 / Float(size.height)]
    offset = [-1, -direction]
  }

  /// The projection of a part of the frame, or of more than the frame.
  init(_ size: PixelSize, originX: Int32, originY: Int32, isFlipped: Bool = false) {
    self.init(size, isFlipped: isFlipped)
    offset -= scale * [Float(originX), Float(originY)]
  }
}
