public import CoreGraphics

/// The attributes that select a font: names, size and traits. Immutable, so it may be used from any
/// thread; it is `@unchecked` because the superclass NSObject is not Sendable.
///
/// Source: Apple, "UIFontDescriptor".
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The keys of font attributes. Apple: UIFontDescriptor.AttributeName.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `String`: the family name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`: the style of one of the family's faces, such as "Bold Oblique".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number: the size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary with keys of type `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The keys of font traits. Apple: UIFontDescriptor.TraitKey.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of a `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number, −1 … 1: 0 is standard.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number, −1 … 1: positive values slant the glyphs to the right.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A design of the system font. Apple: UIFontDescriptor.SystemDesign.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Not available: fontconfig has no such design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// Traits of a font. Apple: UIFontDescriptor.SymbolicTraits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  // These change in initializers only.
  private final var base = FontDescription()
  final private(set) var textStyle: UIFont.TextStyle?
  private final var size: CGFloat = 0

  /// Creates a descriptor without attributes.
  public override init() {
    super.init()
  }

  /// - Parameter size: 0 means that no size was specified; nil means the description's.
  convenience init(
    _ description: FontDescription, textStyle: UIFont.TextStyle? = nil, size: CGFloat? = nil
  ) {
    self.init()
    (base, self.textStyle, self.size) = (description, textStyle, size ?? description.size)
  }

  /// Creates a descriptor by a font's PostScript name or its family name; `size` is in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    size = FontAttributes.number(attributes[.size]) ?? 0
    base = FontAttributes(attributes).description(over: FontDescription(size: max(size, 12)))
    textStyle = attributes[.textStyle] as? UIFont.TextStyle
    super.init()
  }

  /// Returns the descriptor of `UIFont.preferredFont(forTextStyle:)`.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points; 0 if none was specified.
  open var pointSize: CGFloat { size }

  /// The PostScript name of the best matching font.
  open var postscriptName: String { base.face?.postScriptName ?? base.family }

  /// The traits of the best matching font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if base.isItalic { traits.insert(.traitItalic) }
    if base.weight >= 600 { traits.insert(.traitBold) }
    if base.width < 5 { traits.insert(.traitCondensed) }
    if base.width > 5 { traits.insert(.traitExpanded) }
    if base.face?.isMonospaced == true { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The size, the PostScript name and the text style as attributes.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: size, .name: postscriptName]
    attributes[.textStyle] = textStyle
    return attributes
  }

  /// Returns an attribute, including derived ones; nil for an unknown key.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: base.face?.family ?? base.family
    case .face: base.face?.style
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue,
        .weight: UIFont.Weight(number: base.weight).rawValue,
        .width: CGFloat(base.width - 5) / 10, .slant: base.isItalic ? 0.2 as CGFloat : 0,
      ] as [TraitKey: Any]
    default: fontAttributes[anAttribute]
    }
  }

  // MARK: Deriving

  /// Returns the descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      description(size: newPointSize > 0 ? newPointSize : FontDescription.defaultSize),
      textStyle: textStyle,
      size: newPointSize)
  }

  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a descriptor of another face of the family, given by its style: "Bold Oblique".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// Returns the descriptor with some attributes replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed(attributes)
  }

  /// Returns a descriptor of the family's font with exactly these traits; nil if there is none.
  ///
  /// Source: Apple, "withSymbolicTraits(_:)".
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed(symbolicTraits)
  }

  /// Returns a descriptor of the system font with another design; nil if there is none.
  ///
  /// Source: Apple, "withDesign(_:)".
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed(design)
  }

  /// Returns descriptors of the installed fonts that match the attributes of the mandatory keys;
  /// without keys, those of the same family.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    matches(of: mandatoryKeys ?? [.family])
  }

  final func description(size: CGFloat) -> FontDescription { base.withSize(size) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.base == base && other.size == size && other.textStyle == textStyle
  }

  open override var hash: Int { base.hashValue }

  open override var description: String { "<UIFontDescriptor \(postscriptName) \(size)pt>" }
}
