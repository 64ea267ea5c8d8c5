/// How the lines of a paragraph lie. Points.
package struct TextParagraphStyle: Hashable, Sendable, Codable {
  package enum Alignment: String, Sendable, Codable {
    /// At the side where the text begins.
    case natural
    case left, center, right, justified
  }

  package enum LineBreak: String, Sendable, Codable {
    case word, character
    /// One line, cut by the edge.
    case clip
    /// One line, a part of which gives way to "…".
    case head, middle, tail

    package var wraps: Bool { self == .word || self == .character }
    package var truncates: Bool { self == .head || self == .middle || self == .tail }
  }

  package struct Tab: Hashable, Sendable, Codable {
    package enum Alignment: String, Sendable, Codable {
      case left, center, right, decimal
    }

    package var location: CGFloat
    package var alignment: Alignment

    package init(location: CGFloat, alignment: Alignment) {
      self.location = location
      self.alignment = alignment
    }
  }

  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.word
  package var direction = TextDirection.natural
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// Where lines end: from the side where they begin, or from the other where it is 0 or less.
  package var tailIndent: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0: none.
  package var maximumLineHeight: CGFloat = 0
  /// 0: 1.
  package var lineHeightMultiple: CGFloat = 0
  /// Nil: one each 28 points.
  package var tabs: [Tab]?
  /// Beyond the tabs; 0: none.
  package var defaultTabInterval: CGFloat = 0
  /// Letters may stand closer by a twentieth before a part of the line gives way to "…".
  package var allowsTightening = false

  package init() {}

  /// The height of a line that is as high as its letters.
  func height(ofLine natural: CGFloat) -> CGFloat {
    var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
