/// What font is wanted; the nearest that is installed is used.
package struct FontDescription: Hashable, Sendable {
  /// Empty for the system's font; the generic names "sans-serif", "serif" and "monospace" do too.
  package var family: String
  /// Points; what is not a positive number counts as 12.
  package var size: CGFloat
  /// 100 (thin) … 400 (regular) … 700 (bold) … 900 (black).
  package var weight: Int
  package var isItalic: Bool

  package init(family: String = "", size: CGFloat, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Beyond these no font library draws any more.
  static let smallestSize: CGFloat = 0.01
  static let largestSize: CGFloat = 10_000

  var usableSize: CGFloat {
    size.isFinite && size > 0 ? min(max(size, Self.smallestSize), Self.largestSize) : 12
  }
}
