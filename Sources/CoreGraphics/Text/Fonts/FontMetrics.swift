import CPango
import Synchronization

/// The metrics of a font in points. All are positive except the positions of the underline and the
/// strikethrough, which are positive above the baseline.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  package var ascent: CGFloat = 0
  /// The distance from the baseline down to the bottom of the line.
  package var descent: CGFloat = 0
  /// The recommended space between lines.
  package var leading: CGFloat = 0
  /// The height of capital letters, measured on "H".
  package var capHeight: CGFloat = 0
  /// The height of "x".
  package var xHeight: CGFloat = 0
  var underlinePosition: CGFloat = 0
  var underlineThickness: CGFloat = 0
  var strikethroughPosition: CGFloat = 0

  package var lineHeight: CGFloat { ascent + descent }

  private struct Cache {
    var metrics: [FontDescription: FontMetrics] = [:]
    /// The number of times that it was cleared.
    var version = 0
  }

  private static let cache = Mutex(Cache())

  package init(of font: FontDescription) {
    // Metrics are proportional to the size, so that one measurement serves all sizes.
    let large = font.withSize(1000)
    let (known, version) = Self.cache.withLock { ($0.metrics[large], $0.version) }
    let measured = known ?? FontMetrics(measuring: large)
    if known == nil { Self.keep(measured, of: large, measuredIn: version) }
    self = measured.scaled(by: font.usableSize / large.size)
  }

  /// Keeps metrics, unless another thread has cleared the cache while they were measured: they may be
  /// those of another font then.
  private static func keep(
    _ metrics: FontMetrics, of font: FontDescription, measuredIn version: Int
  ) {
    cache.withLock { if $0.version == version { $0.metrics[font] = metrics } }
  }

  /// Discards cached metrics: after fonts are registered, a description may resolve to another font.
  static func clearCache() {
    cache.withLock { $0 = Cache(version: $0.version + 1) }
  }

  private func scaled(by scale: CGFloat) -> FontMetrics {
    var metrics = self
    for metric in Self.lengths { metrics[keyPath: metric] *= scale }
    return metrics
  }

  private static var lengths: [WritableKeyPath<FontMetrics, CGFloat>] {
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
    // The tables of old fonts lack these heights.
    capHeight = tables[HB_OT_METRICS_TAG_CAP_HEIGHT] ?? -capital.inkBounds.minY + ascent
    xHeight = tables[HB_OT_METRICS_TAG_X_HEIGHT] ?? -layout("x").inkBounds.minY + ascent
    underlinePosition = tables[HB_OT_METRICS_TAG_UNDERLINE_OFFSET] ?? -font.size / 10
    underlineThickness = tables[HB_OT_METRICS_TAG_UNDERLINE_SIZE] ?? font.size / 14
    strikethroughPosition = tables[HB_OT_METRICS_TAG_STRIKEOUT_OFFSET] ?? font.size / 4
  }

  /// Reads metrics from a font's tables (`hb_ot_metrics_get_position`).
  private struct Tables {
    let font: FontDescription

    init(of font: FontDescription) {
      self.font = font
    }

    /// A metric in points; nil if the tables lack it, or if a metric other than the line gap is 0.
    subscript(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
      unsafe font.withFont { pango in
        var (position, x, y): (hb_position_t, Int32, Int32) = (0, 0, 0)
        guard let hbFont = unsafe pango_font_get_hb_font(pango),
          unsafe hb_ot_metrics_get_position(hbFont, tag, &position) != 0
        else { return nil }
        unsafe hb_font_get_scale(hbFont, &x, &y)
        guard y != 0, position != 0 || tag == HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP else {
          return nil
        }
        return CGFloat(position) / CGFloat(y) * font.usableSize
      }
    }
  }
}
