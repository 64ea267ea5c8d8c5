/// What is shown with traits: views. Apple: UITraitEnvironment.
@preconcurrency @MainActor public protocol UITraitEnvironment {
  /// What it is shown in.
  var traitCollection: UITraitCollection { get }

  /// Called after a change of `traitCollection`; nil: there was none before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
