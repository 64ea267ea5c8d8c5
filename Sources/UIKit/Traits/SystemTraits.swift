public import CoreGraphics

// The traits of the system. Apple has a page for each, of its name.

public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The pixels per point of the display; 0 means unspecified.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue: CGFloat = 0
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UIForceTouchCapability.unknown
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UILegibilityWeight.unspecified
}

public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait, Sendable {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
