/// The traits of a view controller that differ from those of its parent.
struct ControllerTraits {
  var overrides = TraitValues()
  /// What the parent has set for this child.
  var ofParent: UITraitCollection?
  var registrations: [TraitRegistration] = []
}

extension UIViewController {
  /// The traits that the controller specifies for its view and its children.
  ///
  /// Source: Apple, "traitOverrides".
  public final var traitOverrides: any UITraitOverrides {
    get { MutableTraits(values: traitSettings.overrides) }
    set {
      traitSettings.overrides = newValue.traitValues
      loadedView?.updateTraits()
    }
  }

  /// All traits that the view does not inherit from its superview.
  final var traitValues: TraitValues {
    var values = container?.overrideTraitCollection(forChild: self)?.values ?? TraitValues()
    values.merge(traitSettings.overrides)
    if overrideUserInterfaceStyle != .unspecified {
      values[UITraitUserInterfaceStyle.self] = overrideUserInterfaceStyle
    }
    return values
  }

  final var traitsBeforeLoading: UITraitCollection {
    (container?.traitCollection ?? .current).overridden(by: traitValues)
  }

  final func override(with collection: UITraitCollection?, for child: UIViewController) {
    guard child.container === self else { return }
    child.traitSettings.ofParent = collection
    child.loadedView?.updateTraits()
  }

  final func traitsDidChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    requestUnavailableUpdate()
    notifyOfTraitChange(from: previous)
  }

  /// The default implementation of `willTransition(to:with:)`.
  final func passOnTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentation?.controller.willTransition(to: traits, with: coordinator)
    for child in contained {
      let traits = traits.overridden(by: child.traitValues)
      if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
    }
  }
}

extension UIViewController: TraitObserved {
  final var traitRegistrations: [TraitRegistration] {
    get { traitSettings.registrations }
    set { traitSettings.registrations = newValue }
  }
}
