import CoreGraphics

/// Keeps the layouts of plain texts that labels showed last. Rows that come back into view have labels
/// with texts that were laid out before, which takes a third of the time in which a row is made.
@MainActor final class LabelLayoutCache {
  static let shared = LabelLayoutCache()

  /// A layout and all that it depends on. An object, because a dictionary copies its keys.
  private final class Entry {
    let run: TextRun
    let options: TextOptions
    let size: CGSize
    let layout: LabelLayout
    /// Another entry with the same hash.
    let next: Entry?

    init(
      _ run: TextRun, _ options: TextOptions, _ size: CGSize, _ layout: LabelLayout, next: Entry?
    ) {
      (self.run, self.options, self.size) = (run, options, size)
      (self.layout, self.next) = (layout, next)
    }

    func isLayout(of run: TextRun, _ options: TextOptions, _ size: CGSize) -> Bool {
      let (style, other) = (self.run.style, run.style)
      return self.run.text == run.text && self.size == size && style.font == other.font
        && style.color == other.color && style.paragraph == other.paragraph
        && style.shadow == other.shadow && self.options.lineLimit == options.lineLimit
        && self.options.truncation == options.truncation
        && self.options.naturalDirection == options.naturalDirection
    }
  }

  /// Layouts of an older half are forgotten when a younger one has so many. A layout of a line takes
  /// a few kilobytes.
  private static let half = 64
  /// Longer texts, in bytes of UTF-8, are not kept.
  private static let longest = 400

  /// Entries by hashes of their texts and widths. Hashing all else would take longer than comparing.
  private var young: [Int: Entry] = [:]
  private var old: [Int: Entry] = [:]
  /// The number of young entries.
  private var count = 0
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
    var hasher = Hasher()
    hasher.combine(run.text)
    hasher.combine(size.width)
    let hash = hasher.finalize()
    func known(_ first: Entry?) -> LabelLayout? {
      var entry = first
      while let other = entry, !other.isLayout(of: run, options, size) { entry = other.next }
      return entry?.layout
    }
    if let layout = known(young[hash]) { return layout }
    let layout = known(old[hash]) ?? make()
    if count >= Self.half { (old, young, count) = (young, [:], 0) }
    young[hash] = Entry(run, options, size, layout, next: young[hash])
    count += 1
    return layout
  }

  /// Forgets all layouts.
  func removeAll() {
    (young, old, count) = ([:], [:], 0)
  }
}
