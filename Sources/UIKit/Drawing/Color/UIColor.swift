public import CoreGraphics

/// A colour, which may be dynamic and can be set as the current fill and stroke colour. Apple:
/// UIColor.
///
/// Immutable, so it may be used from any thread; it is `@unchecked` because the superclass NSObject
/// is not Sendable.
public final class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The colour value, fixed or dependent on the traits.
  enum Appearance {
    case fixed(CGColor)
    /// The dark colour in the dark style, the light one otherwise.
    case styled(light: CGColor, dark: CGColor)
    case provided(@Sendable (UITraitCollection) -> UIColor)
  }

  let appearance: Appearance

  init(_ appearance: Appearance) {
    self.appearance = appearance
  }

  /// The Core Graphics colour; a dynamic colour is resolved for `UITraitCollection.current`.
  public var cgColor: CGColor {
    if case .fixed(let color) = appearance { color } else { cgColor(for: .current) }
  }

  func cgColor(for traits: UITraitCollection) -> CGColor {
    switch appearance {
    case .fixed(let color): color
    case .styled(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .provided(let provider): provider(traits).cgColor(for: traits)
    }
  }

  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor))
  }

  /// Creates a dynamic colour. `dynamicProvider` is called each time that the colour is used for
  /// drawing.
  ///
  /// It is called on the thread that draws. Source: Apple, "init(dynamicProvider:)".
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.provided(dynamicProvider))
  }

  /// Creates a pattern colour that tiles the image from the origin of the context.
  ///
  /// If the image has no pixels, the colour is clear. Source: Apple, "init(patternImage:)".
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

  /// Returns a dynamic colour resolved for the traits; other colours return themselves. Source:
  /// Apple, "resolvedColor(with:)".
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard isDynamic else { return self }
    return UIColor(cgColor: cgColor(for: traitCollection))
  }

  /// Returns the colour with another alpha, 0…1. A dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    mapped { $0.copy(alpha: alpha) ?? $0 }
  }

  /// Applies `change` to the colour, or to each variant of a dynamic colour.
  func mapped(_ change: @escaping @Sendable (CGColor) -> CGColor) -> UIColor {
    switch appearance {
    case .fixed(let color): UIColor(cgColor: change(color))
    case .styled(let light, let dark): UIColor(.styled(light: change(light), dark: change(dark)))
    case .provided(let provider): UIColor { provider($0).mapped(change) }
    }
  }

  /// Whether the colour depends on the traits.
  var isDynamic: Bool {
    if case .fixed = appearance { false } else { true }
  }

  /// Sets the fill and stroke colour of the current context, if there is one.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// A colour with a provider equals only itself.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (appearance, other.appearance) {
    case (.fixed(let color), .fixed(let other)): return color == other
    case (.styled(let light, let dark), .styled(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    default: return self === other
    }
  }

  public override var hash: Int {
    switch appearance {
    case .fixed(let color): color.hashValue
    case .styled(let light, let dark): [light, dark].hashValue
    case .provided: ObjectIdentifier(self).hashValue
    }
  }

  public override var description: String {
    let color = cgColor
    let space = color.numberOfComponents == 2 ? "UIExtendedGray" : "UIExtendedSRGB"
    return "\(space)ColorSpace " + (color.components ?? []).map(\.short).joined(separator: " ")
  }
}

/// The type that the compiler uses for colour literals.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
