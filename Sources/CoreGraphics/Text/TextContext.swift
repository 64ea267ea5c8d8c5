import CCairo
import CPango
import Synchronization

/// What this thread seeks its fonts with. Pango's font maps belong to their thread.
///
/// Texts are shaped for one unit a point, whatever they are drawn on: cairo scales the letters, so
/// that a text is as long at every scale, and is shaped once.
@safe final class TextContext {
  /// Owns a context of Pango's.
  @safe fileprivate final class Context {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
      unsafe self.pointer = pointer
    }

    deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }

  /// Owns a font description of Pango's.
  @safe private final class Description {
    let pointer: OpaquePointer?

    init(_ font: FontDescription) {
      unsafe pointer = font.makePangoDescription()
    }

    deinit { unsafe pango_font_description_free(pointer) }
  }

  /// Owns a layout of Pango's.
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

    /// Takes away what paragraphs set, but for the text and its font.
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

  /// By `TextDirection`.
  private let contexts: [Context]
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  /// Of the fonts that were looked for since `forgetFonts()`.
  private var descriptions: [FontDescription: Description] = [:]
  private var lastDescription: (font: FontDescription, description: Description)?
  /// By `TextDirection`: layouts that nobody uses any more. Making one costs as much as setting a word.
  private var spareLayouts: [[Layout]] = [[], [], []]
  /// The letters that this thread has drawn.
  let letters = GlyphAtlases()
  private let version = FontLibrary.version.load(ordering: .acquiring)

  private init() {
    let map = unsafe pango_cairo_font_map_get_default()
    FontWarning.warnOnceOfNone()
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
    // The letters' places and lengths must not depend on the resolution: neither is hinted.
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_base_dir(context, direction)
    return unsafe context
  }

  /// A `pthread` key, as drawing many short texts asks for it often.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { pointer in
      if let pointer = unsafe pointer {
        unsafe Unmanaged<TextContext>.fromOpaque(pointer).release()
      }
    }
    return key
  }()

  /// This thread's, made anew when fonts were added.
  static var current: TextContext {
    if let pointer = unsafe pthread_getspecific(key) {
      let unmanaged = unsafe Unmanaged<TextContext>.fromOpaque(pointer)
      let context = unsafe unmanaged.takeUnretainedValue()
      if context.version == FontLibrary.version.load(ordering: .acquiring) { return context }
      unsafe pango_fc_font_map_config_changed(OpaquePointer(context.fontMap))
      FontMetrics.forget()
      unsafe unmanaged.release()
    }
    let context = TextContext()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(context).toOpaque())
    return context
  }

  /// Fonts that Pango keeps at most, with what it has found out for each: some 25 KB a font, which
  /// it would keep for ever. A label whose size is animated needs another font in each frame.
  private static let mostFonts = 256

  private func forgetFonts() {
    (descriptions, lastDescription) = ([:], nil)
    unsafe pango_fc_font_map_cache_clear(OpaquePointer(fontMap))
  }

  /// A layout that has nothing set. The caller gives it back.
  func takeLayout(_ direction: TextDirection) -> Layout {
    if let spare = spareLayouts[direction.rawValue].popLast() { return spare }
    return Layout(contexts[direction.rawValue], direction)
  }

  /// Takes back what `takeLayout` gave, on whatever thread.
  func giveBack(_ layout: Layout) {
    let spares = layout.direction.rawValue
    guard unsafe pthread_getspecific(Self.key) == Unmanaged.passUnretained(self).toOpaque(),
      spareLayouts[spares].count < 4
    else { return }
    layout.reset()
    spareLayouts[spares].append(layout)
  }

  /// Stays the context's own.
  func pangoDescription(_ font: FontDescription) -> OpaquePointer? {
    if let lastDescription, lastDescription.font == font {
      return unsafe lastDescription.description.pointer
    }
    if descriptions.count >= Self.mostFonts { forgetFonts() }
    let description = descriptions[font] ?? Description(font)
    descriptions[font] = description
    lastDescription = (font, description)
    return unsafe description.pointer
  }

  /// Nil where no font is installed. The caller releases it (`g_object_unref`).
  func loadFont(_ font: FontDescription) -> UnsafeMutablePointer<PangoFont>? {
    unsafe pango_font_map_load_font(fontMap, contexts[0].pointer, pangoDescription(font))
  }
}

/// Which way a text begins. Raw values are places in a `TextContext`.
package enum TextDirection: Int, Sendable, Codable {
  /// As its first letter does that has a direction.
  case natural, leftToRight, rightToLeft
}
