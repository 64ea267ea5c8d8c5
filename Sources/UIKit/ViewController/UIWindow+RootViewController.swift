import CoreGraphics

extension UIWindow {
  /// Replaces the root controller. Its view fills the window, and is loaded when the window is shown.
  func change(root: UIViewController?) {
    let previous = screenLink.rootViewController
    guard root !== previous else { return }
    require(
      root?.parent == nil,
      "Cannot set \(root.map(String.init(describing:)) ?? "nil") as the root view controller: it "
        + "has a parent view controller")
    screenLink.rootViewController = root
    if let view = previous?.viewIfLoaded, view.isInSubtree(of: self) { view.removeFromSuperview() }
    if !isHidden { installRootView() }
    UIApplication.shared.updateSupportedOrientations()
  }

  /// Adds the root controller's view, unless it is in the window.
  func installRootView() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
