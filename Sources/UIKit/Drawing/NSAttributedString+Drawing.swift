import CoreGraphics
public import Foundation

extension NSAttributedString {
  /// The size of the text, broken only where it says so, in points.
  public func size() -> CGSize {
    TextLayout(runs, options: TextOptions(lineLimit: 0)).size
  }

  /// Draws the text in the current context, its top left at `point`.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextLayout(runs, options: TextOptions(lineLimit: 0)).draw(in: context, at: point)
  }

  /// Draws the text in the current context, wrapped to the width of `rect` and clipped to it.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let box = rect.standardized
    let layout = TextLayout(runs, options: TextOptions(width: box.width, lineLimit: 0))
    context.saveGState()
    context.clip(to: box)
    layout.draw(in: context, at: box.origin)
    context.restoreGState()
  }

  /// The pieces of one font and one colour, in order; one without text where there is none.
  var runs: [TextRun] {
    var runs: [TextRun] = []
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let color = attributes[.foregroundColor] as? UIColor ?? .black
      let text = attributedSubstring(from: range).string
      runs.append(TextRun(text, font: font.fontDescription, color: color.cgColor))
    }
    return runs
  }
}
