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
    /// Gray, or red, green and blue, with curves and primaries of its own.
    case calibrated(CalibratedColors)
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// L*, a* and b*.
    case lab(LabColors)
    /// Numbers of colours of another space, of which the table has bytes 0…255.
    indirect case indexed(base: CGColorSpace, table: [UInt8])
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
  static let deviceCMYK = CGColorSpace(.cmyk, Coding(isDevice: true))

  let kind: Kind
  let coding: Coding
  /// The ICC profile that it was made of.
  let profile: Data?

  init(_ kind: Kind, _ coding: Coding = Coding(), profile: Data? = nil) {
    (self.kind, self.coding, self.profile) = (kind, coding, profile)
  }

  /// Nil for a name that is not one of the constants of this class.
  public convenience init?(name: String) {
    guard let space = Self.named[name] else { return nil }
    self.init(space.kind, space.coding)
  }

  /// One of the constants of this class, or that of a device's space.
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
    case .calibrated(let colors): colors.isGray ? .monochrome : .rgb
    case .cmyk: .cmyk
    case .lab: .lab
    case .indexed: .indexed
    case .pattern: .pattern
    }
  }

  /// Of a space of patterns without colours the one in which their colour is given; of an indexed space
  /// that of the colours of its table.
  public var baseColorSpace: CGColorSpace? {
    switch kind {
    case .pattern(let base): base
    case .indexed(let base, _): base
    default: nil
    }
  }

  /// Components of a colour, without its alpha.
  public var numberOfComponents: Int {
    switch kind {
    case .gray, .indexed: 1
    case .sRGB, .displayP3, .lab: 3
    case .calibrated(let colors): colors.curves.count
    case .cmyk: 4
    case .pattern(let base): base?.numberOfComponents ?? 0
    }
  }

  /// Whether there are colours in it that sRGB does not have.
  public var isWideGamutRGB: Bool {
    if case .calibrated(let colors) = kind { return colors.isWide }
    return model == .rgb && (kind == .displayP3 || coding.isExtended)
  }

  /// Whether colours can be converted to it: not where a table or patterns say what there is.
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

/// How colours are fitted into a space that does not have them. Apple: CGColorRenderingIntent.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
