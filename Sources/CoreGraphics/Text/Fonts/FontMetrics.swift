import CPango
import Synchronization

/// How tall the letters of a font are, in points, all of them positive numbers but the places of
/// lines, which are above the baseline where positive.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascent: CGFloat = 0
  /// From the baseline down to the bottom of the line.
  package var descent: CGFloat = 0
  /// What the font wants between lines.
  package var leading: CGFloat = 0
  /// Of "H".
  package var capHeight: CGFloat = 0
  /// Of "x".
  package var xHeight: CGFloat = 0
  var underlinePosition: CGFloat = 0
  var underlineThickness: CGFloat = 0
  var strikethroughPosition: CGFloat = 0

  package var lineHeight: CGFloat { ascent + descent }

  private static let known = Mutex<[FontDescription: FontMetrics]>([:])

  package init(of font: FontDescription) {
    // Fonts grow in proportion, so that one measurement serves all sizes.
    let large = font.withSize(1000)
    let measured = Self.known.withLock { $0[large] } ?? FontMetrics(measuring: large)
    Self.known.withLock { $0[large] = measured }
    self = measured.scaled(by: font.usableSize / large.size)
  }

  /// Fonts were added, and another may be the nearest now.
  static func forget() {
    known.withLock { $0 = [:] }
  }

  private func scaled(by scale: CGFloat) -> FontMetrics {
    var metrics = self
    for part in Self.parts { metrics[keyPath: part] *= scale }
    return metrics
  }

  private static var parts: [WritableKeyPath<FontMetrics, CGFloat>] {
    [
      \.ascent, \.descent, \.leading, \.capHeight, \.xHeight, \.underlinePosition,
      \.underlineThickness, \.strikethroughPosition,
    ]
  }

  private init(measuring font: FontDescription) {
    func layout(_ text: String) -> TextLayout {
      TextLayout([TextRun(text, style: TextStyle(font: font))])
    }
    let capital = layout("H")
    ascent = capital.baseline
    descent = capital.size.height - capital.baseline
    let tables = Tables(of: font)
    leading = max(tables[HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP] ?? 0, 0)
    // Old fonts' tables do not have them.
    capHeight = tables[HB_OT_METRICS_TAG_CAP_HEIGHT] ?? -capital.inkBounds.minY + ascent
    xHeight = tables[HB_OT_METRICS_TAG_X_HEIGHT] ?? -layout("x").inkBounds.minY + ascent
    underlinePosition = tables[HB_OT_METRICS_TAG_UNDERLINE_OFFSET] ?? -font.size / 10
    underlineThickness = tables[HB_OT_METRICS_TAG_UNDERLINE_SIZE] ?? font.size / 14
    strikethroughPosition = tables[HB_OT_METRICS_TAG_STRIKEOUT_OFFSET] ?? font.size / 4
  }

  /// The numbers of a font's own tables (`hb_ot_metrics_get_position`).
  private struct Tables {
    let font: FontDescription

    init(of font: FontDescription) {
      self.font = font
    }

    /// Points; nil where the tables do not say it, or say 0 for a height.
    subscript(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
      unsafe font.withFont { pango in
        var (position, x, y): (hb_position_t, Int32, Int32) = (0, 0, 0)
        guard let own = unsafe pango_font_get_hb_font(pango),
          unsafe hb_ot_metrics_get_position(own, tag, &position) != 0
        else { return nil }
        unsafe hb_font_get_scale(own, &x, &y)
        guard y != 0, position != 0 || tag == HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP else {
          return nil
        }
        return CGFloat(position) / CGFloat(y) * font.usableSize
      }
    }
  }
}
