import Foundation
import Synchronization

/// The observations that listen to an object. Any thread may begin and end one while another changes the
/// object.
final class ObservationList {
  private let lock = NSLock()
  private var observations: [String: [KeyPathObservation]] = [:]
  /// The observers that `addObserver` has added, with what `removeObserver` compares.
  private var added: [AddedObserver] = []

  /// Whether any object has ever been observed, so that changes need not look for observers before.
  static let isUsed = Atomic(false)
  /// An address that nothing else has.
  @safe fileprivate static var key: UnsafeRawPointer {
    unsafe unsafeBitCast(ObservationList.self as AnyClass, to: UnsafeRawPointer.self)
  }

  static func list(of object: NSObject) -> ObservationList {
    if let list = object.observations { return list }
    isUsed.store(true, ordering: .relaxed)
    return unsafe AssociatedObjects.value(of: object, Self.key, adding: ObservationList())
  }

  func add(_ observation: KeyPathObservation, _ key: String) {
    lock.withLock { observations[key, default: []].append(observation) }
  }

  func remove(_ observation: KeyPathObservation, _ key: String) {
    lock.withLock { observations[key]?.removeAll { $0 === observation } }
  }

  /// The observations of a key, in the order in which they began.
  func observations(of key: String) -> [KeyPathObservation] {
    lock.withLock { observations[key] ?? [] }
  }

  // MARK: Observers

  struct AddedObserver {
    /// Identifies the observer also while it is deallocated, when weak references are nil.
    let observer: ObjectIdentifier
    let context: ObserverContext
    let observation: KeyPathObservation
  }

  func add(_ observer: AddedObserver) {
    lock.withLock { added.append(observer) }
  }

  /// Ends the newest observation of an observer; returns false if there is none.
  func remove(where matches: (AddedObserver) -> Bool) -> Bool {
    let removed = lock.withLock { added.lastIndex(where: matches).map { added.remove(at: $0) } }
    removed?.observation.end()
    return removed != nil
  }
}

/// The pointer that an observer has given, which it gets back.
@safe struct ObserverContext {
  let pointer: UnsafeMutableRawPointer?

  init(_ pointer: UnsafeMutableRawPointer?) {
    unsafe self.pointer = pointer
  }

  func isEqual(to other: ObserverContext) -> Bool { unsafe pointer == other.pointer }
}

extension NSObject {
  /// The observations that listen to this object; nil if nobody has ever observed it.
  var observations: ObservationList? {
    guard ObservationList.isUsed.load(ordering: .relaxed) else { return nil }
    return objc_getAssociatedObject(self, ObservationList.key) as? ObservationList
  }
}
