public import CoreGraphics

extension UIFont {
  private var metrics: FontMetrics { FontMetrics(of: fontDescription) }

  /// The family that is really used, which for a system font is the machine's choice.
  public var familyName: String { fontDescription.face?.family ?? fontDescription.family }

  /// The PostScript name of the face that is really used: "DejaVuSans-BoldOblique".
  public var fontName: String { fontDescription.face?.postScriptName ?? fontDescription.family }

  /// From the baseline to the top of the line, in points.
  public var ascender: CGFloat { metrics.ascent }

  /// From the baseline to the bottom of the line, in points; negative.
  public var descender: CGFloat { -metrics.descent }

  /// What the font wants between lines, beside their height. Points.
  public var leading: CGFloat { metrics.leading }

  /// Points.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// Points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// Points.
  public var xHeight: CGFloat { metrics.xHeight }

  /// The families that are installed, sorted by name, with those that the program brings.
  public static var familyNames: [String] { FontLibrary.families }

  /// The PostScript names of the family's faces, its plain one first; none for an unknown family.
  ///
  /// Source: Apple, "fontNames(forFamilyName:)".
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.faces(ofFamily: familyName).map(\.postScriptName)
  }
}
