import CoreGraphics

extension UIWindow {
  /// The focus of the window.
  var focusSystem: UIFocusSystem {
    if let ownFocusSystem { return ownFocusSystem }
    let system = UIFocusSystem(of: self)
    ownFocusSystem = system
    return system
  }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The coordinates of the frames of the items in the view.
  ///
  /// Source: Apple, "coordinateSpace".
  public final var coordinateSpace: any UICoordinateSpace { self }

  final var hasFocus: Bool { hostWindow?.ownFocusSystem?.focusedItem === self }

  /// The environment around the view: its controller, or its superview.
  final var outerFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }

  final func subviews(touching rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { rect.isInfinite || $0.frame.intersects(rect) }
  }

  /// Shows the view in all scroll views around it.
  final func scrollToFocus() {
    let margin: CGFloat = 8
    for case let scroll as UIScrollView in sequence(first: self as UIView, next: \.superview)
    where scroll !== self {
      let rect = convert(focusRect, to: scroll).insetBy(dx: -margin, dy: -margin)
      scroll.scrollRectToVisible(rect, animated: true)
    }
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The environment around the view.
  final var outerFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of what is visible: that of the bounds. Points.
  ///
  /// Source: Apple, "visibleSize".
  public final var visibleSize: CGSize { bounds.size }
}
