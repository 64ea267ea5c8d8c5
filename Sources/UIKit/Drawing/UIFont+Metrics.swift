public import CoreGraphics

extension UIFont {
  private var metrics: FontMetrics { FontMetrics(of: fontDescription) }

  /// The family that is really used, which for a system font is the machine's choice.
  public var familyName: String { fontDescription.installedFamily }

  /// The family without spaces, and its style: "DejaVuSans-BoldItalic".
  public var fontName: String {
    let style = fontDescription.styleName
    let family = familyName.filter { $0 != " " }
    return style.isEmpty ? family : "\(family)-\(style)"
  }

  /// From the baseline to the top of the line, in points.
  public var ascender: CGFloat { metrics.ascent }

  /// From the baseline to the bottom of the line, in points; negative.
  public var descender: CGFloat { -metrics.descent }

  /// Between lines, beside their height: none.
  public var leading: CGFloat { 0 }

  /// Points.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// Points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// Points.
  public var xHeight: CGFloat { metrics.xHeight }

  /// The families that are installed, sorted by name.
  public static var familyNames: [String] { FontDescription.installedFamilies }
}

extension UIFont.Weight {
  /// The weight as CSS and fontconfig count it, 100 … 900: that of the nearest named weight.
  var number: Int {
    let named: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let distances = named.map { abs($0.rawValue - rawValue) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
    return (nearest + 1) * 100
  }
}
