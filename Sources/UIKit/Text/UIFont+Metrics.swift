public import CoreGraphics

extension UIFont {
  private var metrics: FontMetrics { FontMetrics(of: fontDescription) }

  /// The family of the font in use; for a system font it depends on the machine.
  public var familyName: String { fontDescription.face?.family ?? fontDescription.family }

  /// The PostScript name of the face in use, such as "DejaVuSans-BoldOblique".
  public var fontName: String { fontDescription.face?.postScriptName ?? fontDescription.family }

  /// The distance from the baseline to the top of the line, in points.
  public var ascender: CGFloat { metrics.ascent }

  /// The distance from the baseline to the bottom of the line, in points; negative.
  public var descender: CGFloat { -metrics.descent }

  /// The font's recommended distance between lines, in addition to their height. Points.
  public var leading: CGFloat { metrics.leading }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// The height of the letter x, in points.
  public var xHeight: CGFloat { metrics.xHeight }

  /// The families of the installed fonts and those that the program has registered, sorted by name.
  public static var familyNames: [String] { FontLibrary.families }

  /// The PostScript names of the family's faces, the regular one first; empty for an unknown
  /// family.
  ///
  /// Source: Apple, "fontNames(forFamilyName:)".
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.faces(ofFamily: familyName).map(\.postScriptName)
  }
}
