public import CoreGraphics
public import Foundation

/// A tab stop: a location in a line to which a tab character advances. Immutable, so it may be used
/// from any thread; it is `@unchecked` because the superclass NSObject is not Sendable.
///
/// Source: Apple, "NSTextTab".
public final class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
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
  public let alignment: NSTextAlignment
  /// The distance from the leading side, in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc.isFinite ? max(loc, 0) : 0
    self.options = options
  }

  /// The characters at which a column of numbers is aligned: the decimal separator.
  public static func columnTerminators(for aLocale: Locale?) -> CharacterSet {
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

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
      && other.options[.columnTerminators] as? CharacterSet
        == options[.columnTerminators] as? CharacterSet
  }

  public override var hash: Int { location.hashValue }
}
