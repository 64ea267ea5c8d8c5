public import CoreGraphics

extension UIStackView {
  /// How the views share the length of the stack view. Source: Apple, "UIStackView.Distribution".
  public enum Distribution: Int, Sendable {
    /// The view with the lowest hugging priority grows, or the one with the lowest compression
    /// resistance shrinks; of equal ones the last grows and the first shrinks.
    case fill
    /// All views have the same length.
    case fillEqually
    /// The lengths have the proportions of the natural ones.
    case fillProportionally
    /// The views have their natural lengths, and the same distance from each other.
    case equalSpacing
    /// The views have their natural lengths, and their centers the same distance from each other, as
    /// far as `spacing` allows it.
    case equalCentering
  }

  /// The places of the views across the axis. Source: Apple, "UIStackView.Alignment".
  public enum Alignment: Int, Sendable {
    /// The views are as wide as the column, or as high as the row.
    case fill
    /// The leading edge of a column, the top of a row.
    case leading
    /// The first baselines of a row lie on a line. In a column it is `.leading`.
    case firstBaseline
    /// The middle.
    case center
    /// The trailing edge of a column, the bottom of a row.
    case trailing
    /// The last baselines of a row lie on a line. In a column it is `.trailing`.
    case lastBaseline

    public static var top: Self { .leading }
    public static var bottom: Self { .trailing }
  }

  /// A custom spacing that means the stack view's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A spacing that means the system's standard one, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
