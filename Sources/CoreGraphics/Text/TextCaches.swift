/// What measuring and drawing text keeps to save time.
package enum TextCaches {
  /// The bytes of the glyphs that are kept for this thread.
  package static var glyphBytes: Int { TextContext.current.glyphAtlases.byteCount }

  /// Forgets the metrics of fonts, and this thread's fonts, layouts and glyphs. Texts in use keep theirs.
  package static func removeAll() {
    FontMetrics.clearCache()
    TextContext.current.removeCaches()
  }
}
