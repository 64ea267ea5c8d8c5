/// An immutable colour: components in a colour space, and alpha. Apple: CGColor.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  private let space: CGColorSpace
  private let values: [CGFloat]

  /// What is painted instead of one colour everywhere; nil for most colours.
  public let pattern: CGPattern?

  /// Red, green, blue and alpha in sRGB, not premultiplied; 0 for what is not a number. Red, green and
  /// blue are below 0 or above 1 where sRGB does not have the colour.
  package let extendedRGBA: SIMD4<Double>

  /// The same, each 0…1: what is drawn.
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

  /// Components 0…1 in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Components 0…1 in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Components 0…1 in Display P3.
  package convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: CGColorSpace(.displayP3), values: [red, green, blue, alpha])
  }

  /// Components 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Components 0…1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Inks and alpha, 0…1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: CGColorSpace(.cmyk), values: [cyan, magenta, yellow, black, alpha])
  }

  /// `components` holds the space's components and then alpha; the caller vouches for their number.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space,
      values: unsafe Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A pattern as a colour: `components` is the alpha of a coloured pattern; of one without colours
  /// it is a colour of the base of `space`, and alpha. The caller vouches for their number.
  ///
  /// Nil where `space` is no pattern space. Source: Apple, "init(patternSpace:pattern:components:)".
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

  /// The space's components and then alpha.
  public var components: [CGFloat]? { values }

  /// With alpha: 2 for gray, 4 for RGB, 5 for CMYK.
  public var numberOfComponents: Int { values.count }

  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour with another alpha. Apple: CGColor.copy(alpha:).
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  public func copy() -> CGColor? { self }

  /// The same colour as `space` has it, nearest to it where it is not there. Nil for patterns, and
  /// for spaces of patterns or with a table.
  ///
  /// All intents fit a colour in alike: what is below 0 or above 1 in a space that is not extended
  /// is cut off. `options` are not read. Source: Apple, "converted(to:intent:options:)".
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
