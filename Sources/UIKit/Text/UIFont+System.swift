public import CoreGraphics

extension UIFont {
  /// Returns the system font. `fontSize` is in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize))
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.number))
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.number, width: width.number))
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, isItalic: true))
  }

  /// Returns the system's monospaced font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: "monospace", size: fontSize, weight: weight.number))
  }

  /// Returns the system font with monospaced digits, if it has them.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var description = FontDescription(size: fontSize, weight: weight.number)
    description.hasMonospacedDigits = true
    return UIFont(description)
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14
}

extension UIFont.Weight {
  private static let named: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The OpenType weight, 100 … 900, of the nearest named weight.
  var number: Int {
    let distances = Self.named.map { abs($0.rawValue - rawValue) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
    return (nearest + 1) * 100
  }

  /// Creates the named weight nearest to an OpenType weight.
  init(number: Int) {
    self = Self.named[min(max((number + 50) / 100 - 1, 0), 8)]
  }
}

extension UIFont.Width {
  /// The OpenType width class: 5 is standard.
  var number: Int {
    switch rawValue {
    case ..<(-0.25): 2
    case ..<(-0.1): 3
    case ..<0.1: 5
    default: 7
    }
  }
}
