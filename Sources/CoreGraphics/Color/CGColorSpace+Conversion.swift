import Foundation

extension CGColorSpace {
  typealias Components = SIMD3<Double>

  /// The colour in sRGB, with components below 0 and above 1 where sRGB does not have it.
  func sRGB(of components: Components) -> Components {
    // Without a way through light and back, what is sRGB stays as it is to the last digit.
    guard kind == .displayP3 || coding.isLinear else { return components }
    return Self.encoded(linearSRGB(of: components))
  }

  /// The components of a colour that is given in sRGB; within 0…1 where the space is not extended.
  func components(ofSRGB color: Components) -> Components {
    let isSame = kind == .sRGB && !coding.isLinear
    let own = isSame ? color : components(ofLinear: Self.decoded(color))
    return coding.isExtended ? own : own.clamped(lowerBound: .zero, upperBound: .one)
  }

  private func linearSRGB(of components: Components) -> Components {
    let linear = coding.isLinear ? components : Self.decoded(components)
    return kind == .displayP3 ? Self.product(Self.fromDisplayP3, linear) : linear
  }

  private func components(ofLinear color: Components) -> Components {
    let own =
      switch kind {
      case .gray: Components(repeating: (color * Self.luminance).sum())
      case .sRGB, .pattern: color
      case .displayP3: Self.product(Self.toDisplayP3, color)
      }
    return coding.isLinear ? own : Self.encoded(own)
  }

  /// How bright red, green and blue of sRGB are.
  private static let luminance = Components(0.2126, 0.7152, 0.0722)

  // Linear light from Display P3 to sRGB and back: from the primaries of both and the white that
  // they share, D65 (0.3127, 0.3290). Rows.
  private static let fromDisplayP3 = [
    Components(1.224940176281, -0.224940176281, 0),
    Components(-0.042056954710, 1.042056954710, 0),
    Components(-0.019637554590, -0.078636045551, 1.098273600141),
  ]
  private static let toDisplayP3 = [
    Components(0.822461968714, 0.177538031286, 0),
    Components(0.033194198851, 0.966805801149, 0),
    Components(0.017082630721, 0.072397440664, 0.910519928615),
  ]

  private static func product(_ matrix: [Components], _ color: Components) -> Components {
    Components((matrix[0] * color).sum(), (matrix[1] * color).sum(), (matrix[2] * color).sum())
  }

  /// sRGB's transfer curve, mirrored below zero.
  private static func encoded(_ color: Components) -> Components {
    mapped(color) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }

  private static func decoded(_ color: Components) -> Components {
    mapped(color) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  private static func mapped(_ color: Components, _ curve: (Double) -> Double) -> Components {
    func value(_ x: Double) -> Double { x < 0 ? -curve(-x) : curve(x) }
    return Components(value(color.x), value(color.y), value(color.z))
  }
}
