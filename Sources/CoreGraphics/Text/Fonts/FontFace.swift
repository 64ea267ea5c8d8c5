import CPango

/// A face of a font family, from fontconfig.
package struct FontFace: Hashable, Sendable {
  package let family: String
  /// The style name, such as "Bold Oblique", "Regular" or "Book".
  package let style: String
  /// The PostScript name, such as "DejaVuSans-BoldOblique".
  package let postScriptName: String
  /// The OpenType weight, 100 … 900.
  package let weight: Int
  package let isItalic: Bool
  /// The OpenType width class, 1 … 9.
  package let width: Int
  package let isMonospaced: Bool

  /// Reads a fontconfig pattern; nil if it has no family.
  init?(_ pattern: OpaquePointer) {
    func string(_ object: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard unsafe FcPatternGetString(pattern, object, 0, &value) == FcResultMatch,
        let value = unsafe value
      else { return nil }
      return unsafe String(cString: value)
    }
    func integer(_ object: String, _ standard: Int32) -> Int {
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
    weight = Int(FcWeightToOpenType(Int32(integer(FC_WEIGHT, FC_WEIGHT_REGULAR))))
    isItalic = integer(FC_SLANT, FC_SLANT_ROMAN) != Int(FC_SLANT_ROMAN)
    width = Self.width(percent: integer(FC_WIDTH, FC_WIDTH_NORMAL))
    isMonospaced = integer(FC_SPACING, FC_PROPORTIONAL) >= Int(FC_MONO)
  }

  /// The OpenType width class for fontconfig's width in percent.
  private static func width(percent: Int) -> Int {
    let classes = [50, 63, 75, 87, 100, 113, 125, 150, 200]
    let nearest = classes.indices.min { abs(classes[$0] - percent) < abs(classes[$1] - percent) }
    return (nearest ?? 4) + 1
  }

  /// A description of this face in a size.
  package func description(size: CGFloat) -> FontDescription {
    FontDescription(
      family: family, size: size, weight: weight, isItalic: isItalic, width: width)
  }
}
