import Foundation

/// One observation of a key path: it listens to each object on the path.
///
/// The objects retain it, and it does not retain them.
final class KeyPathObservation {
  /// The values of a change that an observer gets.
  struct Change {
    enum Phase {
      case initial, prior, after
    }

    let old: Any?
    let new: Any?
    let phase: Phase
  }

  private struct Place {
    weak var object: NSObject?
    let key: String
  }

  let keys: [String]
  let options: NSKeyValueObservingOptions
  private weak var root: NSObject?
  private let report: (NSObject, Change) -> Void
  /// Guards the places: one thread may end the observation while another changes an object.
  private let lock = NSLock()
  private var places: [Place] = []
  private var hasEnded = false
  private var old: Any?
  /// The number of nested changes that have begun and not ended.
  private var depth = 0

  init(
    of root: NSObject, _ keys: [String], _ options: NSKeyValueObservingOptions,
    _ report: @escaping (NSObject, Change) -> Void
  ) {
    (self.root, self.keys, self.options, self.report) = (root, keys, options, report)
    listen()
  }

  /// Calls the observer if it wants the present value.
  func begin() {
    if options.contains(.initial), let root { notify(root, old: nil, .initial) }
  }

  func end() {
    lock.withLock { hasEnded = true }
    stopListening()
  }

  // MARK: Changes

  /// Called before an object on the path changes.
  func willChange() {
    depth += 1
    guard depth == 1, let root else { return }
    old = value(of: root)
    if options.contains(.prior) { notify(root, old: old, .prior) }
  }

  /// Called after an object on the path has changed.
  func didChange() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0, let root else { return }
    let before = old
    old = nil
    if keys.count > 1 {
      stopListening()
      listen()
    }
    notify(root, old: before, .after)
  }

  private func notify(_ root: NSObject, old: Any?, _ phase: Change.Phase) {
    let new = options.contains(.new) && phase != .prior ? value(of: root) : nil
    report(root, Change(old: options.contains(.old) ? old : nil, new: new, phase: phase))
  }

  private func value(of root: NSObject) -> Any? {
    root.value(forKeyPath: keys.joined(separator: "."))
  }

  private func stopListening() {
    let former = lock.withLock {
      defer { places = [] }
      return places
    }
    for place in former { place.object?.observations?.remove(self, place.key) }
  }

  /// Listens to the objects that are on the path now.
  private func listen() {
    var object = root
    for (index, key) in keys.enumerated() {
      guard let current = object else { return }
      ObservationList.list(of: current).add(self, key)
      lock.withLock { places.append(Place(object: current, key: key)) }
      if index < keys.count - 1 { object = current.value(forKey: key) as? NSObject }
    }
    if lock.withLock({ hasEnded }) { stopListening() }
  }
}
