// Apple's spelling.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How a colour's components are read. Apple: CGColorSpace.
public final class CGColorSpace: Hashable, Sendable {
  /// The kinds of colour space there are here.
  enum Kind: Hashable, Sendable {
    /// One component, with sRGB's transfer curve.
    case gray
    /// Red, green and blue as sRGB defines them.
    case sRGB
    /// Patterns; the base is that of the colour in which patterns without colours are painted.
    indirect case pattern(base: CGColorSpace?)
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  static let rgb = CGColorSpace(kind: .sRGB)
  static let gray = CGColorSpace(kind: .gray)

  let kind: Kind

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Nil for a name that is not one of the constants of this class.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB: self.init(kind: .sRGB)
    case Self.genericGrayGamma2_2: self.init(kind: .gray)
    default: return nil
    }
  }

  /// The space of patterns; `base` is that of the colour in which patterns without colours are
  /// painted, nil for coloured ones. Nil where `base` is a space of patterns itself.
  public convenience init?(patternBaseSpace base: CGColorSpace?) {
    guard base?.model != .pattern else { return nil }
    self.init(kind: .pattern(base: base))
  }

  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .sRGB: .rgb
    case .pattern: .pattern
    }
  }

  /// Of a space of patterns without colours the one in which their colour is given.
  public var baseColorSpace: CGColorSpace? {
    if case .pattern(let base) = kind { base } else { nil }
  }

  /// Components of a colour, without its alpha.
  public var numberOfComponents: Int {
    switch kind {
    case .gray: 1
    case .sRGB: 3
    case .pattern(let base): base?.numberOfComponents ?? 0
    }
  }

  public var name: String? {
    switch kind {
    case .gray: Self.genericGrayGamma2_2
    case .sRGB: Self.sRGB
    case .pattern: nil
    }
  }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.kind == rhs.kind }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

/// Apple: CGColorSpaceModel.
public enum CGColorSpaceModel: Int32, Sendable {
  case monochrome = 0
  case rgb = 1
  case pattern = 6
}

/// The device's RGB, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The device's gray, which has sRGB's transfer curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
