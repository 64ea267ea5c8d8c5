import Foundation

extension CGColorSpace {
  /// Red, green and blue.
  typealias RGB = SIMD3<Double>
  /// As many as the space has, and then zeros.
  typealias Components = SIMD4<Double>

  /// The colour in sRGB, with components below 0 and above 1 where sRGB does not have it.
  func sRGB(of components: Components) -> RGB {
    let rgb = RGB(components.x, components.y, components.z)
    switch kind {
    case .gray:
      return coding.isLinear
        ? Self.encoded(RGB(repeating: components.x)) : RGB(repeating: components.x)
    // Without a way through light and back, what is sRGB stays as it is to the last digit.
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

  /// The components of a colour that is given in sRGB; within 0…1 where the space is not extended.
  /// None of spaces that colours are not converted to.
  func components(ofSRGB color: RGB) -> Components {
    if case .lab(let colors) = kind {
      return Components(colors.components(ofLinearSRGB: Self.decoded(color)), 0)
    }
    let own = unlimitedComponents(of: color)
    return coding.isExtended ? own : own.clamped(lowerBound: .zero, upperBound: .one)
  }

  private func unlimitedComponents(of color: RGB) -> Components {
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
      let own = colors.components(ofLinearSRGB: Self.decoded(color))
      return colors.isGray ? Components(own.x, 0, 0, 0) : Components(own, 0)
    case .cmyk: return Self.inks(of: color.clamped(lowerBound: .zero, upperBound: .one))
    case .lab, .indexed, .pattern: return .zero
    }
  }

  /// As much black as may be.
  private static func inks(of color: RGB) -> Components {
    let most = color.max()
    return Components(most > 0 ? 1 - color / most : .zero, 1 - most)
  }

  /// The components of entry `index` of a table of bytes; of the nearest there is.
  private func components(at index: Double, of table: [UInt8]) -> Components {
    let (count, width) = (table.count / numberOfComponents, numberOfComponents)
    let entry = index > 0 ? Int(min(index.rounded(.down), Double(count - 1))) : 0
    var components = Components.zero
    let ranges = ranges(samples: 255)
    for place in 0..<width {
      let (least, most) = (ranges[place * 2], ranges[place * 2 + 1])
      components[place] = least + Double(table[entry * width + place]) / 255 * (most - least)
    }
    return components
  }

  /// The least and the greatest value of each component of an image's samples, which are 0…`samples`.
  func ranges(samples: Double) -> [Double] {
    switch kind {
    case .indexed: [0, samples]
    case .lab(let colors): [0, 100] + colors.range
    default: (0..<numberOfComponents).flatMap { _ in [0, 1] }
    }
  }

  /// How bright red, green and blue of sRGB are.
  static let luminance = RGB(0.2126, 0.7152, 0.0722)

  // Linear light from Display P3 to sRGB and back: from the primaries of both and the white that
  // they share, D65 (0.3127, 0.3290).
  private static let fromDisplayP3 = ColorMatrix(
    RGB(1.224940176281, -0.224940176281, 0), RGB(-0.042056954710, 1.042056954710, 0),
    RGB(-0.019637554590, -0.078636045551, 1.098273600141))
  private static let toDisplayP3 = ColorMatrix(
    RGB(0.822461968714, 0.177538031286, 0), RGB(0.033194198851, 0.966805801149, 0),
    RGB(0.017082630721, 0.072397440664, 0.910519928615))

  /// sRGB's transfer curve.
  static let curve = ToneCurve.formula(
    g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0)

  /// sRGB's transfer curve, mirrored below zero.
  static func encoded(_ light: RGB) -> RGB {
    func number(_ x: Double) -> Double {
      x < 0 ? -number(-x) : x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
    }
    return RGB(number(light.x), number(light.y), number(light.z))
  }

  private static func decoded(_ color: RGB) -> RGB {
    RGB(curve.light(color.x), curve.light(color.y), curve.light(color.z))
  }
}
