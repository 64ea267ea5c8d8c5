// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Defines the meaning of a color's components. Apple: CGColorSpace.
public final class CGColorSpace: Hashable, Sendable {
  /// The components of a space and their primaries.
  enum Kind: Hashable, Sendable {
    /// One component.
    case gray
    /// RGB with sRGB's primaries.
    case sRGB
    /// RGB with Display P3's primaries, whose gamut is wider than sRGB's.
    case displayP3
    /// Gray or RGB with custom transfer curves and primaries.
    case calibrated(CalibratedColors)
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// CIE L*a*b*.
    case lab(LabColors)
    /// Indices into a table of colors of the base space, one byte per component.
    indirect case indexed(base: CGColorSpace, table: [UInt8])
    /// Patterns; the base is the space of the color for uncolored patterns.
    indirect case pattern(base: CGColorSpace?)
  }

  /// The encoding of components.
  struct Coding: Hashable, Sendable {
    /// Whether components are linear; otherwise they have sRGB's transfer curve, also in gray spaces.
    var isLinear = false
    /// Whether components may be below 0 and above 1.
    var isExtended = false
    /// Whether this is a device space, which has the same colors but is not equal to the other.
    var isDevice = false
  }

  static let rgb = CGColorSpace(.sRGB)
  static let gray = CGColorSpace(.gray)
  static let deviceRGB = CGColorSpace(.sRGB, Coding(isDevice: true))
  static let deviceGray = CGColorSpace(.gray, Coding(isDevice: true))
  static let deviceCMYK = CGColorSpace(.cmyk, Coding(isDevice: true))

  let kind: Kind
  let coding: Coding
  /// The ICC profile that the space was created from.
  let profile: Data?

  init(_ kind: Kind, _ coding: Coding = Coding(), profile: Data? = nil) {
    (self.kind, self.coding, self.profile) = (kind, coding, profile)
  }

  /// Creates the space with a name; nil if it is not one of the constants of this class.
  public convenience init?(name: String) {
    guard let space = Self.named[name] else { return nil }
    self.init(space.kind, space.coding)
  }

  /// One of the constants of this class or the name of a device space; nil for other spaces.
  public var name: String? {
    if coding.isDevice {
      return switch kind {
      case .gray: "kCGColorSpaceDeviceGray"
      case .cmyk: "kCGColorSpaceDeviceCMYK"
      default: "kCGColorSpaceDeviceRGB"
      }
    }
    guard profile == nil else { return nil }
    return Self.named.first { $0.value.kind == kind && $0.value.coding == coding }?.key
  }

  /// Creates a pattern space. `base` is the space of the color for uncolored patterns, or nil for
  /// colored patterns. Nil if `base` is a pattern space itself.
  public convenience init?(patternBaseSpace base: CGColorSpace?) {
    guard base?.model != .pattern else { return nil }
    self.init(.pattern(base: base))
  }

  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .sRGB, .displayP3: .rgb
    case .calibrated(let colors): colors.isGray ? .monochrome : .rgb
    case .cmyk: .cmyk
    case .lab: .lab
    case .indexed: .indexed
    case .pattern: .pattern
    }
  }

  /// The space of the color table of an indexed space, or of the color for uncolored patterns of
  /// a pattern space; nil for other spaces.
  public var baseColorSpace: CGColorSpace? {
    switch kind {
    case .pattern(let base): base
    case .indexed(let base, _): base
    default: nil
    }
  }

  /// The number of components of a color, without alpha.
  public var numberOfComponents: Int {
    switch kind {
    case .gray, .indexed: 1
    case .sRGB, .displayP3, .lab: 3
    case .calibrated(let colors): colors.curves.count
    case .cmyk: 4
    case .pattern(let base): base?.numberOfComponents ?? 0
    }
  }

  /// Whether the gamut exceeds sRGB's.
  public var isWideGamutRGB: Bool {
    if case .calibrated(let colors) = kind { return colors.isWide }
    return model == .rgb && (kind == .displayP3 || coding.isExtended)
  }

  /// Whether colors can be converted to this space: false for indexed and pattern spaces.
  public var supportsOutput: Bool { model != .indexed && model != .pattern }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.kind == rhs.kind && lhs.coding == rhs.coding
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(coding)
  }
}

/// Apple: CGColorSpaceModel.
public enum CGColorSpaceModel: Int32, Sendable {
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case indexed = 5
  case pattern = 6
}

/// The way in which out-of-gamut colors are mapped into a space. Apple: CGColorRenderingIntent.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
