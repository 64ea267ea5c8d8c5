import CoreGraphics
import Foundation

extension UIColor {
  private enum Key {
    static let light = "color.light"
    static let dark = "color.dark"
    static let elevated = "color.elevated"
  }

  final func encode(into coder: NSCoder) {
    cgColor(for: .of(.light)).encode(with: coder, forKey: Key.light)
    guard isDynamic else { return }
    let dark = cgColor(for: .of(.dark))
    let elevated = cgColor(
      for: UITraitCollection.of(.dark).modifyingTraits {
        $0.userInterfaceLevel = .elevated
      })
    dark.encode(with: coder, forKey: Key.dark)
    if elevated != dark { elevated.encode(with: coder, forKey: Key.elevated) }
  }

  static func archivedAppearance(in coder: NSCoder) -> Appearance? {
    guard let light = CGColor(coder: coder, forKey: Key.light) else { return nil }
    guard let dark = CGColor(coder: coder, forKey: Key.dark) else { return .fixed(light) }
    let elevated = CGColor(coder: coder, forKey: Key.elevated)
    return .styled(light: light, dark: dark, elevated: elevated)
  }
}
