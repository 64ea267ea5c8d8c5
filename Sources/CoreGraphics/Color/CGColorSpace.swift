// Apple's spelling.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How a colour's components are read. Apple: CGColorSpace.
public final class CGColorSpace: Hashable, Sendable {
  /// What a colour is made of.
  enum Kind: Hashable, Sendable {
    /// One component.
    case gray
    /// Red, green and blue as sRGB defines them.
    case sRGB
    /// Red, green and blue as Display P3 defines them, which reach beyond those of sRGB.
    case displayP3
    /// Patterns; the base is that of the colour in which patterns without colours are painted.
    indirect case pattern(base: CGColorSpace?)
  }

  /// How light becomes a number.
  struct Coding: Hashable, Sendable {
    /// In proportion; otherwise by sRGB's transfer curve, grays too.
    var isLinear = false
    /// Whether components below 0 and above 1 count.
    var isExtended = false
    /// Whether it is a device's: the same colours, but not the same space.
    var isDevice = false
  }

  static let rgb = CGColorSpace(.sRGB)
  static let gray = CGColorSpace(.gray)
  static let deviceRGB = CGColorSpace(.sRGB, Coding(isDevice: true))
  static let deviceGray = CGColorSpace(.gray, Coding(isDevice: true))

  let kind: Kind
  let coding: Coding

  init(_ kind: Kind, _ coding: Coding = Coding()) {
    (self.kind, self.coding) = (kind, coding)
  }

  /// Nil for a name that is not one of the constants of this class.
  public convenience init?(name: String) {
    guard let space = Self.named[name] else { return nil }
    self.init(space.kind, space.coding)
  }

  /// One of the constants of this class, or that of a device's space.
  public var name: String? {
    if coding.isDevice {
      return kind == .gray ? "kCGColorSpaceDeviceGray" : "kCGColorSpaceDeviceRGB"
    }
    return Self.named.first { $0.value.kind == kind && $0.value.coding == coding }?.key
  }

  /// The space of patterns; `base` is that of the colour in which patterns without colours are
  /// painted, nil for coloured ones. Nil where `base` is a space of patterns itself.
  public convenience init?(patternBaseSpace base: CGColorSpace?) {
    guard base?.model != .pattern else { return nil }
    self.init(.pattern(base: base))
  }

  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .sRGB, .displayP3: .rgb
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
    case .sRGB, .displayP3: 3
    case .pattern(let base): base?.numberOfComponents ?? 0
    }
  }

  /// Whether there are colours in it that sRGB does not have.
  public var isWideGamutRGB: Bool { model == .rgb && (kind == .displayP3 || coding.isExtended) }

  /// Whether contexts can draw in it: true for all spaces there are here.
  public var supportsOutput: Bool { true }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.kind == rhs.kind && lhs.coding == rhs.coding
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(coding)
  }
}

extension CGColorSpace {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"

  private static let named: [String: (kind: Kind, coding: Coding)] = [
    sRGB: (.sRGB, Coding()),
    linearSRGB: (.sRGB, Coding(isLinear: true)),
    extendedSRGB: (.sRGB, Coding(isExtended: true)),
    extendedLinearSRGB: (.sRGB, Coding(isLinear: true, isExtended: true)),
    displayP3: (.displayP3, Coding()),
    linearDisplayP3: (.displayP3, Coding(isLinear: true)),
    extendedDisplayP3: (.displayP3, Coding(isExtended: true)),
    extendedLinearDisplayP3: (.displayP3, Coding(isLinear: true, isExtended: true)),
    genericGrayGamma2_2: (.gray, Coding()),
    linearGray: (.gray, Coding(isLinear: true)),
    extendedGray: (.gray, Coding(isExtended: true)),
    extendedLinearGray: (.gray, Coding(isLinear: true, isExtended: true)),
  ]
}

/// Apple: CGColorSpaceModel.
public enum CGColorSpaceModel: Int32, Sendable {
  case monochrome = 0
  case rgb = 1
  case pattern = 6
}

/// The device's RGB: the colours of sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The device's gray, which has sRGB's transfer curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The space with components below 0 and above 1. Apple: CGColorSpaceCreateExtended.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
  guard space.model != .pattern else { return nil }
  return CGColorSpace(space.kind, .init(isLinear: space.coding.isLinear, isExtended: true))
}

/// The space with components in proportion to light. Apple: CGColorSpaceCreateLinearized.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
  guard space.model != .pattern else { return nil }
  return CGColorSpace(space.kind, .init(isLinear: true, isExtended: space.coding.isExtended))
}

/// Both of these. Apple: CGColorSpaceCreateExtendedLinearized.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
  guard space.model != .pattern else { return nil }
  return CGColorSpace(space.kind, .init(isLinear: true, isExtended: true))
}

/// Whether components below 0 and above 1 count. Apple: CGColorSpaceUsesExtendedRange.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool {
  space.coding.isExtended
}
