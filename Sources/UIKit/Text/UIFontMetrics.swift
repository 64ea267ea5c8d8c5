public import CoreGraphics

/// Scales fonts and distances for the user's preferred text size. This implementation has only
/// iOS's default size, at which everything keeps its designed size. It has no state, so it may be
/// used from any thread; it is `@unchecked` because it can have subclasses.
///
/// Source: Apple, "UIFontMetrics".
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics for `.body`.
  open class var `default`: UIFontMetrics { body }
  private static let body = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font scaled for the preferred text size.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font scaled for the preferred text size, with at most `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }

  /// Returns a layout distance scaled for the preferred text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
