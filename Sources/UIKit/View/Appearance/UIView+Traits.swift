import Synchronization

extension UIView {
  /// What the view is shown in.
  nonisolated final var style: UIUserInterfaceStyle {
    UIUserInterfaceStyle(rawValue: shownStyle.load(ordering: .relaxed)) ?? .light
  }

  /// Calls what a program overrides, with the view's traits as the current ones.
  nonisolated final func withTraits<Value>(_ actions: () -> Value) -> Value {
    UITraitCollection.withCurrent(style, actions)
  }

  final func change(style: UIUserInterfaceStyle) {
    guard style != ownStyle else { return }
    ownStyle = style
    updateStyle()
  }

  /// Finds the style anew, here and below, and tells of changes. Whoever is in a superview has its
  /// style or one of its own, so nothing is below a view that stays as it was.
  final func updateStyle() {
    var pending = [self]
    while let view = pending.popLast() {
      guard view.adoptStyle() else { continue }
      if let children = view.children { pending.append(contentsOf: children.all.reversed()) }
    }
  }

  private var inheritedStyle: UIUserInterfaceStyle {
    superview?.style ?? (isWindow ? .light : UITraitCollection.currentStyle)
  }

  /// Whether it is another one.
  private func adoptStyle() -> Bool {
    let (past, next) = (style, ownStyle == .unspecified ? inheritedStyle : ownStyle)
    guard next != past else { return false }
    shownStyle.store(next.rawValue, ordering: .relaxed)
    if backgroundColor?.isDynamic == true { showBackgroundColor() }
    setNeedsLayout()
    setNeedsDisplay()
    withTraits {
      traitCollectionDidChange(.of(past))
      // Colours that follow the style are looked up there.
      tintColorDidChange()
    }
    return true
  }
}
