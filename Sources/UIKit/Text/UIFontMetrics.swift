public import CoreGraphics

/// Scales fonts and distances with the size of text that the user prefers. There is one such size
/// here, iOS's default, in which everything has the size that it was designed in.
///
/// Source: Apple, "UIFontMetrics".
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of `.body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font in the size that the user prefers.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The same, in `maximumPointSize` points at most.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }

  /// A distance of a layout that follows the size of text.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
