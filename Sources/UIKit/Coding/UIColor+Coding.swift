import CoreGraphics
public import Foundation

extension UIColor: NSSecureCoding {
  /// The key of the colour for a style.
  private static func key(_ style: UIUserInterfaceStyle) -> String { "color.\(style)" }

  public static var supportsSecureCoding: Bool { true }

  /// Encodes the components in their colour space. A dynamic colour is encoded as its light and its
  /// dark variant; patterns are not encoded.
  public func encode(with coder: NSCoder) {
    for style in isDynamic ? [UIUserInterfaceStyle.light, .dark] : [.light] {
      cgColor(for: .of(style)).encode(with: coder, forKey: Self.key(style))
    }
  }

  /// Creates a colour from an archive, dynamic if it was; nil if the archive contains none.
  public convenience init?(coder: NSCoder) {
    guard let light = CGColor(coder: coder, forKey: Self.key(.light)) else { return nil }
    if let dark = CGColor(coder: coder, forKey: Self.key(.dark)) {
      self.init(.styled(light: light, dark: dark))
    } else {
      self.init(cgColor: light)
    }
  }
}
