public import ObjectiveC

/// An object whose changes of traits others can observe: a view, a controller, a scene.
///
/// Main thread only. Source: Apple, "UITraitChangeObservable".
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// An observation of changes, by which it is ended.
///
/// Source: Apple, "UITraitChangeRegistration".
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// A closure that is called with the environment and its previous traits.
  public typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

  /// Calls a closure after changes of some traits, until the object is released or the registration is
  /// ended. The closure gets the object, which it need not capture.
  ///
  /// Source: Apple, "registerForTraitChanges(_:handler:)".
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(for: traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
  }

  /// The same for closures that say the type of the object, such as `Self` in a method.
  @_disfavoredOverload
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    register(for: traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
  }

  /// Calls a method of `target`, which is not retained, after changes of some traits. It takes up to
  /// two parameters: the environment, and its previous traits.
  ///
  /// Source: Apple, "registerForTraitChanges(_:target:action:)".
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    return register(for: traits) { [weak object] environment, previous in
      if let object { action.send(to: object, environment, previous) }
    }
  }

  /// Calls a method of this object after changes of some traits.
  ///
  /// Source: Apple, "registerForTraitChanges(_:action:)".
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends an observation.
  ///
  /// Source: Apple, "unregisterForTraitChanges(_:)".
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserved)?.traitRegistrations.removeAll { $0 === registration }
  }

  private func register(
    for traits: [UITrait], _ handler: @escaping TraitChangeHandler<AnyObject>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits, handler: handler)
    (self as? any TraitObserved)?.traitRegistrations.append(registration)
    return registration
  }
}

/// What keeps registrations for changes of its traits.
@MainActor protocol TraitObserved: UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitObserved {
  /// Calls the handlers that are registered for traits that differ, in the order of registration.
  func notifyOfTraitChange(from previous: UITraitCollection) {
    guard !traitRegistrations.isEmpty else { return }
    let values = traitCollection.values
    for registration in traitRegistrations
    where registration.traits.contains(where: { !values.hasSame($0, as: previous.values) }) {
      registration.handler(self, previous)
    }
  }
}

final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  init(
    traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) {
    (self.traits, self.handler) = (traits, handler)
  }
}
