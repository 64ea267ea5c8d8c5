import CoreGraphics

/// Keeps the layouts of plain texts that labels showed last. Rows that come back into view have labels
/// with texts that were laid out before, which takes a third of the time in which a row is made.
@MainActor final class LabelLayoutCache {
  static let shared = LabelLayoutCache()

  /// All that a layout depends on.
  private struct Key: Hashable {
    let text: String
    let font: FontDescription
    let color: CGColor
    let paragraph: TextParagraphStyle
    let shadow: CoreGraphics.TextStyle.Shadow?
    let size: CGSize
    let lineLimit: Int
    let truncation: TextParagraphStyle.LineBreak?
    let direction: TextDirection

    /// Most texts differ, so that hashing more would only take time.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(size.width)
    }
  }

  /// Layouts of an older half are forgotten when a younger one has so many. A layout of a line takes
  /// a few kilobytes.
  private static let half = 64
  /// Longer texts, in bytes of UTF-8, are not kept.
  private static let longest = 400

  private var young: [Key: LabelLayout] = [:]
  private var old: [Key: LabelLayout] = [:]
  private var fonts = FontLibrary.currentVersion

  /// Returns the layout of a run whose style only labels' properties have determined.
  func layout(
    of run: TextRun, _ options: TextOptions, size: CGSize, make: () -> LabelLayout
  ) -> LabelLayout {
    guard run.text.utf8.count <= Self.longest else { return make() }
    if fonts != FontLibrary.currentVersion {
      removeAll()
      fonts = FontLibrary.currentVersion
    }
    let style = run.style
    let key = Key(
      text: run.text, font: style.font, color: style.color, paragraph: style.paragraph,
      shadow: style.shadow, size: size, lineLimit: options.lineLimit,
      truncation: options.truncation, direction: options.naturalDirection)
    if let known = young[key] { return known }
    let layout = old[key] ?? make()
    if young.count >= Self.half { (old, young) = (young, [:]) }
    young[key] = layout
    return layout
  }

  /// Forgets all layouts.
  func removeAll() {
    (young, old) = ([:], [:])
  }
}
