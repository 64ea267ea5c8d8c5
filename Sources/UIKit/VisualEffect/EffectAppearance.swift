import QuartzCore

/// What a visual effect does to what lies behind a view, and to the view's content. The numbers are
/// chosen to look like those of iOS, which are not documented.
struct EffectAppearance: Equatable {
  /// The standard deviation of the blur, in points.
  var radius = 0.0
  var saturation = 1.0
  /// The gray and the alpha of the tint above the blur.
  var tint = Tint(gray: 1, alpha: 0)
  /// nil where the content is shown as it is.
  var vibrancy: Vibrancy?

  struct Tint: Equatable {
    var gray: Double
    var alpha: Double
  }

  struct Vibrancy: Equatable {
    /// Whether the content darkens what lies behind it, instead of lightening it.
    var darkens: Bool
    /// By how much opaque content does, 0…1.
    var amount: Double
  }
}

// MARK: Blurs

extension EffectAppearance {
  init(_ style: UIBlurEffect.Style, in interface: UIUserInterfaceStyle) {
    let isDark = style.isDark(in: interface)
    let (radius, saturation, gray, alpha) = Self.numbers(style, isDark: isDark)
    (self.radius, self.saturation, tint) = (radius, saturation, Tint(gray: gray, alpha: alpha))
  }

  private static func numbers(
    _ style: UIBlurEffect.Style, isDark: Bool
  ) -> (radius: Double, saturation: Double, gray: Double, alpha: Double) {
    switch style {
    case .extraLight: (20, 1.8, 0.97, 0.82)
    case .light: (30, 1.8, 1, 0.3)
    case .dark: (20, 1.8, 0.11, 0.73)
    case .regular: isDark ? (20, 1.8, 0.11, 0.73) : (30, 1.8, 0.97, 0.6)
    case .prominent: isDark ? (20, 1.8, 0.25, 0.7) : (20, 1.8, 0.97, 0.82)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      isDark ? (22, 1.5, 0.15, 0.5) : (22, 1.5, 0.96, 0.45)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      isDark ? (29, 1.6, 0.15, 0.62) : (29, 1.6, 0.97, 0.6)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      isDark ? (29, 1.8, 0.14, 0.75) : (29, 1.8, 0.97, 0.75)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      isDark ? (29, 1.8, 0.13, 0.87) : (29, 1.8, 0.98, 0.88)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      isDark ? (29, 1.8, 0.09, 0.8) : (29, 1.8, 0.98, 0.8)
    }
  }
}

extension UIBlurEffect.Style {
  /// Whether the tint is dark.
  func isDark(in interface: UIUserInterfaceStyle) -> Bool {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      interface == .dark
    }
  }
}

// MARK: Vibrancy

extension EffectAppearance {
  init(
    _ style: UIVibrancyEffectStyle, over blur: UIBlurEffect.Style,
    in interface: UIUserInterfaceStyle
  ) {
    let darkens = !blur.isDark(in: interface)
    vibrancy = Vibrancy(darkens: darkens, amount: Self.amount(style, darkens: darkens))
  }

  private static func amount(_ style: UIVibrancyEffectStyle, darkens: Bool) -> Double {
    switch style {
    case .label: darkens ? 0.78 : 0.72
    case .secondaryLabel: darkens ? 0.54 : 0.5
    case .tertiaryLabel: darkens ? 0.36 : 0.32
    case .quaternaryLabel: darkens ? 0.24 : 0.2
    case .fill: 0.2
    case .secondaryFill: 0.15
    case .tertiaryFill: 0.1
    case .separator: 0.18
    }
  }
}

extension EffectAppearance.Vibrancy {
  /// The mode that subtracts the content's distance from white, or adds the content.
  var compositingFilter: String { darkens ? kCAFilterPlusD : kCAFilterPlusL }

  /// The same mode, in which the content is not visible.
  var withoutStrength: Self { Self(darkens: darkens, amount: 0) }

  /// The filter of `colorMatrix`.
  @MainActor var filter: CAFilter {
    let filter = CAFilter(type: kCAFilterColorMatrix)
    filter.setValue(NSValue(caColorMatrix: colorMatrix), forKey: "inputColorMatrix")
    return filter
  }

  /// What gives all content the same gray.
  @MainActor var colorMatrix: CAColorMatrix {
    var matrix = CAColorMatrix()
    let gray = Float(darkens ? 1 - amount : amount)
    (matrix.m15, matrix.m25, matrix.m35, matrix.m44) = (gray, gray, gray, 1)
    return matrix
  }
}
