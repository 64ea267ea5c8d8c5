import UIKit

final class OverridingTraits: UITraitCollection, @unchecked Sendable {
  override var userInterfaceStyle: UIUserInterfaceStyle { called(super.userInterfaceStyle) }
  override func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { called(super.modifyingTraits(mutations)) }
  override var userInterfaceIdiom: UIUserInterfaceIdiom {
    called(super.userInterfaceIdiom)
  }
  override var layoutDirection: UITraitEnvironmentLayoutDirection {
    called(super.layoutDirection)
  }
  override var displayScale: CGFloat {
    called(super.displayScale)
  }
  override var horizontalSizeClass: UIUserInterfaceSizeClass {
    called(super.horizontalSizeClass)
  }
  override var verticalSizeClass: UIUserInterfaceSizeClass {
    called(super.verticalSizeClass)
  }
  override var forceTouchCapability: UIForceTouchCapability {
    called(super.forceTouchCapability)
  }
  override var preferredContentSizeCategory: UIContentSizeCategory {
    called(super.preferredContentSizeCategory)
  }
  override var displayGamut: UIDisplayGamut {
    called(super.displayGamut)
  }
  override var accessibilityContrast: UIAccessibilityContrast {
    called(super.accessibilityContrast)
  }
  override var userInterfaceLevel: UIUserInterfaceLevel {
    called(super.userInterfaceLevel)
  }
  override var legibilityWeight: UILegibilityWeight {
    called(super.legibilityWeight)
  }
  override var activeAppearance: UIUserInterfaceActiveAppearance {
    called(super.activeAppearance)
  }
  override func containsTraits(in trait: UITraitCollection?) -> Bool {
    called(super.containsTraits(in: trait))
  }
  override func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
  { called(super.hasDifferentColorAppearance(comparedTo: traitCollection)) }
  override class var current: UITraitCollection {
    get { called(super.current) }
    set { super.current = assigned(newValue) }
  }
  override func performAsCurrent(_ actions: () -> Void) { called(super.performAsCurrent(actions)) }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
  override var description: String { called(super.description) }
}

extension Overrides {
  static let traits = Overrides(
    of: "UITraitCollection", by: OverridingTraits(),
    uses: [
      {
        _ = ($0.userInterfaceStyle, $0.containsTraits(in: nil), $0.modifyingTraits { _ in })
        _ = ($0.userInterfaceIdiom, $0.layoutDirection, $0.displayScale, $0.displayGamut)
        _ = ($0.horizontalSizeClass, $0.verticalSizeClass, $0.preferredContentSizeCategory)
        _ = ($0.forceTouchCapability, $0.accessibilityContrast, $0.userInterfaceLevel)
        _ = ($0.legibilityWeight, $0.activeAppearance)
        _ = $0.hasDifferentColorAppearance(comparedTo: nil)
        _ = ($0.copy(with: nil), $0.isEqual($0), $0.hash, $0.description)
        // Outside of this call, the traits would stay those of all tests that follow.
        $0.performAsCurrent { OverridingTraits.current = OverridingTraits.current }
      }
    ])
}
