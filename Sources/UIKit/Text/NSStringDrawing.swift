import CoreGraphics
public import Foundation

/// How a text is drawn and measured. Apple: NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is the top left of the text, which may have several lines. Without it there is one
  /// line, and the origin is the left end of its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// What the font wants between lines lies between them.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures what the letters cover instead of their lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that there is room for ends in "…" where more would follow. Needs
  /// `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How small a text may be drawn, and how small it was.
///
/// Source: Apple, "NSStringDrawingContext".
open class NSStringDrawingContext: NSObject {
  /// A text that has no room is drawn smaller, but not below this part of its size. 0 (default): it
  /// is not made smaller.
  open var minimumScaleFactor: CGFloat = 0
  /// Of the text that was drawn or measured last: 1 where it had its own size.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// Of the text that was drawn or measured last: what its lines took up. Points.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {
    super.init()
  }
}

extension [TextRun] {
  /// Every run at a part of its size.
  func scaled(by scale: CGFloat) -> [TextRun] {
    scale == 1 ? self : map { TextRun($0.text, style: $0.style.scaled(by: scale)) }
  }

  /// The largest part of their size at which the runs fit, from `minimum` on: whole where they do.
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
    // Steps of less than a thousandth cannot be seen.
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if isFitting(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
