public import CoreGraphics
public import Foundation

/// A layer that draws text, starting at its top.
///
/// Main thread only. Changes of `fontSize` and `foregroundColor` animate.
///
/// Source: Apple, "CATextLayer".
@preconcurrency @MainActor open class CATextLayer: CALayer {
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// A `String`, or an `NSAttributedString`, whose attributes replace the layer's font, size and
  /// color. Default: nil.
  open var string: Any? {
    get { value(forKey: "string") }
    set { setValue(newValue, forKey: "string") }
  }

  /// A font, or a font's name. Default: "Helvetica"; if the font is not installed, the system font
  /// is used.
  open var font: Any? {
    get { value(forKey: "font") }
    set { setValue(newValue, forKey: "font") }
  }

  /// The font size in points; the size of `font` is ignored. Default: 36. Animatable.
  open var fontSize: CGFloat {
    get { CGFloat(value(forKey: "fontSize").flatMap(AnimationValue.number) ?? 36) }
    set { setValue(newValue, forKey: "fontSize") }
  }

  /// The text color. Default: white. Animatable.
  open var foregroundColor: CGColor? {
    get { value(forKey: "foregroundColor") as? CGColor }
    set { setValue(newValue, forKey: "foregroundColor") }
  }

  /// Whether lines wrap at the layer's width. Default: false.
  open var isWrapped: Bool {
    get { value(forKey: "wrapped") as? Bool ?? false }
    set { setValue(newValue, forKey: "wrapped") }
  }

  /// The part of text that is left out if it does not fit. Default: `.none`: text is clipped.
  open var truncationMode: CATextLayerTruncationMode {
    get { name(forKey: "truncationMode") ?? .none }
    set { setValue(newValue.rawValue, forKey: "truncationMode") }
  }

  /// The horizontal alignment of lines. Default: `.natural`, the side at which the text begins.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { name(forKey: "alignmentMode") ?? .natural }
    set { setValue(newValue.rawValue, forKey: "alignmentMode") }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "font": "Helvetica"
    case "fontSize": 36 as CGFloat
    case "foregroundColor": Self.opaqueWhite
    case "wrapped": false
    case "truncationMode": CATextLayerTruncationMode.none.rawValue
    case "alignmentMode": CATextLayerAlignmentMode.natural.rawValue
    default: super.defaultValue(forKey: key)
    }
  }

  private static let opaqueWhite = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  private static let textKeys: Set<String> = [
    "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode",
  ]

  open override class func needsDisplay(forKey key: String) -> Bool {
    textKeys.contains(key) || super.needsDisplay(forKey: key)
  }

  override func classValue(forKey key: String) -> Any? {
    key == "fontSize" ? fontSize : key == "foregroundColor" ? foregroundColor ?? .clear : nil
  }

  open override func draw(in ctx: CGContext) {
    paintText(in: ctx)
  }
}

/// The part of text that is left out if it does not fit. Apple: CATextLayerTruncationMode.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The text is clipped.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning of the last line is replaced by "…".
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// The horizontal alignment of lines. Apple: CATextLayerAlignmentMode.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Aligns lines to the side at which the text begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
