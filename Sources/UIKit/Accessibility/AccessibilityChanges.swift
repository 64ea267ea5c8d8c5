package import QuartzCore

/// Something that a screen reader could read.
package enum AccessibilityChange {
  /// The layers of a commit, and what is drawn in them.
  case layers([CALayer])
  /// An accessibility attribute of an object that the program has set.
  case attributes(UIResponder)
}

/// Tells screen readers when something has changed that they could read. Without one it does nothing.
@MainActor package final class AccessibilityChanges {
  package static let shared = AccessibilityChanges()

  private var observers: [ObjectIdentifier: (AccessibilityChange) -> Void] = [:]

  var isObserved: Bool { !observers.isEmpty }

  /// Calls an observer after commits, and when a program has set something. It may change nothing then.
  func add(_ owner: AnyObject, _ observer: @escaping (AccessibilityChange) -> Void) {
    observers[ObjectIdentifier(owner)] = observer
  }

  func remove(_ owner: AnyObject) {
    observers[ObjectIdentifier(owner)] = nil
  }

  package func happened(_ change: AccessibilityChange) {
    for observer in observers.values { observer(change) }
  }
}
