/// The limits of a text layout.
package struct TextOptions {
  /// The maximum width in points; nil: unlimited.
  package var width: CGFloat?
  /// The maximum height in points: later lines that end below it are left out, never the first.
  /// Nil: unlimited.
  package var height: CGFloat?
  /// The maximum number of lines; 0: unlimited.
  package var lineLimit = 0
  /// The part of the last line that an ellipsis replaces if lines are left out; nil if none does.
  package var truncation: TextParagraphStyle.LineBreak?
  /// The direction that natural alignment follows; `.natural` is each line's own direction.
  package var naturalDirection = TextDirection.natural
  /// Whether the font's leading is added between lines.
  package var usesFontLeading = false

  package init(width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int = 0) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
  }
}
