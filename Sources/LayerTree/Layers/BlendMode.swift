/// How the colors of a layer are combined with those below it (`CALayer.compositingFilter`). The raw
/// values are those of the shader.
package enum BlendMode: UInt8, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, subtract, divide, linearBurn, linearDodge, linearLight
  case pinLight, hue, saturation, color, luminosity
  /// The sum of the premultiplied colors, and the sum of their distances from white.
  case plusL, plusD

  /// Returns nil where no mode has the name.
  package init?(name: String) {
    guard let mode = Self.byName[name] else { return nil }
    self = mode
  }

  /// The type of the `CAFilter`, such as "multiplyBlendMode".
  package var name: String {
    switch self {
    case .plusL, .plusD: "\(self)"
    default: "\(self)BlendMode"
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
