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

  public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

  /// Components of a colour, without its alpha.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  public var name: String? { kind == .gray ? Self.genericGrayGamma2_2 : Self.sRGB }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.kind == rhs.kind }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

/// Apple: CGColorSpaceModel.
public enum CGColorSpaceModel: Int32, Sendable {
  case monochrome = 0
  case rgb = 1
}

/// The device's RGB, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The device's gray, which has sRGB's transfer curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
