import Foundation

extension UIControl {
  private enum Key {
    static let isEnabled = "UIEnabled"
    static let isSelected = "UISelected"
    static let isHighlighted = "UIHighlighted"
    static let verticalAlignment = "UIContentVerticalAlignment"
    static let horizontalAlignment = "UIContentHorizontalAlignment"
  }

  /// Targets and actions are not archived, as on iOS.
  final func encodeControl(with coder: NSCoder) {
    coder.encode(isEnabled, forKey: Key.isEnabled)
    coder.encode(isSelected, forKey: Key.isSelected)
    coder.encode(isHighlighted, forKey: Key.isHighlighted)
    coder.encode(contentVerticalAlignment.rawValue, forKey: Key.verticalAlignment)
    coder.encode(contentHorizontalAlignment.rawValue, forKey: Key.horizontalAlignment)
  }

  final func decodeControl(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.isEnabled) else {
      return
    }
    isEnabled = coder.decodeBool(forKey: Key.isEnabled)
    isSelected = coder.decodeBool(forKey: Key.isSelected)
    isHighlighted = coder.decodeBool(forKey: Key.isHighlighted)
    contentVerticalAlignment =
      ContentVerticalAlignment(rawValue: coder.decodeInteger(forKey: Key.verticalAlignment))
      ?? .center
    contentHorizontalAlignment =
      ContentHorizontalAlignment(rawValue: coder.decodeInteger(forKey: Key.horizontalAlignment))
      ?? .center
  }
}
