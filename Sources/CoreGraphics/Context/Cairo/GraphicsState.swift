/// The state that `saveGState` saves: all of a context except its path and its pixels.
struct GraphicsState {
  /// A clip region, in device pixels.
  struct Clip {
    /// Identifies the clip, so that a canvas knows which clips it has applied.
    var id: UInt64
    var path: PathStorage
    var rule: CGPathFillRule
    var antialiases: Bool
  }

  struct Shadow {
    /// The offset in device pixels.
    var offset: CGSize
    /// The blur in device pixels: twice the standard deviation, as in Core Graphics.
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

  /// Maps user space to device pixels (origin top-left, y down).
  var ctm: CGAffineTransform
  var clips: [Clip] = []
  /// The bounding box of the clips, in device pixels.
  var clipBounds: CGRect
  /// The combined coverage of the image masks, as alpha; it is not drawn into again.
  var mask: CairoCanvas?
  /// Used when there is no pattern.
  var fillColor = SIMD4<Double>(0, 0, 0, 1)
  var strokeColor = SIMD4<Double>(0, 0, 0, 1)
  /// Replaces the color if set.
  var fillPattern: PatternPaint?
  var strokePattern: PatternPaint?
  /// The space in which `setFillColor(_:)` and `setFillPattern(_:colorComponents:)` read
  /// components.
  var fillColorSpace = CGColorSpace.gray
  var strokeColorSpace = CGColorSpace.gray
  /// The offset of patterns, in the context's initial user space.
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

/// The settings with which a context draws glyphs.
struct TextSettings {
  /// The part of the text settings that `saveGState` saves.
  struct State {
    var font: CGFont?
    /// The font's size per em, in units of text space.
    var size: CGFloat = 1
    var mode = CGTextDrawingMode.fill
    var smoothsFonts = false
    var usesSubpixelPositioning = true
    var quantizesPositions = true
  }

  /// Maps text space to user space; not part of the graphics state.
  var matrix = CGAffineTransform.identity
  var allowsSmoothing = true
  var allowsSubpixelPositioning = true
  var allowsQuantization = true
}
