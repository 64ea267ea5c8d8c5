import CoreGraphics
public import Foundation

extension NSAttributedString {
  /// The size of the text, broken only where it says so, in points.
  public func size() -> CGSize {
    runs.measured()
  }

  /// Draws the text in the current context, its top left at `point`.
  public func draw(at point: CGPoint) {
    runs.draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the width of `rect` and clipped to it.
  public func draw(in rect: CGRect) {
    runs.draw(in: rect)
  }

  /// The pieces of one font and one colour, in order.
  var runs: [TextRun] {
    var runs: [TextRun] = []
    let text = string as NSString
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      // `attributedSubstring(from:)` leaks in Foundation on Linux.
      runs.append(TextRun(text.substring(with: range), attributes: attributes))
    }
    return runs
  }
}
