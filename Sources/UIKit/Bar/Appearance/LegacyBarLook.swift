import CoreGraphics

/// The look that a program gives a bar without an appearance: by the older properties.
@MainActor struct LegacyBarLook {
  var style = UIBarStyle.default
  var isTranslucent = true
  var tint: UIColor?
  var shadowImage: UIImage?
  var backgrounds: [Key: UIImage] = [:]

  struct Key: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  /// Whether the program has set anything.
  var isSet: Bool {
    style != .default || !isTranslucent || tint != nil || shadowImage != nil || !backgrounds.isEmpty
  }

  func background(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    for metrics in [metrics, .default] {
      for position in [position, .any] {
        if let image = backgrounds[Key(position: position, metrics: metrics)] { return image }
      }
    }
    return nil
  }

  /// Gives an appearance this look.
  func apply(to appearance: UIBarAppearance, at position: UIBarPosition, _ metrics: UIBarMetrics) {
    if style != .default {
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    }
    if let tint {
      appearance.backgroundColor = tint.withAlphaComponent(isTranslucent ? 0.85 : 1)
    } else if !isTranslucent {
      appearance.backgroundColor = style == .default ? .systemBackground : .black
    }
    if !isTranslucent { appearance.backgroundEffect = nil }
    if let image = background(at: position, metrics) {
      appearance.backgroundImage = image
      appearance.backgroundEffect = nil
    }
    if let shadowImage {
      appearance.shadowImage = shadowImage
      appearance.shadowColor = nil
    }
  }
}
