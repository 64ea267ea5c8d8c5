import Foundation

// The matrices of color filters.

extension ColorMatrix {
  /// The luminance of the primaries of sRGB.
  private static let luminance = SIMD3(0.2126, 0.7152, 0.0722)

  /// Scales the distance of each color from the gray of the same luminance.
  static func saturation(_ amount: Double) -> ColorMatrix {
    func row(_ channel: Int) -> SIMD3<Double> {
      var row = luminance * (1 - amount)
      row[channel] += amount
      return row
    }
    return ColorMatrix(row(0), row(1), row(2))
  }

  /// Adds a number to each component.
  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), bias: amount)
  }

  /// Scales the distance of each component from 0.5.
  static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      SIMD3(amount, 0, 0), SIMD3(0, amount, 0), SIMD3(0, 0, amount), bias: 0.5 - amount / 2)
  }

  /// Rotates the hue by an angle in radians. Source: W3C, "Filter Effects Module Level 1", hueRotate.
  static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (cosine, sine) = (cos(angle), sin(angle))
    let gray = SIMD3(0.213, 0.715, 0.072)
    func row(_ cosines: SIMD3<Double>, _ sines: SIMD3<Double>) -> SIMD3<Double> {
      gray + cosine * cosines + sine * sines
    }
    return ColorMatrix(
      row(SIMD3(0.787, -0.715, -0.072), SIMD3(-0.213, -0.715, 0.928)),
      row(SIMD3(-0.213, 0.285, -0.072), SIMD3(0.143, 0.14, -0.283)),
      row(SIMD3(-0.213, -0.715, 0.928), SIMD3(-0.787, 0.715, 0.072)))
  }

  static let inversion = ColorMatrix(
    SIMD3(-1, 0, 0), SIMD3(0, -1, 0), SIMD3(0, 0, -1), bias: 1)

  /// A matrix that keeps alpha, with the same bias for red, green and blue.
  private init(
    _ red: SIMD3<Double>, _ green: SIMD3<Double>, _ blue: SIMD3<Double>, bias: Double = 0
  ) {
    self.init(
      red: SIMD4(SIMD4(red, 0)), green: SIMD4(SIMD4(green, 0)), blue: SIMD4(SIMD4(blue, 0)),
      bias: SIMD4(SIMD4(SIMD3(repeating: bias), 0)))
  }

  /// Four rows of five numbers, as in `CAColorMatrix`.
  init(_ numbers: [Double]) {
    func row(_ index: Int) -> SIMD4<Float> {
      SIMD4<Float>(clamping: numbers.lanes(from: index * 5))
    }
    let biases = (0..<4).map { numbers[$0 * 5 + 4] }
    self.init(
      red: row(0), green: row(1), blue: row(2), alpha: row(3),
      bias: SIMD4<Float>(clamping: biases.lanes(from: 0)))
  }

  var numbers: [Double] {
    zip([red, green, blue, alpha], (0..<4).map { bias[$0] }).flatMap { row, bias in
      (0..<4).map { Double(row[$0]) } + [Double(bias)]
    }
  }

  /// The result for straight RGBA, 0…1.
  package func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4((red * color).sum(), (green * color).sum(), (blue * color).sum(), (alpha * color).sum())
      + bias
  }
}
