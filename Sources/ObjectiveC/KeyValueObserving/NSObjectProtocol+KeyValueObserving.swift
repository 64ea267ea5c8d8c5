public import Foundation

extension NSObjectProtocol {
  /// Called before a property changes that is observed. The setters of properties that `lamina build`
  /// sees as `@objc dynamic` call it.
  ///
  /// Source: Apple, "willChangeValue(forKey:)".
  public func willChangeValue(forKey key: String) {
    let list = (self as? NSObject)?.observations
    for observation in list?.observations(of: key) ?? [] { observation.willChange() }
  }

  /// Called after a property has changed. See `willChangeValue(forKey:)`.
  ///
  /// Source: Apple, "didChangeValue(forKey:)".
  public func didChangeValue(forKey key: String) {
    let list = (self as? NSObject)?.observations
    for observation in list?.observations(of: key) ?? [] { observation.didChange() }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure after each change of a property, until the result is released or invalidated.
  ///
  /// Traps unless the key path consists of properties that their classes list: see `KeyValueCodable`.
  /// The closure runs on the thread that changes the property. Source: Apple,
  /// "observe(_:options:changeHandler:)".
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let keys = KeyValueMember.keys(of: keyPath, from: self) else {
      fatalError("\(type(of: self)) lists no property that could be observed at \(keyPath)")
    }
    let observation = KeyPathObservation(of: self, keys, options) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value,
          indexes: nil,
          isPrior: change.phase == .prior))
    }
    observation.begin()
    return NSKeyValueObservation(observation)
  }
}

/// A class that overrides `observeValue(forKeyPath:of:change:context:)` on iOS. Without the Objective-C
/// runtime no class can override a method of an extension, so that it conforms to this protocol.
///
/// Source: Apple, "observeValue(forKeyPath:of:change:context:)".
public protocol KeyValueObserver: NSObjectProtocol {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
  /// Traps, as on iOS for a change that no class has handled.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    fatalError(
      "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled."
        + " Key path: \(keyPath ?? "nil")")
  }

  /// Calls an observer after each change of a property, until `removeObserver`.
  ///
  /// Traps if the observer is no `KeyValueObserver`, or a class on the path does not list the property.
  /// Neither object is retained. Source: Apple, "addObserver(_:forKeyPath:options:context:)".
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let object = self as? NSObject else { return }
    guard observer is any KeyValueObserver else {
      fatalError("\(type(of: observer)) has no observeValue(forKeyPath:of:change:context:)")
    }
    let context = unsafe ObserverContext(context)
    let keys = keyPath.split(separator: ".").map(String.init)
    let observation = KeyPathObservation(of: object, keys, options) { [weak observer] in
      let values = change($1, options)
      unsafe (observer as? any KeyValueObserver)?.observeValue(
        forKeyPath: keyPath, of: $0, change: values, context: context.pointer)
    }
    ObservationList.list(of: object).add(
      .init(observer: ObjectIdentifier(observer), context: context, observation: observation))
    observation.begin()
  }

  /// Ends an observation. Traps, as on iOS, if there is none.
  ///
  /// Source: Apple, "removeObserver(_:forKeyPath:)".
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Ends an observation with a context. Traps, as on iOS, if there is none.
  ///
  /// Source: Apple, "removeObserver(_:forKeyPath:context:)".
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let context = unsafe ObserverContext(context)
    remove(observer, keyPath) { $0.context.isEqual(to: context) }
  }

  private func remove(
    _ observer: NSObject, _ keyPath: String,
    where matches: (ObservationList.AddedObserver) -> Bool
  ) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let isRemoved = (self as? NSObject)?.observations?.remove {
      $0.observer == ObjectIdentifier(observer) && $0.observation.keys == keys && matches($0)
    }
    guard isRemoved == true else {
      fatalError(
        "Cannot remove an observer \(observer) for the key path \"\(keyPath)\" from \(self) because it "
          + "is not registered as an observer.")
    }
  }
}

/// The dictionary of a change; a value that is nil is `NSNull`.
private func change(
  _ change: KeyPathObservation.Change, _ options: NSKeyValueObservingOptions
) -> [NSKeyValueChangeKey: Any] {
  var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
  if options.contains(.new), change.phase != .prior { values[.newKey] = change.new ?? NSNull() }
  if options.contains(.old), change.phase != .initial { values[.oldKey] = change.old ?? NSNull() }
  if change.phase == .prior { values[.notificationIsPriorKey] = true }
  return values
}
