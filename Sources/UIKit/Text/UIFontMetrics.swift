public import CoreGraphics

/// Scales fonts and distances for the user's preferred text size. This implementation has only
/// iOS's default size, at which everything keeps its designed size.
///
/// Source: Apple, "UIFontMetrics".
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics for `.body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font scaled for the preferred text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font scaled for the preferred text size, with at most `maximumPointSize` points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }

  /// Returns a layout distance scaled for the preferred text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
