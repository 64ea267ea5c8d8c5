import CoreGraphics

/// The system's colors, with light and dark variants, which class properties of `UIColor` return.
///
/// Source: Apple, "Color" of the Human Interface Guidelines, and "Standard colors" and "UI element
/// colors" of UIColor.
enum AdaptableColor {
  static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
  static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
  static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
  static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
  static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
  static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
  static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
  static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

  // Colors of text, links and separators.
  static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  static let placeholderText = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)

  // Fill colors, for shapes on top of a background.
  static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

  // Background colors, with another dark variant for sheets and popovers.
  static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  static let secondarySystemBackground = UIColor(
    light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
}

extension UIColor {
  fileprivate convenience init(
    light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1,
    elevated: UInt32? = nil
  ) {
    func color(_ rgb: UInt32, _ alpha: CGFloat) -> CGColor {
      func component(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
      return CGColor(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
    self.init(
      .styled(
        light: color(light, lightAlpha), dark: color(dark, darkAlpha),
        elevated: elevated.map { color($0, 1) }))
  }
}
