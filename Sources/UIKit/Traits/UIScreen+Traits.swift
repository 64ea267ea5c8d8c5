import CoreGraphics

extension UIScreen {
  /// The traits of a window of the given size, without overrides.
  func traits(forWindowOf size: CGSize) -> UITraitCollection {
    size == bounds.size ? traitCollection : makeTraits(forWindowOf: size)
  }

  func makeTraits(forWindowOf size: CGSize) -> UITraitCollection {
    let classes = TraitEnvironmentRules.sizeClasses(of: size)
    return UITraitCollection { traits in
      traits.userInterfaceStyle = .light
      traits.userInterfaceIdiom = TraitEnvironmentRules.idiom(ofScreen: bounds.size)
      traits.layoutDirection = UITraitEnvironmentLayoutDirection(.ofLanguage)
      traits.displayScale = scale
      traits.horizontalSizeClass = classes.horizontal
      traits.verticalSizeClass = classes.vertical
      traits.forceTouchCapability = .unavailable
      traits.preferredContentSizeCategory = UserPreferences.contentSizeCategory
      traits.displayGamut = .SRGB
      traits.accessibilityContrast =
        UserPreferences.isOn(.increasesContrast) ? .high : .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = UserPreferences.isOn(.boldText) ? .bold : .regular
      traits.activeAppearance = .active
    }
  }

  /// Computes the traits again. The caller updates the windows, whose sizes may change first.
  func updateTraits() {
    let (previous, next) = (ownTraits, makeTraits(forWindowOf: bounds.size))
    guard next != previous else { return }
    ownTraits = next
    traitCollectionDidChange(previous)
    guard self === UIScreen.main else { return }
    UITraitCollection.system = next
    UIApplication.shared.scene?.updateTraits()
  }
}
