public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the system font of 12 points where there is none.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`; black where there is none.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
