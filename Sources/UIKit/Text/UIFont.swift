public import CoreGraphics

/// A font at a size. Immutable, so it may be used from any thread; it is `@unchecked` because the
/// superclass NSObject is not Sendable.
///
/// Source: Apple, "UIFont".
public final class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The stroke weight of a font: −1 … 1, 0 is regular. Apple: UIFont.Weight.
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

  /// The width of a font's glyphs: −1 … 1, 0 is standard. Apple: UIFont.Width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The description from which Core Graphics selects the font.
  package let fontDescription: FontDescription
  /// The text style that the font was requested with, or nil.
  let textStyle: TextStyle?

  package init(_ fontDescription: FontDescription, textStyle: TextStyle? = nil) {
    self.fontDescription = fontDescription
    self.textStyle = textStyle
  }

  /// Creates a font by its PostScript name ("DejaVuSans-Bold"), or the regular font of a family;
  /// nil if no such font is installed. For the fonts that iOS always has ("HelveticaNeue-Bold"),
  /// the nearest installed font is used, and `fontName` returns that font's name. `fontSize` is in
  /// points; 0 means 12.
  ///
  /// Source: Apple, "init(name:size:)".
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontLibrary.face(named: fontName) else { return nil }
    self.init(face.description(size: fontSize > 0 ? fontSize : 12))
  }

  /// Creates the installed font that matches the descriptor best. `pointSize` 0 means the
  /// descriptor's.
  ///
  /// Source: Apple, "init(descriptor:size:)".
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      descriptor.description(size: size > 0 ? size : 12), textStyle: descriptor.textStyle)
  }

  /// Returns the same font at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(fontDescription.withSize(size))
  }

  /// The font size, in points.
  public var pointSize: CGFloat { fontDescription.size }

  /// A descriptor of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(fontDescription, textStyle: textStyle)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescription == fontDescription
  }

  public override var hash: Int { fontDescription.hashValue }

  public override var description: String { "<UIFont \(fontName) \(pointSize)pt>" }
}

extension UIFont: TextAttributeValue {
  package func apply(to style: inout CoreGraphics.TextStyle, for key: NSAttributedString.Key) {
    if key == .font { style.font = fontDescription }
  }
}
