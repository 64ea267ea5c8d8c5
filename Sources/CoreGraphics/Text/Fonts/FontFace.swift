import CPango

/// One face of a family, as fontconfig knows it.
package struct FontFace: Hashable, Sendable {
  package let family: String
  /// "Bold Oblique"; "Regular", "Book" or the like for the plain one.
  package let style: String
  /// "DejaVuSans-BoldOblique".
  package let postScriptName: String
  /// 100 … 900.
  package let weight: Int
  package let isItalic: Bool
  /// 1 … 9.
  package let width: Int
  package let isMonospaced: Bool

  /// Nil for a pattern without a family (`FcPatternGetString`, `FcPatternGetInteger`).
  init?(_ pattern: OpaquePointer) {
    func string(_ object: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard unsafe FcPatternGetString(pattern, object, 0, &value) == FcResultMatch,
        let value = unsafe value
      else { return nil }
      return unsafe String(cString: value)
    }
    func number(_ object: String, _ standard: Int32) -> Int {
      var value: Int32 = 0
      guard unsafe FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch else {
        return Int(standard)
      }
      return Int(value)
    }
    guard let family = string(FC_FAMILY) else { return nil }
    self.family = family
    style = string(FC_STYLE) ?? ""
    postScriptName = string(FC_POSTSCRIPT_NAME) ?? family.filter { $0 != " " }
    weight = Int(FcWeightToOpenType(Int32(number(FC_WEIGHT, FC_WEIGHT_REGULAR))))
    isItalic = number(FC_SLANT, FC_SLANT_ROMAN) != Int(FC_SLANT_ROMAN)
    width = Self.width(percent: number(FC_WIDTH, FC_WIDTH_NORMAL))
    isMonospaced = number(FC_SPACING, FC_PROPORTIONAL) >= Int(FC_MONO)
  }

  /// OpenType's class of a width in percent, which is what fontconfig counts in.
  private static func width(percent: Int) -> Int {
    let classes = [50, 63, 75, 87, 100, 113, 125, 150, 200]
    let nearest = classes.indices.min { abs(classes[$0] - percent) < abs(classes[$1] - percent) }
    return (nearest ?? 4) + 1
  }

  /// Text in this face.
  package func description(size: CGFloat) -> FontDescription {
    FontDescription(
      family: family, size: size, weight: weight, isItalic: isItalic, width: width)
  }
}
