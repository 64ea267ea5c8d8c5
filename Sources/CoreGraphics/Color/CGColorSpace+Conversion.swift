import Foundation

extension CGColorSpace {
  /// The red, green and blue components of a color.
  typealias RGB = SIMD3<Double>
  /// The components of a color in its space, padded with zeros.
  typealias Components = SIMD4<Double>

  /// Converts a color to extended sRGB: its components are below 0 or above 1 outside the gamut.
  func sRGB(of components: Components) -> RGB {
    let rgb = RGB(components.x, components.y, components.z)
    switch kind {
    case .gray:
      return coding.isLinear
        ? Self.encoded(RGB(repeating: components.x)) : RGB(repeating: components.x)
    // Without a round trip through linear light, sRGB components keep their exact values.
    case .sRGB, .pattern: return coding.isLinear ? Self.encoded(rgb) : rgb
    case .displayP3:
      return Self.encoded(Self.fromDisplayP3 * (coding.isLinear ? rgb : Self.decoded(rgb)))
    case .calibrated(let colors): return Self.encoded(colors.linearSRGB(of: rgb))
    case .cmyk: return (1 - rgb) * (1 - components.w)
    case .lab(let colors): return Self.encoded(colors.linearSRGB(of: rgb))
    case .indexed(let base, let table):
      return base.sRGB(of: base.components(at: components.x, of: table))
    }
  }

  /// Converts an extended sRGB color to this space; clamped to 0…1 unless the space is extended.
  /// Zero for indexed and pattern spaces, which colors cannot be converted to.
  func components(ofSRGB color: RGB) -> Components {
    if case .lab(let colors) = kind {
      return Components(colors.components(ofLinearSRGB: Self.decoded(color)), 0)
    }
    let unclamped = unclampedComponents(of: color)
    return coding.isExtended ? unclamped : unclamped.clamped(lowerBound: .zero, upperBound: .one)
  }

  private func unclampedComponents(of color: RGB) -> Components {
    switch kind {
    case .gray:
      let light = (Self.decoded(color) * Self.luminance).sum()
      let gray = RGB(repeating: light)
      return Components((coding.isLinear ? gray : Self.encoded(gray)).x, 0, 0, 0)
    case .sRGB: return Components(coding.isLinear ? Self.decoded(color) : color, 0)
    case .displayP3:
      let light = Self.toDisplayP3 * Self.decoded(color)
      return Components(coding.isLinear ? light : Self.encoded(light), 0)
    case .calibrated(let colors):
      let values = colors.components(ofLinearSRGB: Self.decoded(color))
      return colors.isGray ? Components(values.x, 0, 0, 0) : Components(values, 0)
    case .cmyk: return Self.cmyk(of: color.clamped(lowerBound: .zero, upperBound: .one))
    case .lab, .indexed, .pattern: return .zero
    }
  }

  /// Converts RGB to CMYK with full black generation (maximum black, minimum cyan, magenta, yellow).
  private static func cmyk(of color: RGB) -> Components {
    let most = color.max()
    return Components(most > 0 ? 1 - color / most : .zero, 1 - most)
  }

  /// The components of entry `index` of a color table; `index` is rounded down and clamped.
  private func components(at index: Double, of table: [UInt8]) -> Components {
    let (count, width) = (table.count / numberOfComponents, numberOfComponents)
    let entry = index > 0 ? Int(min(index.rounded(.down), Double(count - 1))) : 0
    var components = Components.zero
    let ranges = ranges(samples: 255)
    for component in 0..<width {
      let (least, most) = (ranges[component * 2], ranges[component * 2 + 1])
      components[component] =
        least + Double(table[entry * width + component]) / 255 * (most - least)
    }
    return components
  }

  /// The default decode range (minimum, maximum) of each component for image samples 0…`samples`.
  func ranges(samples: Double) -> [Double] {
    switch kind {
    case .indexed: [0, samples]
    case .lab(let colors): [0, 100] + colors.range
    default: (0..<numberOfComponents).flatMap { _ in [0, 1] }
    }
  }

  /// The relative luminance of sRGB's primaries.
  static let luminance = RGB(0.2126, 0.7152, 0.0722)

  // The matrices between linear Display P3 and linear sRGB, computed from the primaries of both and
  // their common white point, D65 (0.3127, 0.3290).
  private static let fromDisplayP3 = ColorMatrix(
    RGB(1.224940176281, -0.224940176281, 0), RGB(-0.042056954710, 1.042056954710, 0),
    RGB(-0.019637554590, -0.078636045551, 1.098273600141))
  private static let toDisplayP3 = ColorMatrix(
    RGB(0.822461968714, 0.177538031286, 0), RGB(0.033194198851, 0.966805801149, 0),
    RGB(0.017082630721, 0.072397440664, 0.910519928615))

  /// sRGB's transfer curve.
  static let curve = ToneCurve.formula(
    g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0)

  /// Applies sRGB's transfer curve to linear light; odd-symmetric below zero.
  static func encoded(_ light: RGB) -> RGB {
    func encode(_ x: Double) -> Double {
      x < 0 ? -encode(-x) : x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
    }
    return RGB(encode(light.x), encode(light.y), encode(light.z))
  }

  private static func decoded(_ color: RGB) -> RGB {
    RGB(curve.light(color.x), curve.light(color.y), curve.light(color.z))
  }
}
