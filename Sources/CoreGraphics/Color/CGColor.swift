/// An immutable color: components in a color space, and alpha. Apple: CGColor.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  private let space: CGColorSpace
  private let values: [CGFloat]

  /// The pattern that is painted; nil for a plain color.
  public let pattern: CGPattern?

  /// Red, green, blue and alpha in extended sRGB, not premultiplied; NaN counts as 0. Red, green and
  /// blue are below 0 or above 1 for colors outside sRGB's gamut.
  package let extendedRGBA: SIMD4<Double>

  /// `extendedRGBA` clamped to 0…1, as it is drawn.
  package var rgba: SIMD4<Double> { extendedRGBA.clamped(lowerBound: .zero, upperBound: .one) }

  private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    self.pattern = pattern
    let all = values.map { $0.isNaN ? 0 : Double($0) }
    var components = CGColorSpace.Components.zero
    for index in 0..<min(all.count - 1, 4) { components[index] = all[index] }
    let base = space.model == .pattern ? space.baseColorSpace ?? space : space
    extendedRGBA = SIMD4(base.sRGB(of: components), all[all.count - 1]).replacingNaNWithZero
  }

  /// Creates a color from sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Creates a color from sRGB components, 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Creates a color from Display P3 components, 0…1.
  package convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: CGColorSpace(.displayP3), values: [red, green, blue, alpha])
  }

  /// Creates a gray color, 0…1, in the gray space with sRGB's transfer curve.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Creates a gray color, 0…1, in the gray space with sRGB's transfer curve.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Creates a color from CMYK components and alpha, 0…1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: CGColorSpace(.cmyk), values: [cyan, magenta, yellow, black, alpha])
  }

  /// Creates a color from the space's components followed by alpha. The caller guarantees that
  /// `components` has `numberOfComponents` + 1 elements.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space,
      values: unsafe Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Creates a color that paints a pattern. `components` is the alpha of a colored pattern; for an
  /// uncolored one, a color of the base space of `space` followed by alpha. The caller guarantees
  /// their number.
  ///
  /// Nil if `space` is not a pattern space. Source: Apple, "init(patternSpace:pattern:components:)".
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    let count = pattern.isColored ? 1 : space.numberOfComponents + 1
    self.init(
      space: space, values: unsafe Array(UnsafeBufferPointer(start: components, count: count)),
      pattern: pattern)
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var colorSpace: CGColorSpace? { space }

  /// The space's components followed by alpha.
  public var components: [CGFloat]? { values }

  /// The number of components including alpha: 2 for gray, 4 for RGB, 5 for CMYK.
  public var numberOfComponents: Int { values.count }

  public var alpha: CGFloat { values[values.count - 1] }

  /// A copy with another alpha. Apple: CGColor.copy(alpha:).
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  public func copy() -> CGColor? { self }

  /// The color converted to `space`; nil for pattern colors, and for pattern and indexed spaces.
  ///
  /// Every intent clamps out-of-gamut components to 0…1 unless the space is extended. `options` is
  /// ignored. Source: Apple, "converted(to:intent:options:)".
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard space != self.space else { return self }
    guard pattern == nil, space.supportsOutput else { return nil }
    let color = extendedRGBA
    let components = space.components(ofSRGB: SIMD3(color.x, color.y, color.z))
    let count = space.numberOfComponents
    let values = (0..<count).map { components[$0] } + [color.w]
    return CGColor(space: space, values: values.map { CGFloat($0) })
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.space == rhs.space && lhs.values == rhs.values && lhs.pattern == rhs.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }

  public var description: String {
    "CGColor(\(space.name ?? "\(space.model)") \(values.map { "\($0)" }.joined(separator: " ")))"
  }
}

extension SIMD4<Double> {
  fileprivate var replacingNaNWithZero: SIMD4<Double> {
    replacing(with: 0, where: self .!= self)
  }
}
