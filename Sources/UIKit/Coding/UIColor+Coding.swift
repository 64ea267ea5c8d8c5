import CoreGraphics
public import Foundation

extension UIColor: NSSecureCoding {
  /// What the colours of the styles are written under.
  private static func key(_ style: UIUserInterfaceStyle) -> String { "color.\(style)" }

  public static var supportsSecureCoding: Bool { true }

  /// Writes the components in their colour space. Of a dynamic colour it writes the light one and the
  /// dark one; patterns are not written.
  public func encode(with coder: NSCoder) {
    for style in isDynamic ? [UIUserInterfaceStyle.light, .dark] : [.light] {
      cgColor(for: .of(style)).encode(with: coder, forKey: Self.key(style))
    }
  }

  /// A colour from an archive, dynamic where it was; nil where there is none in it.
  public convenience init?(coder: NSCoder) {
    guard let light = CGColor(coder: coder, forKey: Self.key(.light)) else { return nil }
    if let dark = CGColor(coder: coder, forKey: Self.key(.dark)) {
      self.init(.styled(light: light, dark: dark))
    } else {
      self.init(cgColor: light)
    }
  }
}
