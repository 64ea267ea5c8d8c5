import Synchronization

extension UIView {
  /// The interface style that is in effect for the view.
  nonisolated final var interfaceStyle: UIUserInterfaceStyle {
    UIUserInterfaceStyle(rawValue: effectiveStyle.load(ordering: .relaxed)) ?? .light
  }

  /// Calls a method that programs override, with the view's traits as the current ones.
  nonisolated final func withTraits<Value>(_ actions: () -> Value) -> Value {
    UITraitCollection.withCurrent(interfaceStyle, actions)
  }

  final func change(style: UIUserInterfaceStyle) {
    guard style != explicitStyle else { return }
    explicitStyle = style
    updateStyle()
  }

  /// Updates the style of this view and its descendants, and notifies those that change. A
  /// descendant has its superview's style or an explicit one, so the search stops at a view that
  /// does not change.
  final func updateStyle() {
    var pending = [self]
    while let view = pending.popLast() {
      guard view.adoptStyle() else { continue }
      if let children = view.children { pending.append(contentsOf: children.all.reversed()) }
    }
  }

  private var inheritedStyle: UIUserInterfaceStyle {
    parent?.interfaceStyle ?? (isWindow ? .light : UITraitCollection.currentStyle)
  }

  /// Updates this view's style; returns whether it has changed.
  private func adoptStyle() -> Bool {
    let styles = [explicitStyle, viewController?.overrideUserInterfaceStyle ?? .unspecified]
    let (previous, next) = (interfaceStyle, styles.first { $0 != .unspecified } ?? inheritedStyle)
    guard next != previous else { return false }
    effectiveStyle.store(next.rawValue, ordering: .relaxed)
    if backgroundColor?.isDynamic == true { updateLayerBackgroundColor() }
    setNeedsLayout()
    setNeedsDisplay()
    withTraits {
      viewController?.traitCollectionDidChange(.of(previous))
      traitCollectionDidChange(.of(previous))
      // Dynamic tint colors are resolved in this callback.
      tintColorDidChange()
    }
    return true
  }
}
