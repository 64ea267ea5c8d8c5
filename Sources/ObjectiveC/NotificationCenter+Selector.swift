public import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls the method of a selector on an observer for each notification of a name and an object,
  /// on the thread that posts it; nil means all names or objects. The observer is not retained, and
  /// need not be removed.
  ///
  /// Source: Apple, "addObserver(_:selector:name:object:)".
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = WeakReference(observer as AnyObject)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      if let observer = target.object { aSelector.send(to: observer, notification) }
    }
    let observation = SelectorObservation(
      center: self, name: aName, object: WeakReference(anObject as AnyObject?), token: token)
    SelectorObservations.of(observer as AnyObject, adding: true)?.add(observation)
  }

  /// Removes all observations of an observer, or one that a block has.
  ///
  /// Source: Apple, "removeObserver(_:)".
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the observations of an observer that have a name and an object; nil means all.
  ///
  /// Source: Apple, "removeObserver(_:name:object:)".
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservations.of(observer)?.remove { observation in
      observation.center === self && (aName == nil || observation.name == aName)
        && (anObject == nil || observation.object.object === anObject as AnyObject)
    }
    // Foundation's method takes what `addObserver(forName:object:queue:using:)` has returned.
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A weak reference that may be read on any thread.
private final class WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}

/// An observation that ends when it is released.
private final class SelectorObservation: @unchecked Sendable {
  private(set) weak var center: NotificationCenter?
  let name: NSNotification.Name?
  let object: WeakReference
  private let token: any NSObjectProtocol

  init(
    center: NotificationCenter, name: NSNotification.Name?, object: WeakReference,
    token: any NSObjectProtocol
  ) {
    (self.center, self.name, self.object, self.token) = (center, name, object, token)
  }

  deinit {
    center?.removeObserver(token as Any)
  }
}

/// The observations of one observer, with which they are associated.
private final class SelectorObservations: Sendable {
  private static let key = Key()
  private let observations = Mutex<[SelectorObservation]>([])

  /// Its address is the key of the association.
  private final class Key: Sendable {
    var pointer: UnsafeRawPointer {
      unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }
  }

  static func of(_ observer: AnyObject, adding: Bool = false) -> SelectorObservations? {
    let known = unsafe objc_getAssociatedObject(observer, key.pointer) as? SelectorObservations
    guard known == nil, adding else { return known }
    return unsafe AssociatedObjects.value(of: observer, key.pointer, adding: SelectorObservations())
  }

  func add(_ observation: SelectorObservation) {
    observations.withLock { $0.append(observation) }
  }

  func remove(where isRemoved: (SelectorObservation) -> Bool) {
    let removed = observations.withLock { observations in
      let removed = observations.filter(isRemoved)
      observations.removeAll { observation in removed.contains { $0 === observation } }
      return removed
    }
    _ = removed
  }
}
