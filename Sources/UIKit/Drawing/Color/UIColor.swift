public import CoreGraphics

/// A colour that knows how to become the current fill and stroke colour. Apple: UIColor.
///
/// Immutable: use it from any thread; NSObject, above it, keeps the compiler from seeing that.
public final class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// What it looks like, always or by the traits.
  enum Appearance {
    case fixed(CGColor)
    /// Dark in the dark style, light in all others.
    case styled(light: CGColor, dark: CGColor)
    case provided(@Sendable (UITraitCollection) -> UIColor)
  }

  let appearance: Appearance

  init(_ appearance: Appearance) {
    self.appearance = appearance
  }

  /// The colour as Core Graphics has it, that of a dynamic colour for `UITraitCollection.current`.
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

  /// A colour that is what `dynamicProvider` says for the traits, each time that it is drawn with.
  ///
  /// Called on the thread that draws. Source: Apple, "init(dynamicProvider:)".
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.provided(dynamicProvider))
  }

  /// The image, again and again side by side from the origin of the context on.
  ///
  /// Without pixels the colour is clear. Source: Apple, "init(patternImage:)".
  public convenience init(patternImage image: UIImage) {
    let cell = CGRect(origin: .zero, size: image.size)
    let pattern = CGPattern(cell: cell, tiling: .constantSpacingMinimalDistortion) { context in
      // Upright whichever way y goes, as the image is on the screen.
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

  /// What a dynamic colour is for the traits; any other colour is itself.
  /// Source: Apple, "resolvedColor(with:)".
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard isDynamic else { return self }
    return UIColor(cgColor: cgColor(for: traitCollection))
  }

  /// The same colour with another alpha, 0…1. A dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    mapped { $0.copy(alpha: alpha) ?? $0 }
  }

  /// What `change` makes of the colour, in each style that it has.
  func mapped(_ change: @escaping @Sendable (CGColor) -> CGColor) -> UIColor {
    switch appearance {
    case .fixed(let color): UIColor(cgColor: change(color))
    case .styled(let light, let dark): UIColor(.styled(light: change(light), dark: change(dark)))
    case .provided(let provider): UIColor { provider($0).mapped(change) }
    }
  }

  /// Whether it may look different in another style.
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

  /// Colours with a provider are equal to themselves alone.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (appearance, other.appearance) {
    case (.fixed(let own), .fixed(let other)): return own == other
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

/// What the compiler makes of a colour literal.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
