import CCairo

extension CGBlendMode {
  /// Whether `CairoCanvas.combine` blends instead of cairo: cairo has no plus-darker, and its hue,
  /// saturation, color and luminosity modes give translucent pixels components greater than their
  /// alpha.
  var needsManualBlending: Bool {
    switch self {
    case .plusDarker, .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }
}

extension CairoCanvas {
  /// Composites `group` onto this canvas in a mode that cairo does not support correctly. Without
  /// pixels to read it uses PDF's blend modes, which lack plus-darker.
  func combine(with group: CairoCanvas, _ mode: CGBlendMode) {
    guard pixels != nil else {
      setBlendMode(mode == .plusDarker ? .multiply : mode)
      draw(group)
      return setBlendMode(mode)
    }
    guard let copy = makeGroup(covering: group.bounds), let words = copy.pixels,
      let source = group.pixels
    else { return }
    copy.setBlendMode(.copy)
    copy.draw(self)
    copy.flush()
    group.flush()
    unsafe words.withWords { below in
      unsafe source.withWords { above in
        // Transparent source pixels change nothing.
        for index in below.indices where unsafe above[index] != 0 {
          let (color, backdrop) = unsafe (SIMD4(word: above[index]), SIMD4(word: below[index]))
          let result =
            mode == .plusDarker
            ? color.darkening(backdrop) : color.blended(with: backdrop, mode)
          unsafe below[index] = result.word
        }
      }
    }
    copy.markDirty()
    setBlendMode(.copy)
    draw(copy)
    setBlendMode(mode)
  }
}

/// A premultiplied color: red, green, blue and alpha, 0…1.
extension SIMD4<Double> {
  fileprivate init(word: UInt32) {
    let bytes = SIMD4<UInt32>(word >> 16, word >> 8, word, word >> 24) & 0xFF
    self = SIMD4<Double>(bytes) / 255
  }

  /// The BGRA pixel, with components clamped to alpha.
  fileprivate var word: UInt32 {
    let rounded = (self * 255).rounded(.toNearestOrAwayFromZero)
    let limits = SIMD4(repeating: rounded.w)
    let bytes = SIMD4<UInt32>(rounded.clamped(lowerBound: .zero, upperBound: limits))
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }

  /// Returns Apple's plus-darker.
  ///
  /// With premultiplied S and D and alphas Sa and Da: Ra = min(1, Sa + Da), R = max(0, Ra − (Sa −
  /// S) − (Da − D)); for opaque colors that is max(0, S + D − 1).
  fileprivate func darkening(_ backdrop: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = Swift.min(1, w + backdrop.w)
    var result = self + backdrop + (alpha - w - backdrop.w)
    result.w = alpha
    return result
  }

  /// Returns the non-separable blend modes of the PDF reference, computed with both colors
  /// multiplied by both alphas to avoid dividing by an alpha.
  fileprivate func blended(with backdrop: SIMD4<Double>, _ mode: CGBlendMode) -> SIMD4<Double> {
    let (above, below) = (self * backdrop.w, backdrop * w)
    let mixed =
      switch mode {
      case .hue: above.saturated(like: below).lit(like: below)
      case .saturation: below.saturated(like: above).lit(like: below)
      case .color: above.lit(like: below)
      default: below.lit(like: above)
      }
    return (self - above) + (backdrop - below) + mixed
  }

  private var least: Double { Swift.min(x, y, z) }
  private var greatest: Double { Swift.max(x, y, z) }
  private var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }

  /// SetSat of the PDF reference; both colors have the same alpha.
  private func saturated(like other: SIMD4<Double>) -> SIMD4<Double> {
    let range = greatest - least
    guard range > 0 else { return SIMD4(0, 0, 0, w) }
    var result = (self - least) * ((other.greatest - other.least) / range)
    result.w = w
    return result
  }

  /// SetLum and ClipColor of the PDF reference; both colors have the same alpha.
  private func lit(like other: SIMD4<Double>) -> SIMD4<Double> {
    // Rounding may lift white's luminosity above alpha, and the divisor below would be zero.
    let light = Swift.min(other.luminosity, w)
    var result = self + (light - luminosity)
    let (low, high) = (result.least, result.greatest)
    if low < 0 {
      result = light + (result - light) * (light / (light - low))
    } else if high > w {
      result = light + (result - light) * ((w - light) / (high - light))
    }
    result.w = w
    return result
  }
}
