public import CoreGraphics

/// A color, which may be dynamic and can be set as the current fill and stroke color. Apple:
/// UIColor.
///
/// Immutable, so it may be used from any thread; it is `@unchecked` because the superclass NSObject
/// is not Sendable.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The color value, fixed or dependent on the traits.
  enum Appearance {
    case fixed(CGColor)
    /// The dark color in the dark style, or the elevated one at an elevated level; the light one
    /// otherwise.
    case styled(light: CGColor, dark: CGColor, elevated: CGColor? = nil)
    case provided(@Sendable (UITraitCollection) -> UIColor)
    /// The tint color of the view that uses it.
    case tint
  }

  /// It changes in initializers only.
  final private(set) var appearance: Appearance

  convenience init(_ appearance: Appearance) {
    self.init(cgColor: .clear)
    self.appearance = appearance
  }

  /// The Core Graphics color; a dynamic color is resolved for `UITraitCollection.current`.
  open var cgColor: CGColor {
    if case .fixed(let color) = appearance { color } else { cgColor(for: .current) }
  }

  func cgColor(for traits: UITraitCollection) -> CGColor {
    switch appearance {
    case .fixed(let color): color
    case .styled(let light, _, _) where traits.userInterfaceStyle != .dark: light
    case .styled(_, let dark, let elevated):
      traits.userInterfaceLevel == .elevated ? elevated ?? dark : dark
    case .provided(let provider): provider(traits).cgColor(for: traits)
    case .tint: (traits.tint ?? .systemBlue).cgColor(for: traits)
    }
  }

  public init(cgColor: CGColor) {
    appearance = .fixed(cgColor)
    super.init()
  }

  /// Components 0…1 in sRGB. Components outside that range represent colors outside the sRGB
  /// gamut, which are drawn as the nearest sRGB color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    appearance = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Components 0…1; a white of 0 is black.
  public init(white: CGFloat, alpha: CGFloat) {
    appearance = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Creates a color from an archive, dynamic if it was; nil if the archive contains none.
  public required init?(coder: NSCoder) {
    guard let archived = Self.archivedAppearance(in: coder) else { return nil }
    appearance = archived
    super.init()
  }

  /// Encodes the components in their color space. A dynamic color is encoded as its light, its dark and
  /// its elevated variant; patterns are not encoded.
  open func encode(with coder: NSCoder) {
    encode(into: coder)
  }

  open class var supportsSecureCoding: Bool { true }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a dynamic color. `dynamicProvider` is called each time that the color is used for
  /// drawing.
  ///
  /// It is called on the thread that draws. Source: Apple, "init(dynamicProvider:)".
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    appearance = .provided(dynamicProvider)
    super.init()
  }

  /// Creates a pattern color that tiles the image from the origin of the context.
  ///
  /// If the image has no pixels, the color is clear. Source: Apple, "init(patternImage:)".
  public convenience init(patternImage image: UIImage) {
    let cell = CGRect(origin: .zero, size: image.size)
    let pattern = CGPattern(cell: cell, tiling: .constantSpacingMinimalDistortion) { context in
      // The image must not be flipped if the context's y axis points up.
      if context.ctm.d > 0 {
        context.concatenate(
          CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: cell.height))
      }
      UIGraphicsPushContext(context)
      image.draw(in: cell)
      UIGraphicsPopContext()
    }
    let space = CGColorSpace(patternBaseSpace: nil)
    let alpha: [CGFloat] = [1]
    guard let pattern, let space,
      let color = unsafe CGColor(patternSpace: space, pattern: pattern, components: alpha)
    else {
      self.init(cgColor: .clear)
      return
    }
    self.init(cgColor: color)
  }

  /// Returns a dynamic color resolved for the traits; other colors return themselves. Source:
  /// Apple, "resolvedColor(with:)".
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard isDynamic else { return self }
    return UIColor(cgColor: cgColor(for: traitCollection))
  }

  /// Returns the color with another alpha, 0…1. A dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    mapped { $0.copy(alpha: alpha) ?? $0 }
  }

  /// Applies `change` to the color, or to each variant of a dynamic color.
  func mapped(_ change: @escaping @Sendable (CGColor) -> CGColor) -> UIColor {
    switch appearance {
    case .fixed(let color): UIColor(cgColor: change(color))
    case .styled(let light, let dark, let elevated):
      UIColor(
        .styled(light: change(light), dark: change(dark), elevated: elevated.map(change)))
    case .provided(let provider): UIColor { provider($0).mapped(change) }
    case .tint: UIColor { ($0.tint ?? .systemBlue).mapped(change) }
    }
  }

  /// Whether the color depends on the traits.
  var isDynamic: Bool {
    if case .fixed = appearance { false } else { true }
  }

  /// Sets the fill and stroke color of the current context, if there is one.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: Components

  /// Writes the sRGB components to the pointers that are not nil; always returns true. Components
  /// outside 0…1 represent colors outside the sRGB gamut. Apple: UIColor.getRed.
  @safe
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.extendedRGBA
    unsafe red?.pointee = color.x
    unsafe green?.pointee = color.y
    unsafe blue?.pointee = color.z
    unsafe alpha?.pointee = color.w
    return true
  }

  /// Writes hue, saturation, brightness and alpha, each 0…1; always returns true.
  @safe
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.extendedRGBA
    let (most, least) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
    unsafe hue?.pointee = Self.hue(of: color, most: most, spread: most - least)
    unsafe saturation?.pointee = most == 0 ? 0 : (most - least) / most
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = color.w
    return true
  }

  /// Writes the gray and alpha components. Returns false, and writes nothing, if the color is not
  /// gray.
  @safe
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.extendedRGBA
    guard color.x == color.y, color.y == color.z else { return false }
    unsafe white?.pointee = color.x
    unsafe alpha?.pointee = color.w
    return true
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A color with a provider equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (appearance, other.appearance) {
    case (.fixed(let color), .fixed(let other)): return color == other
    case (
      .styled(let light, let dark, let elevated),
      .styled(let otherLight, let otherDark, let otherElevated)
    ):
      return light == otherLight && dark == otherDark && elevated == otherElevated
    default: return self === other
    }
  }

  open override var hash: Int {
    switch appearance {
    case .fixed(let color): color.hashValue
    case .styled(let light, let dark, _): [light, dark].hashValue
    case .provided, .tint: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    let color = cgColor
    let space = color.numberOfComponents == 2 ? "UIExtendedGray" : "UIExtendedSRGB"
    return "\(space)ColorSpace " + (color.components ?? []).map(\.short).joined(separator: " ")
  }

  /// The tint color of the view that uses it, and outside of views the standard one. It follows changes of
  /// that color.
  ///
  /// Source: Apple, "tintColor".
  open class var tintColor: UIColor {
    TintColor.use()
  }

  // MARK: Colors that are the same in every style

  open class var black: UIColor { FixedColor.black }
  open class var darkGray: UIColor { FixedColor.darkGray }
  open class var lightGray: UIColor { FixedColor.lightGray }
  open class var white: UIColor { FixedColor.white }
  open class var gray: UIColor { FixedColor.gray }
  open class var red: UIColor { FixedColor.red }
  open class var green: UIColor { FixedColor.green }
  open class var blue: UIColor { FixedColor.blue }
  open class var cyan: UIColor { FixedColor.cyan }
  open class var yellow: UIColor { FixedColor.yellow }
  open class var magenta: UIColor { FixedColor.magenta }
  open class var orange: UIColor { FixedColor.orange }
  open class var purple: UIColor { FixedColor.purple }
  open class var brown: UIColor { FixedColor.brown }
  open class var clear: UIColor { FixedColor.clear }
  /// The color of text on a dark background.
  open class var lightText: UIColor { FixedColor.lightText }
  /// The color of text on a light background.
  open class var darkText: UIColor { FixedColor.darkText }

  // MARK: System colors, with light and dark variants

  open class var systemRed: UIColor { AdaptableColor.systemRed }
  open class var systemGreen: UIColor { AdaptableColor.systemGreen }
  open class var systemBlue: UIColor { AdaptableColor.systemBlue }
  open class var systemOrange: UIColor { AdaptableColor.systemOrange }
  open class var systemYellow: UIColor { AdaptableColor.systemYellow }
  open class var systemPink: UIColor { AdaptableColor.systemPink }
  open class var systemPurple: UIColor { AdaptableColor.systemPurple }
  open class var systemTeal: UIColor { AdaptableColor.systemTeal }
  open class var systemIndigo: UIColor { AdaptableColor.systemIndigo }
  open class var systemBrown: UIColor { AdaptableColor.systemBrown }
  open class var systemMint: UIColor { AdaptableColor.systemMint }
  open class var systemCyan: UIColor { AdaptableColor.systemCyan }
  open class var systemGray: UIColor { AdaptableColor.systemGray }
  open class var systemGray2: UIColor { AdaptableColor.systemGray2 }
  open class var systemGray3: UIColor { AdaptableColor.systemGray3 }
  open class var systemGray4: UIColor { AdaptableColor.systemGray4 }
  open class var systemGray5: UIColor { AdaptableColor.systemGray5 }
  open class var systemGray6: UIColor { AdaptableColor.systemGray6 }

  // MARK: Colors of text, links and separators

  open class var label: UIColor { AdaptableColor.label }
  open class var secondaryLabel: UIColor { AdaptableColor.secondaryLabel }
  open class var tertiaryLabel: UIColor { AdaptableColor.tertiaryLabel }
  open class var quaternaryLabel: UIColor { AdaptableColor.quaternaryLabel }
  open class var placeholderText: UIColor { AdaptableColor.placeholderText }
  open class var link: UIColor { AdaptableColor.link }
  open class var separator: UIColor { AdaptableColor.separator }
  open class var opaqueSeparator: UIColor { AdaptableColor.opaqueSeparator }

  // MARK: Fill colors, for shapes on top of a background

  open class var systemFill: UIColor { AdaptableColor.systemFill }
  open class var secondarySystemFill: UIColor { AdaptableColor.secondarySystemFill }
  open class var tertiarySystemFill: UIColor { AdaptableColor.tertiarySystemFill }
  open class var quaternarySystemFill: UIColor { AdaptableColor.quaternarySystemFill }

  // MARK: Background colors

  open class var systemBackground: UIColor { AdaptableColor.systemBackground }
  open class var secondarySystemBackground: UIColor { AdaptableColor.secondarySystemBackground }
  open class var tertiarySystemBackground: UIColor { AdaptableColor.tertiarySystemBackground }
  open class var systemGroupedBackground: UIColor { AdaptableColor.systemGroupedBackground }
  open class var secondarySystemGroupedBackground: UIColor {
    AdaptableColor.secondarySystemGroupedBackground
  }
  open class var tertiarySystemGroupedBackground: UIColor {
    AdaptableColor.tertiarySystemGroupedBackground
  }
}

/// The type that the compiler uses for color literals.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
