import CoreGraphics

/// The measures of bars of iOS 17. Points.
///
/// The rows of navigation bars, toolbars and tab bars have the same height and the same fonts at all sizes of
/// text, as on iOS. Large titles and the fields of stacked search bars grow.
enum BarMetrics {
  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32
  /// The distance of a button's text or image from the button's sides.
  static let buttonPadding: CGFloat = 8
  /// The width of a fixed space that has none of its own.
  static let space: CGFloat = 8

  /// The distance of titles and buttons from the sides of a bar.
  static func margin(inWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
