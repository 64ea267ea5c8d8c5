import CoreGraphics
import Foundation

/// The look of titles that a program gives a navigation bar without an appearance.
@MainActor struct LegacyTitleLook {
  var title: [NSAttributedString.Key: Any]?
  var largeTitle: [NSAttributedString.Key: Any]?
  /// By how much titles are moved down, in points.
  var adjustments: [UIBarMetrics: CGFloat] = [:]
  var backIndicator: UIImage?
  var backIndicatorMask: UIImage?

  /// Whether the program has set anything.
  var isSet: Bool {
    title != nil || largeTitle != nil || !adjustments.isEmpty || backIndicator != nil
  }

  /// Gives an appearance this look.
  func apply(to appearance: UINavigationBarAppearance, _ metrics: UIBarMetrics) {
    if let title { appearance.titleTextAttributes.merge(title) { $1 } }
    if let largeTitle { appearance.largeTitleTextAttributes.merge(largeTitle) { $1 } }
    if let adjustment = adjustments[metrics] ?? adjustments[.default] {
      appearance.titlePositionAdjustment.vertical += adjustment
    }
    if let backIndicator, let backIndicatorMask {
      appearance.setBackIndicatorImage(backIndicator, transitionMaskImage: backIndicatorMask)
    }
  }
}
