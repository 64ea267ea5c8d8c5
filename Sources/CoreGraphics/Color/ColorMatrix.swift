/// A 3 × 3 matrix that converts linear light between sets of primaries.
struct ColorMatrix: Hashable, Sendable {
  typealias Light = SIMD3<Double>

  let rows: [Light]

  init(_ first: Light, _ second: Light, _ third: Light) {
    rows = [first, second, third]
  }

  /// Creates the matrix whose columns are the images of the three primaries.
  init(red: Light, green: Light, blue: Light) {
    self.init(
      Light(red.x, green.x, blue.x), Light(red.y, green.y, blue.y), Light(red.z, green.z, blue.z))
  }

  static func * (matrix: ColorMatrix, light: Light) -> Light {
    Light(
      (matrix.rows[0] * light).sum(), (matrix.rows[1] * light).sum(),
      (matrix.rows[2] * light).sum())
  }

  static func * (second: ColorMatrix, first: ColorMatrix) -> ColorMatrix {
    let columns = (0..<3).map { column in
      second * Light(first.rows[0][column], first.rows[1][column], first.rows[2][column])
    }
    return ColorMatrix(red: columns[0], green: columns[1], blue: columns[2])
  }

  /// The inverse; nil if the matrix is singular.
  var inverse: ColorMatrix? {
    func cross(_ a: Light, _ b: Light) -> Light {
      Light(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let determinant = (rows[0] * cross(rows[1], rows[2])).sum()
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return ColorMatrix(
      red: cross(rows[1], rows[2]) / determinant, green: cross(rows[2], rows[0]) / determinant,
      blue: cross(rows[0], rows[1]) / determinant)
  }
}

extension ColorMatrix {
  static let identity = ColorMatrix(Light(1, 0, 0), Light(0, 1, 0), Light(0, 0, 1))

  /// The white point of sRGB, in XYZ.
  static let d65 = Light(0.950456, 1, 1.089058)
  /// The white point of the ICC profile connection space, in XYZ.
  static let d50 = Light(0.964203, 1, 0.824905)

  /// The matrix from XYZ relative to D50 to linear sRGB, computed so that white stays exactly white.
  static let sRGBFromD50: ColorMatrix = {
    let sRGB = xyz(
      red: SIMD2(0.64, 0.33), green: SIMD2(0.3, 0.6), blue: SIMD2(0.15, 0.06), white: d65)
    guard let sRGB, let toD50 = toD50(from: d65), let inverse = (toD50 * sRGB).inverse else {
      preconditionFailure("the matrix of sRGB's primaries is singular")
    }
    return inverse
  }()

  /// The Bradford chromatic adaptation from a white point to D50, in XYZ. Nil for an invalid white
  /// point.
  static func toD50(from white: Light) -> ColorMatrix? {
    let cones = ColorMatrix(
      Light(0.8951, 0.2664, -0.1614), Light(-0.7502, 1.7135, 0.0367), Light(0.0389, -0.0685, 1.0296)
    )
    let (source, target) = (cones * white, cones * d50)
    guard let inverse = cones.inverse, source.min() > 0 else { return nil }
    let scale = target / source
    let scaled = ColorMatrix(
      cones.rows[0] * scale.x, cones.rows[1] * scale.y, cones.rows[2] * scale.z)
    return inverse * scaled
  }

  /// The matrix from linear RGB to XYZ, from the xy chromaticities (CIE 1931) of the primaries and a
  /// white point in XYZ. Nil if the primaries are collinear.
  static func xyz(
    red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>, white: Light
  ) -> ColorMatrix? {
    let colors = [red, green, blue].map { Light($0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y) }
    let unscaled = ColorMatrix(red: colors[0], green: colors[1], blue: colors[2])
    guard let share = unscaled.inverse.map({ $0 * white }) else { return nil }
    return ColorMatrix(
      red: colors[0] * share.x, green: colors[1] * share.y, blue: colors[2] * share.z)
  }
}
