import Synchronization

/// How tall the letters of a font are, in points, all of them positive numbers.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascent: CGFloat
  /// From the baseline down to the bottom of the line.
  package var descent: CGFloat
  /// Of "H".
  package var capHeight: CGFloat
  /// Of "x".
  package var xHeight: CGFloat

  package var lineHeight: CGFloat { ascent + descent }

  private static let known = Mutex<[FontDescription: FontMetrics]>([:])

  package init(of font: FontDescription) {
    // Fonts grow in proportion, so that one measurement serves all sizes.
    var large = font
    large.size = 1000
    let measured = Self.known.withLock { $0[large] } ?? FontMetrics(measuring: large)
    Self.known.withLock { $0[large] = measured }
    let scale = font.usableSize / large.size
    ascent = measured.ascent * scale
    descent = measured.descent * scale
    capHeight = measured.capHeight * scale
    xHeight = measured.xHeight * scale
  }

  private init(measuring font: FontDescription) {
    func layout(_ text: String) -> TextLayout {
      TextLayout([TextRun(text, font: font, color: .black)])
    }
    let capital = layout("H")
    ascent = capital.baseline
    descent = capital.size.height - capital.baseline
    capHeight = capital.inkBounds.height
    xHeight = layout("x").inkBounds.height
  }
}
