import CoreGraphics
import Foundation

extension UIColor {
  /// The key of the color for a style.
  private static func key(_ style: UIUserInterfaceStyle) -> String { "color.\(style)" }

  final func encode(into coder: NSCoder) {
    for style in isDynamic ? [UIUserInterfaceStyle.light, .dark] : [.light] {
      cgColor(for: .of(style)).encode(with: coder, forKey: Self.key(style))
    }
  }

  static func archivedAppearance(in coder: NSCoder) -> Appearance? {
    guard let light = CGColor(coder: coder, forKey: key(.light)) else { return nil }
    let dark = CGColor(coder: coder, forKey: key(.dark))
    return dark.map { .styled(light: light, dark: $0) } ?? .fixed(light)
  }
}
