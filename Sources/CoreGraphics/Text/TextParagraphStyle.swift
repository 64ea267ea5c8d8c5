/// The layout style of a paragraph. Lengths are in points.
package struct TextParagraphStyle: Hashable, Sendable, Codable {
  package enum Alignment: String, Sendable, Codable {
    /// Aligned to the side where the writing direction begins.
    case natural
    case left, center, right, justified
  }

  package enum LineBreak: String, Sendable, Codable {
    case word, character
    /// One line, clipped at the edge.
    case clip
    /// One line, truncated with an ellipsis at the head, in the middle or at the tail.
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
  /// The end of lines: a distance from the leading edge if positive, otherwise from the trailing one.
  package var tailIndent: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// The maximum line height; 0: unlimited.
  package var maximumLineHeight: CGFloat = 0
  /// The factor of the natural line height; 0 counts as 1.
  package var lineHeightMultiple: CGFloat = 0
  /// The tab stops; nil: one every 28 points.
  package var tabs: [Tab]?
  /// The interval of tab stops after the last of `tabs`; 0: no more tab stops.
  package var defaultTabInterval: CGFloat = 0
  /// Whether tracking is reduced, for lines up to 5 % too long, before the line is truncated.
  package var allowsTightening = false

  package init() {}

  /// The flush factor of all lines; nil if lines are indented, or their own directions determine it.
  package func flushFactor(_ natural: TextDirection) -> CGFloat? {
    guard firstLineHeadIndent == 0, headIndent == 0, tailIndent == 0 else { return nil }
    let factor = alignment.flushFactor(isRightToLeft: false, natural)
    return alignment.flushFactor(isRightToLeft: true, natural) == factor ? factor : nil
  }

  /// The height of a line with this natural height (ascent plus descent).
  func height(ofLine natural: CGFloat) -> CGFloat {
    var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

extension TextParagraphStyle.Alignment {
  /// The fraction of a line's free width that lies on its left, which Core Text calls the flush factor.
  ///
  /// - Parameters:
  ///   - isRightToLeft: the direction of the line itself.
  ///   - natural: the direction of lines that are aligned naturally; `.natural` means their own.
  func flushFactor(isRightToLeft: Bool, _ natural: TextDirection) -> CGFloat {
    let isNaturallyRight = natural == .natural ? isRightToLeft : natural == .rightToLeft
    return switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural: isNaturallyRight ? 1 : 0
    case .justified: isRightToLeft ? 1 : 0
    }
  }
}
