import Foundation

/// What a program has set about the accessibility of an item of a bar.
@MainActor final class BarItemAccessibility {
  var isElement = true
  var label: SpokenText?
  var hint: SpokenText?
  var value: SpokenText?
  var traits: UIAccessibilityTraits = .none
  var language: String?
  var customActions: [UIAccessibilityCustomAction]?
  var identifier: String?
}
