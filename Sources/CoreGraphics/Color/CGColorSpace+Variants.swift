// Apple's spelling.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The device's RGB: the colours of sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The device's gray, which has sRGB's transfer curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The device's inks: red is what cyan and black leave of white, and so on.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// The space with components below 0 and above 1. Apple: CGColorSpaceCreateExtended.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
  space.variant(isLinear: space.coding.isLinear, isExtended: true)
}

/// The space with components in proportion to light. Apple: CGColorSpaceCreateLinearized.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
  space.variant(isLinear: true, isExtended: space.coding.isExtended)
}

/// Both of these. Apple: CGColorSpaceCreateExtendedLinearized.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
  space.variant(isLinear: true, isExtended: true)
}

/// Whether components below 0 and above 1 count. Apple: CGColorSpaceUsesExtendedRange.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool {
  space.coding.isExtended
}

extension CGColorSpace {
  /// Nil for spaces that are neither gray nor RGB.
  fileprivate func variant(isLinear: Bool, isExtended: Bool) -> CGColorSpace? {
    guard model == .monochrome || model == .rgb else { return nil }
    var kind = kind
    if isLinear, case .calibrated(let colors) = kind { kind = .calibrated(colors.linear) }
    return CGColorSpace(kind, Coding(isLinear: isLinear, isExtended: isExtended))
  }
}
