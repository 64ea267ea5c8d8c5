public import CoreGraphics
public import Foundation

/// A tab stop: a location in a line to which a tab character advances. Immutable, so it may be used
/// from any thread; it is `@unchecked` because the superclass NSObject is not Sendable.
///
/// Source: Apple, "NSTextTab".
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The keys of tab stop options. Apple: NSTextTab.OptionKey.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `CharacterSet`: the first of its characters after the tab is aligned with the tab stop.
    public static let columnTerminators = OptionKey(
      rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the tab with the tab stop; natural means left.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the leading side, in points.
  open private(set) var location: CGFloat
  open private(set) var options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc.isFinite ? max(loc, 0) : 0
    self.options = options
  }

  /// Creates a tab stop from an archive; nil if it has an unknown alignment.
  public required convenience init?(coder: NSCoder) {
    guard let alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "alignment"))
    else { return nil }
    self.init(
      textAlignment: alignment, location: CGFloat(coder.decodeDouble(forKey: "location")),
      options: Self.archivedOptions(in: coder))
  }

  /// Only the column terminators are encoded of the options.
  open func encode(with coder: NSCoder) { encodeTab(with: coder) }

  open class var supportsSecureCoding: Bool { true }

  /// The characters at which a column of numbers is aligned: the decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en")).decimalSeparator ?? ".")
  }

  static let standard = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  var tab: TextParagraphStyle.Tab {
    let alignment: TextParagraphStyle.Tab.Alignment =
      if options[.columnTerminators] is CharacterSet {
        .decimal
      } else {
        switch alignment {
        case .center: .center
        case .right: .right
        case .left, .natural, .justified: .left
        }
      }
    return TextParagraphStyle.Tab(location: location, alignment: alignment)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
      && other.options[.columnTerminators] as? CharacterSet
        == options[.columnTerminators] as? CharacterSet
  }

  open override var hash: Int { location.hashValue }
}
