// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The device RGB space, which has sRGB's primaries and transfer curve here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The device gray space, which has sRGB's transfer curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The device CMYK space: red is (1 − cyan) × (1 − black), and so on.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// The variant of a space whose components may be below 0 and above 1.
/// Apple: CGColorSpaceCreateExtended.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
  space.variant(isLinear: space.coding.isLinear, isExtended: true)
}

/// The variant of a space with linear components. Apple: CGColorSpaceCreateLinearized.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
  space.variant(isLinear: true, isExtended: space.coding.isExtended)
}

/// The extended variant of a space with linear components.
/// Apple: CGColorSpaceCreateExtendedLinearized.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
  space.variant(isLinear: true, isExtended: true)
}

/// Whether components may be below 0 and above 1. Apple: CGColorSpaceUsesExtendedRange.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool {
  space.coding.isExtended
}

extension CGColorSpace {
  /// A linear or extended variant; nil for spaces that are neither gray nor RGB.
  fileprivate func variant(isLinear: Bool, isExtended: Bool) -> CGColorSpace? {
    guard model == .monochrome || model == .rgb else { return nil }
    var kind = kind
    if isLinear, case .calibrated(let colors) = kind { kind = .calibrated(colors.linear) }
    return CGColorSpace(kind, Coding(isLinear: isLinear, isExtended: isExtended))
  }
}
