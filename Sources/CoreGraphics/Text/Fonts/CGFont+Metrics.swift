import CPango
public import Foundation

extension CGFont {
  public var numberOfGlyphs: Int { Int(unsafe hb_face_get_glyph_count(tables)) }

  /// The number of font units per em.
  public var unitsPerEm: Int32 { Int32(unsafe hb_face_get_upem(tables)) }

  /// The PostScript name, such as "DejaVuSans-Bold"; nil if the font has none.
  public var postScriptName: CFString? { name(HB_OT_NAME_ID_POSTSCRIPT_NAME) }

  /// The full name, such as "DejaVu Sans Bold"; nil if the font has none.
  public var fullName: CFString? { name(HB_OT_NAME_ID_FULL_NAME) }

  /// The distance from the baseline up to the top of the line.
  public var ascent: Int32 { extents.ascender }

  /// The distance from the baseline to the bottom of the line; negative.
  public var descent: Int32 { extents.descender }

  /// The recommended space between lines.
  public var leading: Int32 { extents.line_gap }

  /// The height of capital letters, measured on "H".
  public var capHeight: Int32 { height(HB_OT_METRICS_TAG_CAP_HEIGHT, of: "H") }

  /// The height of "x".
  public var xHeight: Int32 { height(HB_OT_METRICS_TAG_X_HEIGHT, of: "x") }

  /// The slant in degrees; negative for glyphs that slant to the right.
  public var italicAngle: CGFloat {
    CGFloat(unsafe hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE))
  }

  /// The union of all glyphs' bounding boxes.
  public var fontBBox: CGRect {
    guard let head = table(for: 0x6865_6164), head.count >= 44 else { return .zero }
    let corners = stride(from: 36, to: 44, by: 2).map { offset in
      CGFloat(Int16(truncatingIfNeeded: Int(head[offset]) << 8 | Int(head[offset + 1])))
    }
    return CGRect(
      x: corners[0], y: corners[1], width: corners[2] - corners[0], height: corners[3] - corners[1])
  }

  /// The width of the stem of "l" at half the x-height; 0 if the font has no "l".
  public var stemV: CGFloat {
    guard let glyph = glyph(for: "l") else { return 0 }
    let outline = outline(of: glyph)
    let (box, y) = (outline.controlBox, CGFloat(xHeight) / 2)
    guard !box.isEmpty else { return 0 }
    func isInside(_ x: CGFloat) -> Bool {
      outline.contains(CGPoint(x: x, y: y), rule: .winding)
    }
    let stem = Array(stride(from: box.minX, through: box.maxX, by: 0.5)).filter(isInside)
    return ((stem.last ?? 0) - (stem.first ?? 0)).rounded()
  }

  /// The bytes of the table with a four-character tag; nil if the font does not have it.
  /// Source: Apple, "table(for:)".
  public func table(for tag: UInt32) -> CFData? {
    let blob = unsafe hb_face_reference_table(tables, tag)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return unsafe Data(bytes: bytes, count: Int(length))
  }

  /// The tags of the font's tables, as `UInt32`. Source: Apple, "tableTags".
  public var tableTags: CFArray? {
    var count = UInt32(unsafe hb_face_get_table_tags(tables, 0, nil, nil))
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    unsafe hb_face_get_table_tags(tables, 0, &count, &tags)
    return tags
  }

  private func name(_ id: Int) -> String? {
    var size: UInt32 = 256
    var bytes = [CChar](repeating: 0, count: Int(size))
    let english = unsafe hb_language_from_string("en", -1)
    unsafe hb_ot_name_get_utf8(tables, hb_ot_name_id_t(id), english, &size, &bytes)
    guard size > 0 else { return nil }
    return String(
      decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private var extents: hb_font_extents_t {
    var extents = hb_font_extents_t()
    unsafe hb_font_get_h_extents(font, &extents)
    return extents
  }

  /// A height from the font's tables, or of the character's glyph in old fonts whose tables lack it.
  private func height(_ tag: hb_ot_metrics_tag_t, of character: Unicode.Scalar) -> Int32 {
    var position: hb_position_t = 0
    if unsafe hb_ot_metrics_get_position(font, tag, &position) != 0, position > 0 {
      return position
    }
    return glyph(for: character).flatMap { box(of: $0) }.map { Int32($0.maxY) } ?? 0
  }

  private func glyph(for character: Unicode.Scalar) -> CGGlyph? {
    var glyph: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 else { return nil }
    return CGGlyph(truncatingIfNeeded: glyph)
  }
}
