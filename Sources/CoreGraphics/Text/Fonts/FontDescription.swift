/// What font is wanted; the nearest that is installed is used.
package struct FontDescription: Hashable, Sendable, Codable {
  /// Empty for the system's font; the generic names "sans-serif", "serif" and "monospace" do too.
  package var family: String
  /// Points; what is not a positive number counts as 12.
  package var size: CGFloat
  /// 100 (thin) … 400 (regular) … 700 (bold) … 900 (black).
  package var weight: Int
  package var isItalic: Bool
  /// 3 (condensed) … 5 (normal) … 7 (expanded), as OpenType counts the widths 1 … 9.
  package var width: Int
  /// All digits are as wide as each other, where the font has such digits.
  package var hasMonospacedDigits = false

  package init(
    family: String = "", size: CGFloat, weight: Int = 400, isItalic: Bool = false, width: Int = 5
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
  }

  /// Beyond these no font library draws any more.
  static let smallestSize: CGFloat = 0.01
  static let largestSize: CGFloat = 10_000

  var usableSize: CGFloat {
    size.isFinite && size > 0 ? min(max(size, Self.smallestSize), Self.largestSize) : 12
  }

  /// The same font in another size.
  package func withSize(_ size: CGFloat) -> FontDescription {
    var font = self
    font.size = size
    return font
  }
}
