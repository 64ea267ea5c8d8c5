/// The style of a run of text.
package struct TextStyle {
  /// An underline or a strikethrough.
  package struct Line {
    /// The raw value of an NSUnderlineStyle.
    package var style: Int
    /// The color of the line; nil stands for the text's color.
    package var color: CGColor?

    package init(style: Int, color: CGColor? = nil) {
      self.style = style
      self.color = color
    }
  }

  package struct Shadow: Hashable, Sendable {
    /// The offset in points.
    package var offset: CGSize
    /// The blur in points.
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
  /// The extra space after each glyph, in points; nil: the font's kerning only. 0 disables kerning.
  package var kern: CGFloat?
  /// The extra space after each glyph, in points, in addition to the font's kerning.
  package var tracking: CGFloat = 0
  package var hasLigatures = true
  package var underline: Line?
  package var strikethrough: Line?
  package var shadow: Shadow?
  /// The stroke width in percent of the font size; 0: no stroke. Negative: fill and stroke.
  package var strokeWidth: CGFloat = 0
  /// The color of the stroke; nil stands for the text's color.
  package var strokeColor: CGColor?
  /// The upward shift of the baseline, in points.
  package var baselineOffset: CGFloat = 0
  /// The slant to the right: the horizontal shift per point of height.
  package var obliqueness: CGFloat = 0
  /// Nested bidirectional embeddings, outermost first, as bits: 1 right to left, 2 override.
  package var writingDirections: [Int] = []
  package var attachment: (any TextAttachmentSource)?
  package var paragraph = TextParagraphStyle()

  package init(font: FontDescription = FontDescription(), color: CGColor = .black) {
    self.font = font
    self.color = color
  }

  /// A copy with the font size, kerning, tracking and baseline offset multiplied by `scale`.
  package func scaled(by scale: CGFloat) -> TextStyle {
    var style = self
    style.font.size *= scale
    style.kern = kern.map { $0 * scale }
    style.tracking *= scale
    style.baselineOffset *= scale
    return style
  }
}

/// An attachment that is laid out in text like a glyph.
package protocol TextAttachmentSource: AnyObject {
  /// The bounds in points, relative to the origin on the baseline, with y up.
  func textBounds(for font: FontDescription) -> CGRect
  /// Draws in UIKit's coordinates (y down).
  func draw(in rect: CGRect, of context: CGContext)
}

/// A run of text in one style.
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

/// A style that runs, paragraphs and lines share by reference to avoid copies.
final class SharedTextStyle {
  let style: TextStyle

  init(_ style: TextStyle) {
    self.style = style
  }
}
