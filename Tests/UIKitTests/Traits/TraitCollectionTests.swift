import CoreGraphics
import Testing
import UIKit

/// A trait of a program.
private enum DensityTrait: UITraitDefinition {
  static let defaultValue = 1
  static let name = "Density"
}

/// A trait whose values are objects, and change colors.
private enum ThemeTrait: UITraitDefinition {
  static let defaultValue: Theme? = nil
  static let affectsColorAppearance = true

  final class Theme: Sendable {}
}

@Suite("Trait collections")
struct TraitCollectionTests {
  @Test("a new collection specifies nothing")
  func empty() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified && traits.userInterfaceIdiom == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 0 && traits.displayGamut == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified && traits.forceTouchCapability == .unknown)
    #expect(traits.accessibilityContrast == .unspecified && traits.legibilityWeight == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified && traits.activeAppearance == .unspecified)
    #expect(traits[DensityTrait.self] == 1)
  }

  @Test("each initializer of one trait specifies that trait alone")
  func single() {
    let collections: [(UITraitCollection, any UITraitDefinition.Type)] = [
      (UITraitCollection(userInterfaceStyle: .dark), UITraitUserInterfaceStyle.self),
      (UITraitCollection(userInterfaceIdiom: .phone), UITraitUserInterfaceIdiom.self),
      (UITraitCollection(layoutDirection: .rightToLeft), UITraitLayoutDirection.self),
      (UITraitCollection(displayScale: 2), UITraitDisplayScale.self),
      (UITraitCollection(horizontalSizeClass: .compact), UITraitHorizontalSizeClass.self),
      (UITraitCollection(verticalSizeClass: .regular), UITraitVerticalSizeClass.self),
      (UITraitCollection(forceTouchCapability: .available), UITraitForceTouchCapability.self),
      (
        UITraitCollection(preferredContentSizeCategory: .small),
        UITraitPreferredContentSizeCategory.self
      ),
      (UITraitCollection(displayGamut: .P3), UITraitDisplayGamut.self),
      (UITraitCollection(accessibilityContrast: .high), UITraitAccessibilityContrast.self),
      (UITraitCollection(userInterfaceLevel: .elevated), UITraitUserInterfaceLevel.self),
      (UITraitCollection(legibilityWeight: .bold), UITraitLegibilityWeight.self),
      (UITraitCollection(activeAppearance: .inactive), UITraitActiveAppearance.self),
      (UITraitCollection(DensityTrait.self, value: 3), DensityTrait.self),
    ]
    for (collection, trait) in collections {
      #expect(collection.changedTraits(from: nil).map { $0.identifier } == [trait.identifier])
    }
  }

  @Test("of merged collections the last one wins, and unspecified traits do not count")
  func merged() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(traits.displayScale == 3 && traits.userInterfaceStyle == .dark)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
  }

  @Test("closures make collections, and change copies of them")
  func mutations() {
    let traits = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0[DensityTrait.self] = 4
    }
    #expect(traits.horizontalSizeClass == .compact && traits[DensityTrait.self] == 4)
    let changed = traits.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(traits.horizontalSizeClass == .compact && changed.horizontalSizeClass == .regular)
    #expect(changed.changedTraits(from: traits).map { $0.name } == ["UITraitHorizontalSizeClass"])
    #expect(traits.replacing(DensityTrait.self, value: 4) == traits)
  }

  @Test("collections are equal if all traits are, and then have the same hash")
  func equality() {
    let theme = ThemeTrait.Theme()
    let one = UITraitCollection(ThemeTrait.self, value: theme)
    #expect(one == UITraitCollection(ThemeTrait.self, value: theme))
    #expect(one.hash == UITraitCollection(ThemeTrait.self, value: theme).hash)
    #expect(one != UITraitCollection(ThemeTrait.self, value: ThemeTrait.Theme()))
    #expect(UITraitCollection(DensityTrait.self, value: 1) == UITraitCollection())
    #expect(UITraitCollection(userInterfaceStyle: .dark) != UITraitCollection())
  }

  @Test("colors may differ if a trait that affects them does")
  func colors() {
    let plain = UITraitCollection(userInterfaceStyle: .light)
    let large = plain.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(!plain.hasDifferentColorAppearance(comparedTo: large))
    let themed = plain.replacing(ThemeTrait.self, value: ThemeTrait.Theme())
    #expect(plain.hasDifferentColorAppearance(comparedTo: themed))
    let elevated = plain.modifyingTraits { $0.userInterfaceLevel = .elevated }
    #expect(plain.hasDifferentColorAppearance(comparedTo: elevated))
    #expect(plain.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("a trait of a program has the name of its type unless it has another")
  func names() {
    #expect(DensityTrait.name == "Density" && ThemeTrait.name == "ThemeTrait")
    #expect(DensityTrait.identifier.hasSuffix("DensityTrait"))
    let traits = UITraitCollection(userInterfaceStyle: .dark).replacing(DensityTrait.self, value: 2)
    #expect(traits.description.contains("Density = 2"))
    #expect(traits.description.contains("UserInterfaceStyle = dark"))
  }
}
