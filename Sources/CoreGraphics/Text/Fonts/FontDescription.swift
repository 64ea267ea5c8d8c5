/// A font request, which resolves to the closest installed font.
package struct FontDescription: Hashable, Sendable, Codable {
  /// The family name, "sans-serif", "serif" or "monospace"; empty for the system font.
  package var family: String
  /// The size in points; values that are not positive and finite mean the default size.
  package var size: CGFloat
  /// The weight: 100 (thin) … 400 (regular) … 700 (bold) … 900 (black).
  package var weight: Int
  package var isItalic: Bool
  /// The OpenType width class, 1 … 9: 3 (condensed) … 5 (normal) … 7 (expanded).
  package var width: Int
  /// Whether digits have equal widths, if the font supports it.
  package var hasMonospacedDigits = false

  package init(
    family: String = "", size: CGFloat = defaultSize, weight: Int = 400, isItalic: Bool = false,
    width: Int = 5
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
  }

  /// A copy with another size.
  package func withSize(_ size: CGFloat) -> FontDescription {
    var font = self
    font.size = size
    return font
  }
}
