extension UIWindowScene {
  /// The traits that the scene specifies for its windows.
  ///
  /// Source: Apple, "traitOverrides".
  public final var traitOverrides: any UITraitOverrides {
    get { MutableTraits(values: ownTraitOverrides) }
    set {
      ownTraitOverrides = newValue.traitValues
      updateTraits()
      for window in windows { window.updateTraits() }
    }
  }

  /// Tells of a change of the screen's traits or of the overrides.
  final func updateTraits() {
    let (previous, next) = (
      effectiveTraits, screen.traitCollection.overridden(by: ownTraitOverrides)
    )
    guard next != previous else { return }
    effectiveTraits = next
    traitCollectionDidChange(previous)
    notifyOfTraitChange(from: previous)
  }
}

extension UIWindowScene: TraitObserved {}
