/// Colours whose numbers become light by curves, and sRGB's light by a matrix.
struct CalibratedColors: Hashable, Sendable {
  typealias Light = ColorMatrix.Light

  /// One for gray, or those of red, green and blue.
  let curves: [ToneCurve]
  /// From light to linear sRGB.
  let toSRGB: ColorMatrix
  let fromSRGB: ColorMatrix

  var isGray: Bool { curves.count == 1 }

  init(gray curve: ToneCurve) {
    curves = [curve]
    (toSRGB, fromSRGB) = (.identity, .identity)
  }

  /// - Parameter toD50: from light to X, Y and Z below D50. Nil where it has no inverse.
  init?(curves: [ToneCurve], toD50: ColorMatrix) {
    let toSRGB = ColorMatrix.sRGBFromD50 * toD50
    guard curves.count == 3, let fromSRGB = toSRGB.inverse else { return nil }
    self.curves = curves
    self.toSRGB = toSRGB
    self.fromSRGB = fromSRGB
  }

  /// Primaries by their places in the diagram of 1931, with sRGB's white.
  init?(
    red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>,
    white: Light = ColorMatrix.d65, _ curve: ToneCurve
  ) {
    guard let xyz = ColorMatrix.xyz(red: red, green: green, blue: blue, white: white),
      let toD50 = ColorMatrix.toD50(from: white)
    else { return nil }
    self.init(curves: [curve, curve, curve], toD50: toD50 * xyz)
  }

  /// The same colours with numbers in proportion to light.
  var linear: CalibratedColors {
    CalibratedColors(
      curves: curves.map { _ in .gamma(1) }, toSRGB: toSRGB, fromSRGB: fromSRGB)
  }

  private init(curves: [ToneCurve], toSRGB: ColorMatrix, fromSRGB: ColorMatrix) {
    (self.curves, self.toSRGB, self.fromSRGB) = (curves, toSRGB, fromSRGB)
  }

  /// Whether there are colours in it that sRGB does not have.
  var isWide: Bool { toSRGB.rows.contains { $0.min() < -0.001 } }

  func linearSRGB(of components: Light) -> Light {
    if isGray { return Light(repeating: curves[0].light(components.x)) }
    let light = Light(
      curves[0].light(components.x), curves[1].light(components.y), curves[2].light(components.z))
    return toSRGB * light
  }

  func components(ofLinearSRGB color: Light) -> Light {
    if isGray {
      return Light(repeating: curves[0].number((color * CGColorSpace.luminance).sum()))
    }
    let light = fromSRGB * color
    return Light(
      curves[0].number(light.x), curves[1].number(light.y), curves[2].number(light.z))
  }
}
