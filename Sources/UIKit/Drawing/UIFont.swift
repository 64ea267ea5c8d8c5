public import CoreGraphics

/// A font in a size. Apple: UIFont. Immutable: use it from any thread; NSObject, above it, keeps
/// the compiler from seeing that.
public final class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// How heavy a font's strokes are: −1 … 1, 0 is regular. Apple: UIFont.Weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// What Core Graphics sets text in.
  package let fontDescription: FontDescription

  package init(_ fontDescription: FontDescription) {
    self.fontDescription = fontDescription
  }

  /// Nil where no such font is installed. A family name, or one with a style: "DejaVuSans-Bold".
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let description = FontDescription(named: fontName, size: fontSize) else { return nil }
    self.init(description)
  }

  /// `size` in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: size))
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: size, weight: weight.number))
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: size, isItalic: true))
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: "monospace", size: size, weight: weight.number))
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var description = fontDescription
    description.size = size
    return UIFont(description)
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  /// Points.
  public var pointSize: CGFloat { fontDescription.size }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescription == fontDescription
  }

  public override var hash: Int { fontDescription.hashValue }

  public override var description: String { "<UIFont \(fontName) \(pointSize)pt>" }
}
