/// How the letters of a piece of text look.
package struct TextStyle {
  /// A line below or through the letters.
  package struct Line {
    /// The bits of Apple's NSUnderlineStyle.
    package var style: Int
    /// Nil: the letters' colour.
    package var color: CGColor?

    package init(style: Int, color: CGColor? = nil) {
      self.style = style
      self.color = color
    }
  }

  package struct Shadow: Hashable, Sendable {
    /// Points.
    package var offset: CGSize
    /// Points.
    package var blur: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  package var font: FontDescription
  package var color: CGColor
  package var backgroundColor: CGColor?
  /// Points after each letter; nil: as the font says. 0 turns the font's own kerning off.
  package var kern: CGFloat?
  /// Points after each letter; the font's kerning stays.
  package var tracking: CGFloat = 0
  package var hasLigatures = true
  package var underline: Line?
  package var strikethrough: Line?
  package var shadow: Shadow?
  /// Percent of the font's size; negative: the letters are filled too. 0: no outline.
  package var strokeWidth: CGFloat = 0
  /// Nil: the letters' colour.
  package var strokeColor: CGColor?
  /// Points upwards.
  package var baselineOffset: CGFloat = 0
  /// How far the letters lean to the right, per point of height.
  package var obliqueness: CGFloat = 0
  /// Directions that the text is set in whatever its letters say, outermost first, as bits: 1 right
  /// to left, 2 override.
  package var writingDirections: [Int] = []
  package var attachment: (any TextAttachmentSource)?
  package var paragraph = TextParagraphStyle()

  package init(font: FontDescription = FontDescription(size: 12), color: CGColor = .black) {
    self.font = font
    self.color = color
  }

  /// Smaller or larger, with everything that counts in points.
  package func scaled(by scale: CGFloat) -> TextStyle {
    var style = self
    style.font.size *= scale
    style.kern = kern.map { $0 * scale }
    style.tracking *= scale
    style.baselineOffset *= scale
    return style
  }
}

/// A picture that stands in a text like a letter.
package protocol TextAttachmentSource: AnyObject {
  /// The origin is the lower left corner, y goes up from the baseline. Points.
  func textBounds(for font: FontDescription) -> CGRect
  /// Draws in UIKit's coordinates.
  func draw(in rect: CGRect, of context: CGContext)
}

/// A piece of text in one style.
package struct TextRun {
  package var text: String
  private(set) var shared: SharedTextStyle

  package init(_ text: String, style: TextStyle) {
    self.text = text
    shared = SharedTextStyle(style)
  }

  package var style: TextStyle {
    get { shared.style }
    set { shared = SharedTextStyle(newValue) }
  }
}

/// A style that paragraphs and lines share: reading it copies nothing.
final class SharedTextStyle {
  let style: TextStyle

  init(_ style: TextStyle) {
    self.style = style
  }
}
