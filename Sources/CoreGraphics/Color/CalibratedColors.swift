/// Converts gray or RGB colors that are defined by transfer curves and primaries.
struct CalibratedColors: Hashable, Sendable {
  typealias Light = ColorMatrix.Light

  /// One curve for gray, or those of red, green and blue.
  let curves: [ToneCurve]
  /// The matrix from the space's linear light to linear sRGB.
  let toSRGB: ColorMatrix
  let fromSRGB: ColorMatrix

  var isGray: Bool { curves.count == 1 }

  init(gray curve: ToneCurve) {
    curves = [curve]
    (toSRGB, fromSRGB) = (.identity, .identity)
  }

  /// - Parameter toD50: the matrix from linear light to XYZ relative to D50. Nil if it has no inverse.
  init?(curves: [ToneCurve], toD50: ColorMatrix) {
    let toSRGB = ColorMatrix.sRGBFromD50 * toD50
    guard curves.count == 3, let fromSRGB = toSRGB.inverse else { return nil }
    self.curves = curves
    self.toSRGB = toSRGB
    self.fromSRGB = fromSRGB
  }

  /// Creates colors from the xy chromaticities (CIE 1931) of the primaries and a white point in XYZ.
  init?(
    red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>,
    white: Light = ColorMatrix.d65, _ curve: ToneCurve
  ) {
    guard let xyz = ColorMatrix.xyz(red: red, green: green, blue: blue, white: white),
      let toD50 = ColorMatrix.toD50(from: white)
    else { return nil }
    self.init(curves: [curve, curve, curve], toD50: toD50 * xyz)
  }

  /// Colors with the same primaries whose components are linear.
  var linear: CalibratedColors {
    CalibratedColors(
      curves: curves.map { _ in .gamma(1) }, toSRGB: toSRGB, fromSRGB: fromSRGB)
  }

  private init(curves: [ToneCurve], toSRGB: ColorMatrix, fromSRGB: ColorMatrix) {
    (self.curves, self.toSRGB, self.fromSRGB) = (curves, toSRGB, fromSRGB)
  }

  /// Whether the gamut exceeds sRGB's.
  var isWide: Bool { toSRGB.rows.contains { $0.min() < -0.001 } }

  func linearSRGB(of components: Light) -> Light {
    if isGray { return Light(repeating: curves[0].light(components.x)) }
    let light = Light(
      curves[0].light(components.x), curves[1].light(components.y), curves[2].light(components.z))
    return toSRGB * light
  }

  func components(ofLinearSRGB color: Light) -> Light {
    if isGray {
      return Light(repeating: curves[0].encoded((color * CGColorSpace.luminance).sum()))
    }
    let light = fromSRGB * color
    return Light(
      curves[0].encoded(light.x), curves[1].encoded(light.y), curves[2].encoded(light.z))
  }
}
