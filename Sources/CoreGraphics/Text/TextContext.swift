import CCairo
import CPango
import Synchronization

/// A thread's Pango contexts, fonts and glyph atlases. Pango's font maps are bound to their thread.
///
/// Text is shaped at one unit per point whatever it is drawn on, and cairo scales the glyphs, so that
/// a text has the same layout at every scale and is shaped once.
@safe final class TextContext {
  /// Owns a `PangoContext`.
  @safe fileprivate final class Context {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
      unsafe self.pointer = pointer
    }

    deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }

  /// Owns a `PangoFontDescription`.
  @safe private final class Description {
    let pointer: OpaquePointer?

    init(_ font: FontDescription) {
      unsafe pointer = font.makePangoDescription()
    }

    deinit { unsafe pango_font_description_free(pointer) }
  }

  /// Owns a `PangoLayout`.
  @safe final class Layout {
    let pointer: OpaquePointer
    let direction: TextDirection

    fileprivate init(_ context: Context, _ direction: TextDirection) {
      guard let layout = unsafe pango_layout_new(context.pointer) else {
        preconditionFailure("pango_layout_new gave no layout")
      }
      if direction != .natural { unsafe pango_layout_set_auto_dir(layout, 0) }
      unsafe pointer = layout
      self.direction = direction
    }

    deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Resets all properties that paragraphs set, except the text and its font.
    fileprivate func reset() {
      unsafe pango_layout_set_attributes(pointer, nil)
      unsafe pango_layout_set_tabs(pointer, nil)
      unsafe pango_layout_set_width(pointer, -1)
      unsafe pango_layout_set_height(pointer, -1)
      unsafe pango_layout_set_indent(pointer, 0)
      unsafe pango_layout_set_justify(pointer, 0)
      unsafe pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_NONE)
    }
  }

  /// The contexts, indexed by `TextDirection`.
  private let contexts: [Context]
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  /// The descriptions of the fonts that were used since `clearFontCache()`.
  private var descriptions: [FontDescription: Description] = [:]
  private var lastDescription: (font: FontDescription, description: Description)?
  /// Unused layouts for reuse, indexed by `TextDirection`: creating one takes as long as shaping a
  /// word.
  private var spareLayouts: [[Layout]] = [[], [], []]
  /// The rasterized glyphs of this thread.
  let glyphAtlases = GlyphAtlases()
  private let version = FontLibrary.version.load(ordering: .acquiring)
  /// The number of calls of `removeAllCaches()` that this thread has followed.
  private var followedRemovals = TextContext.removals.load(ordering: .relaxed)

  private init() {
    let map = unsafe pango_cairo_font_map_get_default()
    FontWarning.warnOnceIfNoFonts()
    contexts = [PANGO_DIRECTION_WEAK_LTR, PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].map {
      unsafe Context(Self.makeContext(map, $0))
    }
    unsafe fontMap = map
  }

  private static func makeContext(
    _ map: UnsafeMutablePointer<PangoFontMap>?, _ direction: PangoDirection
  ) -> OpaquePointer {
    guard let context = unsafe pango_font_map_create_context(map) else {
      preconditionFailure("pango_font_map_create_context gave no context")
    }
    let options = unsafe cairo_font_options_create()
    // Without hinting, glyph positions and advances do not depend on the resolution.
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_base_dir(context, direction)
    return unsafe context
  }

  /// The key of the thread-local context. A `pthread` key is fast enough for many short texts.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { pointer in
      if let pointer = unsafe pointer {
        unsafe Unmanaged<TextContext>.fromOpaque(pointer).release()
      }
    }
    return key
  }()

  /// This thread's context; it is recreated after fonts are registered.
  static var current: TextContext {
    if let pointer = unsafe pthread_getspecific(key) {
      let unmanaged = unsafe Unmanaged<TextContext>.fromOpaque(pointer)
      let context = unsafe unmanaged.takeUnretainedValue()
      if context.version == FontLibrary.version.load(ordering: .acquiring) {
        context.followRemovals()
        return context
      }
      unsafe pango_fc_font_map_config_changed(OpaquePointer(context.fontMap))
      FontMetrics.clearCache()
      unsafe unmanaged.release()
    }
    let context = TextContext()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(context).toOpaque())
    return context
  }

  /// The maximum number of fonts in Pango's cache, which otherwise grows without limit by about
  /// 25 KB per font. A label whose font size is animated needs another font in each frame.
  private static let fontLimit = 256

  private func clearFontCache() {
    (descriptions, lastDescription) = ([:], nil)
    unsafe pango_fc_font_map_cache_clear(OpaquePointer(fontMap))
  }

  private static let removals = Atomic<Int>(0)

  /// Has each thread forget what it keeps for reuse: this one now, and others when they next measure or draw
  /// text, because Pango's objects may not be freed on another thread.
  static func removeAllCaches() {
    removals.wrappingAdd(1, ordering: .relaxed)
    current.followRemovals()
  }

  private func followRemovals() {
    let latest = Self.removals.load(ordering: .relaxed)
    guard followedRemovals != latest else { return }
    followedRemovals = latest
    removeCaches()
  }

  private func removeCaches() {
    clearFontCache()
    spareLayouts = [[], [], []]
    glyphAtlases.clearCache()
    CairoFonts.freeUnused()
  }

  /// Returns a layout with default properties. The caller passes it to `recycle(_:)` after use.
  func takeLayout(_ direction: TextDirection) -> Layout {
    if let spare = spareLayouts[direction.rawValue].popLast() { return spare }
    return Layout(contexts[direction.rawValue], direction)
  }

  /// Keeps a layout of `takeLayout(_:)` for reuse if this is the context's thread. Any thread.
  func recycle(_ layout: Layout) {
    let spares = layout.direction.rawValue
    guard unsafe pthread_getspecific(Self.key) == Unmanaged.passUnretained(self).toOpaque(),
      spareLayouts[spares].count < 4
    else { return }
    layout.reset()
    spareLayouts[spares].append(layout)
  }

  /// The description of a font. The context keeps ownership of it.
  func pangoDescription(_ font: FontDescription) -> OpaquePointer? {
    if let lastDescription, lastDescription.font == font {
      return unsafe lastDescription.description.pointer
    }
    if descriptions.count >= Self.fontLimit { clearFontCache() }
    let description = descriptions[font] ?? Description(font)
    descriptions[font] = description
    lastDescription = (font, description)
    return unsafe description.pointer
  }

  /// Loads the best match for a font; nil if no font is installed. The caller releases it
  /// (`g_object_unref`).
  func loadFont(_ font: FontDescription) -> UnsafeMutablePointer<PangoFont>? {
    unsafe pango_font_map_load_font(fontMap, contexts[0].pointer, pangoDescription(font))
  }
}

/// The base writing direction. Raw values are indices of the arrays in `TextContext`.
package enum TextDirection: Int, Sendable, Codable {
  /// `natural` is the direction of the first strong character (Unicode bidirectional algorithm).
  case natural, leftToRight, rightToLeft
}
