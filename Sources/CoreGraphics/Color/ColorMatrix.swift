/// Three rows of three numbers, which take light from one set of primaries to another.
struct ColorMatrix: Hashable, Sendable {
  typealias Light = SIMD3<Double>

  let rows: [Light]

  init(_ first: Light, _ second: Light, _ third: Light) {
    rows = [first, second, third]
  }

  /// The matrix that takes red, green and blue to these.
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

  /// Nil where there is none.
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

  /// The white of sRGB, and that in which profiles speak of colours: X, Y and Z.
  static let d65 = Light(0.950456, 1, 1.089058)
  static let d50 = Light(0.964203, 1, 0.824905)

  /// From X, Y and Z below D50 to linear sRGB; white becomes white to the last digit.
  static let sRGBFromD50: ColorMatrix = {
    let sRGB = xyz(
      red: SIMD2(0.64, 0.33), green: SIMD2(0.3, 0.6), blue: SIMD2(0.15, 0.06), white: d65)
    guard let sRGB, let toD50 = toD50(from: d65), let inverse = (toD50 * sRGB).inverse else {
      preconditionFailure("sRGB's primaries span nothing")
    }
    return inverse
  }()

  /// From X, Y and Z below one white to those that look alike below D50 (Bradford's). Nil for no white.
  static func toD50(from white: Light) -> ColorMatrix? {
    let cones = ColorMatrix(
      Light(0.8951, 0.2664, -0.1614), Light(-0.7502, 1.7135, 0.0367), Light(0.0389, -0.0685, 1.0296)
    )
    let (here, there) = (cones * white, cones * d50)
    guard let back = cones.inverse, here.min() > 0 else { return nil }
    let scale = there / here
    let scaled = ColorMatrix(
      cones.rows[0] * scale.x, cones.rows[1] * scale.y, cones.rows[2] * scale.z)
    return back * scaled
  }

  /// From red, green and blue, by their places in the diagram of 1931 and that of white, to X, Y and Z.
  static func xyz(
    red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>, white: Light
  ) -> ColorMatrix? {
    let colors = [red, green, blue].map { Light($0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y) }
    let plain = ColorMatrix(red: colors[0], green: colors[1], blue: colors[2])
    guard let share = plain.inverse.map({ $0 * white }) else { return nil }
    return ColorMatrix(
      red: colors[0] * share.x, green: colors[1] * share.y, blue: colors[2] * share.z)
  }
}
