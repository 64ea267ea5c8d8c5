public import CoreGraphics
import Synchronization

/// A font at a size. Immutable, so it may be used from any thread; it is `@unchecked` because the
/// superclass NSObject is not Sendable.
///
/// Source: Apple, "UIFont".
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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
  package final private(set) var fontDescription: FontDescription
  /// The text style that the font was requested with, or nil.
  final private(set) var textStyle: TextStyle?
  /// How `UIFontMetrics` has scaled the font; nil if it has not.
  final private(set) var scaling: FontScaling?

  package convenience init(_ fontDescription: FontDescription, textStyle: TextStyle? = nil) {
    self.init(descriptor: UIFontDescriptor(fontDescription, textStyle: textStyle), size: 0)
    self.fontDescription = fontDescription
  }

  /// Creates a font at its size for a category.
  convenience init(_ font: UIFont, _ scaling: FontScaling, for category: UIContentSizeCategory) {
    self.init(
      font.fontDescription.withSize(scaling.size(for: category)), textStyle: font.textStyle)
    self.scaling = scaling.size == nil ? nil : scaling
  }

  /// Creates a font by its PostScript name ("DejaVuSans-Bold"), or the regular font of a family;
  /// nil if no such font is installed. For the fonts that iOS always has ("HelveticaNeue-Bold"),
  /// the nearest installed font is used, and `fontName` returns that font's name. `fontSize` is in
  /// points; 0 means 12.
  ///
  /// Source: Apple, "init(name:size:)".
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontLibrary.face(named: fontName) else { return nil }
    fontDescription = face.description(size: fontSize > 0 ? fontSize : FontDescription.defaultSize)
    super.init()
  }

  /// Creates a font from an archive; nil if the archive contains none.
  public required init?(coder: NSCoder) {
    guard let archived = Self.archived(in: coder) else { return nil }
    (fontDescription, textStyle) = archived
    super.init()
  }

  open func encode(with coder: NSCoder) {
    encode(into: coder)
  }

  open class var supportsSecureCoding: Bool { true }

  /// Creates the installed font that matches the descriptor best. `pointSize` 0 means the
  /// descriptor's.
  ///
  /// Source: Apple, "init(descriptor:size:)".
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    fontDescription = descriptor.description(size: size > 0 ? size : FontDescription.defaultSize)
    textStyle = pointSize > 0 && pointSize != descriptor.pointSize ? nil : descriptor.textStyle
    super.init()
  }

  /// Returns the same font at another size.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(fontDescription.withSize(size))
  }

  /// The font size, in points.
  open var pointSize: CGFloat { fontDescription.size }

  /// A descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(fontDescription, textStyle: textStyle)
  }

  // MARK: System fonts

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  /// Returns the system font. `fontSize` is in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.number))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.number, width: width.number))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, isItalic: true))
  }

  /// Returns the system's monospaced font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: "monospace", size: fontSize, weight: weight.number))
  }

  /// Returns the system font with monospaced digits, if it has them.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var description = FontDescription(size: fontSize, weight: weight.number)
    description.hasMonospacedDigits = true
    return UIFont(description)
  }

  // MARK: Metrics

  private final var metrics: FontMetrics { FontMetrics(of: fontDescription) }

  /// The family of the font in use; for a system font it depends on the machine.
  open var familyName: String { fontDescription.face?.family ?? fontDescription.family }

  /// The PostScript name of the face in use, such as "DejaVuSans-BoldOblique".
  open var fontName: String { fontDescription.face?.postScriptName ?? fontDescription.family }

  /// The distance from the baseline to the top of the line, in points.
  open var ascender: CGFloat { metrics.ascent }

  /// The distance from the baseline to the bottom of the line, in points; negative.
  open var descender: CGFloat { -metrics.descent }

  /// The font's recommended distance between lines, in addition to their height. Points.
  open var leading: CGFloat { metrics.leading }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }

  /// The height of the letter x, in points.
  open var xHeight: CGFloat { metrics.xHeight }

  /// The families of the installed fonts and those that the program has registered, sorted by name.
  open class var familyNames: [String] { FontLibrary.families }

  /// The PostScript names of the family's faces, the regular one first; empty for an unknown
  /// family.
  ///
  /// Source: Apple, "fontNames(forFamilyName:)".
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.faces(ofFamily: familyName).map(\.postScriptName)
  }

  // MARK: Text styles

  /// Returns the system font for a text style, at the size for the current traits.
  ///
  /// Source: Apple, "preferredFont(forTextStyle:)".
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font for a text style, at the size for the given traits; nil means the current
  /// ones.
  ///
  /// Source: Apple, "preferredFont(forTextStyle:compatibleWith:)".
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return preferredFonts.withLock { fonts in
      let key = StyleAndCategory(style: style, category: category)
      if let font = fonts[key] { return font }
      let font = UIFont(style.fontDescription(for: category), textStyle: style)
      fonts[key] = font
      return font
    }
  }

  private struct StyleAndCategory: Hashable {
    let style: TextStyle
    let category: UIContentSizeCategory
  }

  /// The fonts of text styles that were asked for.
  private static let preferredFonts = Mutex<[StyleAndCategory: UIFont]>([:])

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    if other === self { return true }
    return other.fontDescription == fontDescription && other.textStyle == textStyle
      && other.scaling == scaling
  }

  open override var hash: Int { fontDescription.hashValue }

  open override var description: String { "<UIFont \(fontName) \(pointSize)pt>" }
}

extension UIFont: TextAttributeValue {
  package func apply(to style: inout CoreGraphics.TextStyle, for key: NSAttributedString.Key) {
    if key == .font { style.font = fontDescription }
  }
}
