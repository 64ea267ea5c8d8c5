public import CoreGraphics

/// A colour that knows how to become the current fill and stroke colour. Apple: UIColor.
///
/// Immutable: use it from any thread; NSObject, above it, keeps the compiler from seeing that.
public final class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The colour as Core Graphics has it.
  public let cgColor: CGColor

  public init(cgColor: CGColor) {
    self.cgColor = cgColor
  }

  /// Components 0…1 in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Components 0…1; 0 is black.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Components 0…1; 0 and 1 are the same hue, red.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
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

  /// The same colour with another alpha, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
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

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  public override var hash: Int { cgColor.hashValue }

  public override var description: String {
    let components = cgColor.components ?? []
    let space = components.count == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return "\(space) " + components.map(\.short).joined(separator: " ")
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
