/// What `saveGState` saves: everything of a context but its path and its pixels.
struct GraphicsState {
  /// A region that drawing keeps to, in device pixels.
  struct Clip {
    /// Tells clips apart, so that a canvas knows which of them it has applied.
    var id: UInt64
    var path: PathStorage
    var rule: CGPathFillRule
    var antialiases: Bool
  }

  struct Shadow {
    /// Device pixels.
    var offset: CGSize
    /// Device pixels, as Core Graphics counts it: twice the standard deviation.
    var blur: CGFloat
    var color: SIMD4<Double>
  }

  struct Stroke {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
  }

  /// User space to device pixels (origin top-left, y down).
  var ctm: CGAffineTransform
  var clips: [Clip] = []
  /// Holds what the clips leave over, in device pixels.
  var clipBounds: CGRect
  /// How much of each pixel image masks let through, as its alpha; nothing is drawn on it any more.
  var mask: CairoCanvas?
  /// What is filled and stroked with, where it is no pattern.
  var fillColor = SIMD4<Double>(0, 0, 0, 1)
  var strokeColor = SIMD4<Double>(0, 0, 0, 1)
  /// Takes the place of the colour.
  var fillPattern: PatternInk?
  var strokePattern: PatternInk?
  /// What `setFillColor(_:)` and `setFillPattern(_:colorComponents:)` read components in.
  var fillColorSpace = CGColorSpace.gray
  var strokeColorSpace = CGColorSpace.gray
  /// Of patterns, in the space that the context began with.
  var patternPhase = CGSize.zero
  var stroke = Stroke()
  var flatness: CGFloat = 0
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var antialiases = true
  var text = TextSettings.State()
}

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
