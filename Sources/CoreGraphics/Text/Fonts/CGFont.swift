import CCairo
import CPango

/// The number of a glyph in its font. Apple: CGFontIndex.
public typealias CGFontIndex = UInt16

/// The number of a glyph in its font. Apple: CGGlyph.
public typealias CGGlyph = CGFontIndex

/// One face of a font, without a size: its glyphs, and what its tables say of them. Apple: CGFont.
///
/// TrueType and OpenType. Any thread. Its numbers are in units of which there are `unitsPerEm` to the
/// font's size, y up.
@safe
public final class CGFont: Hashable, @unchecked Sendable {
  /// Never changes, so that threads may share it (`hb_font_make_immutable`).
  let font: OpaquePointer
  /// The font's tables.
  var tables: OpaquePointer { unsafe hb_font_get_face(font) }
  private let blob: OpaquePointer
  /// What cairo draws with, made from the same bytes.
  let cairoFace: OpaquePointer

  /// The font that has the PostScript name or the full name, or the plain face of the family that has
  /// it; nil where none is installed. Source: Apple, "init(_:)".
  public convenience init?(_ name: CFString) {
    guard let file = FontLibrary.file(named: name),
      let blob = unsafe hb_blob_create_from_file_or_fail(file.path)
    else { return nil }
    unsafe self.init(blob, index: file.index)
  }

  /// The font, or the first one, in a font file; nil for other bytes. Source: Apple, "init(_:)".
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

  /// Takes `blob` over, the bytes of a font file.
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
