import Accessibility
import QuartzCore

/// The elements that have changed since the last tree was published, and whether the tree's structure may
/// have changed too.
@MainActor struct ElementChanges {
  /// The elements that have changed, by their numbers.
  private(set) var elements: [ElementID: UIResponder] = [:]
  /// Whether there may be other elements, or other containers around them.
  private(set) var needsNewTree = true

  /// Nothing has changed.
  static var none: ElementChanges {
    var changes = ElementChanges()
    changes.needsNewTree = false
    return changes
  }

  mutating func note(_ change: AccessibilityChange, _ identities: ElementIdentities) {
    switch change {
    case .attributes(let object): note(object, identities)
    case .layers(let layers):
      for layer in layers where !needsNewTree { note(around: layer, identities) }
    }
  }

  mutating func note(_ object: UIResponder, _ identities: ElementIdentities) {
    guard !needsNewTree else { return }
    if let id = identities.element(object) {
      elements[id] = object
    } else {
      needsNewTree = true
    }
  }

  /// A layer belongs to the element around it.
  private mutating func note(around layer: CALayer, _ identities: ElementIdentities) {
    for layer in sequence(first: layer, next: \.superlayer) {
      guard let view = layer.delegate as? UIView, let id = identities.element(view) else {
        continue
      }
      elements[id] = view
      return
    }
    needsNewTree = true
  }
}
