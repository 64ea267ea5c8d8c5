// `SRGB` and `P3` are Apple's spellings.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether an interface is light or dark. Apple: UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether there is much or little space in a direction. Apple: UIUserInterfaceSizeClass.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device for which an interface is made. Apple: UIUserInterfaceIdiom.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The direction of layout as a trait. Apple: UITraitEnvironmentLayoutDirection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1

  init(_ direction: UIUserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Whether touches report their force as a gesture of its own. Apple: UIForceTouchCapability.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// The gamut of a display. Apple: UIDisplayGamut.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether the user prefers strong contrasts. Apple: UIAccessibilityContrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether content lies above other content, as in a sheet. Apple: UIUserInterfaceLevel.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// Whether the user prefers bold text. Apple: UILegibilityWeight.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// Whether an interface looks active. Apple: UIUserInterfaceActiveAppearance.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
