/// Tells screen readers when something has changed that they could read. Without one it does nothing.
@MainActor final class AccessibilityChanges {
  static let shared = AccessibilityChanges()

  private var observers: [ObjectIdentifier: () -> Void] = [:]

  var isObserved: Bool { !observers.isEmpty }

  /// Calls an observer after commits, and when a program has set something. It may change nothing then.
  func add(_ owner: AnyObject, _ observer: @escaping () -> Void) {
    observers[ObjectIdentifier(owner)] = observer
  }

  func remove(_ owner: AnyObject) {
    observers[ObjectIdentifier(owner)] = nil
  }

  func happened() {
    for observer in observers.values { observer() }
  }
}
