import CoreGraphics

/// The formulas of the blend modes from Apple's pages and the PDF reference, for one pixel in
/// double precision.
enum BlendReference {
  /// Blends two colors. `source` and `backdrop` are red, green, blue and alpha, not premultiplied;
  /// the result is premultiplied.
  static func blend(
    _ source: SIMD4<Double>, over backdrop: SIMD4<Double>, _ mode: CGBlendMode
  ) -> SIMD4<Double> {
    if let result = porterDuff(premultiplied(source), premultiplied(backdrop), mode: mode) {
      return result
    }
    let (sa, ba) = (source.w, backdrop.w)
    let mixed = mixture(source, backdrop, mode: mode)
    var result = SIMD4<Double>(0, 0, 0, sa + ba - sa * ba)
    for i in 0..<3 {
      result[i] =
        (1 - ba) * sa * source[i] + (1 - sa) * ba * backdrop[i] + sa * ba * mixed[i]
    }
    return result
  }

  private static func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }

  /// Blends with the modes whose formulas use premultiplied S and D, as in Apple's descriptions of
  /// the constants; nil for other modes.
  private static func porterDuff(
    _ s: SIMD4<Double>, _ d: SIMD4<Double>, mode: CGBlendMode
  ) -> SIMD4<Double>? {
    switch mode {
    case .clear: .zero
    case .copy: s
    case .sourceIn: s * d.w
    case .sourceOut: s * (1 - d.w)
    case .sourceAtop: s * d.w + d * (1 - s.w)
    case .destinationOver: s * (1 - d.w) + d
    case .destinationIn: d * s.w
    case .destinationOut: d * (1 - s.w)
    case .destinationAtop: s * (1 - d.w) + d * s.w
    case .xor: s * (1 - d.w) + d * (1 - s.w)
    case .plusLighter: (s + d).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker: plusDarker(s, d)
    default: nil
    }
  }

  private static func plusDarker(_ s: SIMD4<Double>, _ d: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = min(1, s.w + d.w)
    var result = SIMD4<Double>(0, 0, 0, alpha)
    for i in 0..<3 { result[i] = max(0, alpha - (s.w - s[i]) - (d.w - d[i])) }
    return result
  }

  private static func mixture(
    _ s: SIMD4<Double>, _ b: SIMD4<Double>, mode: CGBlendMode
  ) -> SIMD4<Double> {
    switch mode {
    case .hue: withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
    case .saturation: withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
    case .color: withLuminosity(s, luminosity(b))
    case .luminosity: withLuminosity(b, luminosity(s))
    default:
      SIMD4(
        separable(s.x, b.x, mode: mode), separable(s.y, b.y, mode: mode),
        separable(s.z, b.z, mode: mode), 0)
    }
  }

  private static func separable(_ s: Double, _ b: Double, mode: CGBlendMode) -> Double {
    switch mode {
    case .multiply: s * b
    case .screen: s + b - s * b
    case .overlay: separable(b, s, mode: .hardLight)
    case .darken: min(s, b)
    case .lighten: max(s, b)
    case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight: softLight(s, b)
    case .difference: abs(s - b)
    case .exclusion: s + b - 2 * s * b
    default: s
    }
  }

  private static func softLight(_ s: Double, _ b: Double) -> Double {
    guard s > 0.5 else { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  private static func luminosity(_ c: SIMD4<Double>) -> Double {
    0.3 * c.x + 0.59 * c.y + 0.11 * c.z
  }

  private static func least(_ c: SIMD4<Double>) -> Double { min(c.x, c.y, c.z) }
  private static func most(_ c: SIMD4<Double>) -> Double { max(c.x, c.y, c.z) }
  private static func saturation(_ c: SIMD4<Double>) -> Double { most(c) - least(c) }

  private static func withLuminosity(_ c: SIMD4<Double>, _ l: Double) -> SIMD4<Double> {
    let moved = c + SIMD4(repeating: l - luminosity(c))
    let (low, high) = (least(moved), most(moved))
    let gray = SIMD4<Double>(repeating: l)
    if low < 0 { return gray + (moved - gray) * (l / (l - low)) }
    if high > 1 { return gray + (moved - gray) * ((1 - l) / (high - l)) }
    return moved
  }

  private static func withSaturation(_ c: SIMD4<Double>, _ s: Double) -> SIMD4<Double> {
    let (low, high) = (least(c), most(c))
    guard high > low else { return .zero }
    return (c - SIMD4(repeating: low)) * (s / (high - low))
  }
}
