/// An immutable colour: components in a colour space, and alpha. Apple: CGColor.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  private let space: CGColorSpace
  private let values: [CGFloat]

  /// What is painted instead of one colour everywhere; nil for most colours.
  public let pattern: CGPattern?

  /// Red, green, blue and alpha in sRGB, not premultiplied; 0 for what is not a number.
  package let rgba: SIMD4<Double>

  private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    self.pattern = pattern
    let all = values.map { $0.isNaN ? 0 : Double($0) }
    rgba =
      switch all.count {
      case 1: SIMD4(0, 0, 0, all[0])
      case 2: SIMD4(all[0], all[0], all[0], all[1])
      default: SIMD4(all[0], all[1], all[2], all[3])
      }
  }

  /// Components 0…1 in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Components 0…1 in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Components 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Components 0…1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
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

  /// With alpha: 2 for gray, 4 for RGB.
  public var numberOfComponents: Int { values.count }

  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour with another alpha. Apple: CGColor.copy(alpha:).
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  public func copy() -> CGColor? { self }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.space == rhs.space && lhs.values == rhs.values && lhs.pattern == rhs.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }

  public var description: String {
    "CGColor(\(space.kind) \(values.map { "\($0)" }.joined(separator: " ")))"
  }
}
