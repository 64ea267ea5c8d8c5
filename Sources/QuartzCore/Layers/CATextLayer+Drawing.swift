import CoreGraphics
import Foundation

extension CATextLayer {
  final func paintText(in context: CGContext) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let runs = runs
    guard !runs.isEmpty else { return }
    var options = TextOptions(width: bounds.width, height: bounds.height)
    options.truncation = truncation
    TextLayout(runs, options: options).draw(in: context, at: bounds.origin)
  }

  private var truncation: TextParagraphStyle.LineBreak? {
    switch truncationMode {
    case .start: .head
    case .middle: .middle
    case .end: .tail
    default: nil
    }
  }

  /// The text runs to draw. Attributes of an attributed string have precedence; wrapping and
  /// alignment are the layer's.
  private var runs: [TextRun] {
    var runs: [TextRun]
    switch string {
    case let string as NSAttributedString: runs = string.textRuns(base: style(size: fontSize))
    case let string as String: runs = [TextRun(string, style: style(size: fontSize))]
    default: runs = []
    }
    for index in runs.indices {
      runs[index].style.paragraph.lineBreak = isWrapped ? .word : truncation ?? .clip
      if let alignment { runs[index].style.paragraph.alignment = alignment }
    }
    return runs
  }

  private func style(size: CGFloat) -> TextStyle {
    var style = TextStyle(
      font: FontDescription(size: size), color: foregroundColor ?? .clear)
    if let name = font as? String {
      if let face = FontLibrary.face(named: name) { style.font = face.description(size: size) }
    } else if let font = font as? any TextAttributeValue {
      font.apply(to: &style, for: NSAttributedString.Key(rawValue: "NSFont"))
      style.font.size = size
    }
    return style
  }

  /// The layer's alignment; nil for the natural alignment of the text.
  private var alignment: TextParagraphStyle.Alignment? {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: nil
    }
  }
}
