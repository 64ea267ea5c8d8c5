import Foundation

/// Converts CIE L*a*b* colors; L* is 0…100.
struct LabColors: Hashable, Sendable {
  typealias Light = ColorMatrix.Light

  private let white: Light
  /// The matrices between XYZ relative to the white point and linear sRGB.
  private let toSRGB: ColorMatrix
  private let fromSRGB: ColorMatrix
  /// The minimum and maximum of a*, then of b*.
  let range: [Double]

  /// Returns nil for an invalid white point, and for empty ranges.
  init?(white: Light, range: [Double]) {
    guard let adaptation = ColorMatrix.toD50(from: white), range.count == 4, range[0] < range[1],
      range[2] < range[3]
    else { return nil }
    let toSRGB = ColorMatrix.sRGBFromD50 * adaptation
    guard let fromSRGB = toSRGB.inverse else { return nil }
    (self.white, self.range) = (white, range)
    (self.toSRGB, self.fromSRGB) = (toSRGB, fromSRGB)
  }

  func linearSRGB(of components: Light) -> Light {
    let y = (components.x + 16) / 116
    let a = min(max(components.y, range[0]), range[1])
    let b = min(max(components.z, range[2]), range[3])
    return toSRGB * (white * Light(light(y + a / 500), light(y), light(y - b / 200)))
  }

  func components(ofLinearSRGB color: Light) -> Light {
    let relative = fromSRGB * color / white
    let (x, y, z) = (encoded(relative.x), encoded(relative.y), encoded(relative.z))
    return Light(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private func light(_ t: Double) -> Double {
    t > 6.0 / 29 ? t * t * t : 3 * 36 / 841 * (t - 4.0 / 29)
  }

  private func encoded(_ light: Double) -> Double {
    light > 216.0 / 24_389 ? cbrt(light) : light * 841 / 108 + 4.0 / 29
  }
}
