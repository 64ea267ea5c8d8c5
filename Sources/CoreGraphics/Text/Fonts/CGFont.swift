import CCairo
import CPango

/// The index of a glyph in its font. Apple: CGFontIndex.
public typealias CGFontIndex = UInt16

/// The index of a glyph in its font. Apple: CGGlyph.
public typealias CGGlyph = CGFontIndex

/// A TrueType or OpenType font face without a size: its glyphs and tables. Apple: CGFont.
///
/// Metrics are in font units (`unitsPerEm` per em), y up. Any thread.
@safe
public final class CGFont: Hashable, @unchecked Sendable {
  /// The HarfBuzz font. It is immutable (`hb_font_make_immutable`), so that threads may share it.
  let font: OpaquePointer
  /// The font's tables.
  var tables: OpaquePointer { unsafe hb_font_get_face(font) }
  private let blob: OpaquePointer
  /// The cairo font face of the same bytes.
  let cairoFace: OpaquePointer

  /// Finds an installed font by its PostScript name, full name or family name (the regular face);
  /// nil if there is none. Source: Apple, "init(_:)".
  public convenience init?(_ name: CFString) {
    guard let file = FontLibrary.file(named: name),
      let blob = unsafe hb_blob_create_from_file_or_fail(file.path)
    else { return nil }
    unsafe self.init(blob, index: file.index)
  }

  /// Creates a font from the bytes of a font file, of whose fonts it takes the first; nil for
  /// invalid data. Source: Apple, "init(_:)".
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, !data.isEmpty, data.count <= Int(UInt32.max) else { return nil }
    let blob = unsafe data.withUnsafeBytes { bytes in
      unsafe hb_blob_create_or_fail(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob = unsafe blob else { return nil }
    unsafe self.init(blob, index: 0)
  }

  /// Takes ownership of `blob`, the bytes of a font file.
  private init?(_ blob: OpaquePointer, index: Int) {
    let face = unsafe hb_face_create(blob, UInt32(truncatingIfNeeded: index))
    defer { unsafe hb_face_destroy(face) }
    guard unsafe hb_face_get_glyph_count(face) > 0,
      let cairoFace = unsafe FreeTypeFaces.makeCairoFace(blob, index: index),
      let font = unsafe hb_font_create(face)
    else {
      unsafe hb_blob_destroy(blob)
      return nil
    }
    unsafe hb_font_make_immutable(font)
    unsafe self.font = font
    unsafe self.blob = blob
    unsafe self.cairoFace = cairoFace
  }

  deinit {
    unsafe cairo_font_face_destroy(cairoFace)
    unsafe hb_font_destroy(font)
    unsafe hb_blob_destroy(blob)
  }

  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
