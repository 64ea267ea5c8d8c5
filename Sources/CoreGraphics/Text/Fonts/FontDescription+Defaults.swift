// The default font, which is used where a description names no family or no usable size.

extension FontDescription {
  /// The family of the system font.
  static let defaultFamily = "sans-serif"
  package static let defaultSize: CGFloat = 12

  /// The limits of the sizes that the font libraries can draw.
  static let smallestSize: CGFloat = 0.01
  static let largestSize: CGFloat = 10_000

  var usableFamily: String { family.isEmpty ? Self.defaultFamily : family }

  var usableSize: CGFloat {
    guard size.isFinite && size > 0 else { return Self.defaultSize }
    return min(max(size, Self.smallestSize), Self.largestSize)
  }
}
