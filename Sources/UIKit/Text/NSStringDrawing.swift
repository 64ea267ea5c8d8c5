import CoreGraphics
public import Foundation

/// Options for drawing and measuring text. Apple: NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is the top left corner of the text, which may have several lines. Without it there
  /// is one line, and the origin is the left end of its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Adds the font's leading between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the bounds of the glyphs instead of the line boxes.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Truncates the last visible line with "…" if more text follows. Requires
  /// `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The minimum scale factor for drawing text, and the scale factor that was used.
///
/// Source: Apple, "NSStringDrawingContext".
open class NSStringDrawingContext: NSObject {
  /// The minimum factor for reducing the font size of text that does not fit. 0, the default, does
  /// not reduce it.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale factor of the text that was last drawn or measured: 1 at its full size.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the lines of the text that was last drawn or measured. Points.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {
    super.init()
  }
}

extension [TextRun] {
  /// Returns the runs with scaled font sizes.
  func scaled(by scale: CGFloat) -> [TextRun] {
    scale == 1 ? self : map { TextRun($0.text, style: $0.style.scaled(by: scale)) }
  }

  /// Returns the largest scale factor, from `minimum` to 1, at which the runs fit.
  func fittingScale(
    from minimum: CGFloat, fits: (TextLayout) -> Bool, options: TextOptions
  ) -> CGFloat {
    func isFitting(_ scale: CGFloat) -> Bool {
      fits(TextLayout(scaled(by: scale), options: options))
    }
    let least = Swift.min(Swift.max(minimum, 0.01), 1)
    guard !isFitting(1) else { return 1 }
    guard isFitting(least) else { return least }
    var (low, high) = (least, 1 as CGFloat)
    // A difference of less than a thousandth is invisible.
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if isFitting(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
