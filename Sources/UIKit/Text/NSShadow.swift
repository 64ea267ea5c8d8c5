package import CoreGraphics
public import Foundation

/// The shadow of text.
///
/// Source: Apple, "NSShadow".
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  /// The shadow's offset to the right and down, in points. Default: zero.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points. Default: 0.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil means no shadow. Default: black with an alpha of a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    super.init()
    decodeShadow(with: coder)
  }

  open func encode(with coder: NSCoder) { encodeShadow(with: coder) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSShadow)?.shadow == shadow
  }

  open override var hash: Int { shadow.hashValue }

  private var shadow: TextStyle.Shadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextStyle.Shadow(
      offset: shadowOffset, blur: shadowBlurRadius, color: color.cgColor)
  }
}

extension NSShadow: TextAttributeValue {
  package func apply(to style: inout TextStyle, for key: NSAttributedString.Key) {
    if key == .shadow { style.shadow = shadow }
  }
}

extension UIColor: TextColorValue {}
