extension UIWindow {
  /// The traits that the window inherits: those of the screen, of its size and of the scene.
  final var environmentTraits: UITraitCollection { environmentTraits(for: bounds.size) }

  final func environmentTraits(for size: CGSize) -> UITraitCollection {
    let traits = screen.traits(forWindowOf: size)
    return windowScene.map { traits.overridden(by: $0.ownTraitOverrides) } ?? traits
  }
}
