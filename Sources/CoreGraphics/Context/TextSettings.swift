/// How a context sets glyphs.
struct TextSettings {
  /// What `saveGState` saves of it.
  struct State {
    var font: CGFont?
    /// Of the font's em, in units of text space.
    var size: CGFloat = 1
    var mode = CGTextDrawingMode.fill
    var isSmoothed = false
    var positionsBetweenPixels = true
    var quantizesPositions = true
  }

  /// From text space to user space; no part of the graphics state.
  var matrix = CGAffineTransform.identity
  var allowsSmoothing = true
  var allowsPositionsBetweenPixels = true
  var allowsQuantization = true
}
