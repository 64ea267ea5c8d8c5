/// The place that a text is fitted into.
package struct TextOptions {
  /// Points; nil: as wide as the text.
  package var width: CGFloat?
  /// Points; lines that end below are left out, but for the first. Nil: as high as the text.
  package var height: CGFloat?
  /// 0: as many as it takes.
  package var lineLimit = 0
  /// What gives way to "…" in the last line, where lines are left out. Nil: nothing.
  package var truncation: TextParagraphStyle.LineBreak?
  /// The side of lines with natural alignment; `.natural` is that where their text begins.
  package var naturalDirection = TextDirection.natural
  /// Whether the font's leading lies between lines.
  package var usesFontLeading = false

  package init(width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int = 0) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
  }
}
