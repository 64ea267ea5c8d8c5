import CoreGraphics

/// The measures of bars of iOS 17. Points.
enum BarMetrics {
  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32
  static let largeTitleHeight: CGFloat = 52
  /// What a prompt adds above the title.
  static let promptHeight: CGFloat = 30
  /// The distance of a button's text or image from the button's sides.
  static let buttonPadding: CGFloat = 8
  /// The width of a fixed space that has none of its own.
  static let space: CGFloat = 8

  /// The distance of titles and buttons from the sides of a bar.
  static func margin(inWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// Whether bars in a window have the compact height. On iOS that is in windows of the compact
  /// vertical size class, which phones have on their side.
  static func isCompact(_ window: CGSize) -> Bool {
    window.width > window.height && window.height < 450
  }
}
