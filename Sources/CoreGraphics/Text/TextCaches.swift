/// What measuring and drawing text keeps to save time.
package enum TextCaches {
  /// The bytes of the glyphs that are kept for this thread.
  package static var glyphBytes: Int { TextContext.current.glyphAtlases.byteCount }

  /// Forgets the metrics of fonts, and the fonts, layouts and glyphs of all threads; those of other threads
  /// when they next measure or draw text. Texts in use keep theirs.
  package static func removeAll() {
    FontMetrics.clearCache()
    TextContext.removeAllCaches()
  }
}
