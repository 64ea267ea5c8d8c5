/// A piece of text in one font and one colour.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescription
  package var color: CGColor

  package init(_ text: String, font: FontDescription, color: CGColor) {
    self.text = text
    self.font = font
    self.color = color
  }
}

/// How a text is fitted into its width.
package struct TextOptions: Hashable, Sendable {
  /// Which part of a text gives way to "…".
  package enum Truncation: Hashable, Sendable {
    case none, head, middle, tail
  }

  /// Where lines stand that are shorter than the width of a text that wraps or is truncated.
  package enum Alignment: Hashable, Sendable {
    /// At the side where its script begins.
    case natural
    case left, center, right
  }

  /// Points; nil: as wide as the text.
  package var width: CGFloat?
  /// 1: line breaks count as spaces; 0: as many as it takes.
  package var lineLimit = 1
  package var truncation = Truncation.none
  package var alignment = Alignment.natural

  package init(
    width: CGFloat? = nil, lineLimit: Int = 1, truncation: Truncation = .none,
    alignment: Alignment = .natural
  ) {
    self.width = width
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
  }
}
