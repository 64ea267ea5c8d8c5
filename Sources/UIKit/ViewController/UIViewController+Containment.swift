import CoreGraphics
import Foundation

extension UIViewController {
  func contain(_ child: UIViewController) {
    require(child !== self, "Can't add \(child) as a child of itself")
    require(
      child.loadedView?.window?.rootViewController !== child,
      "Adding a root view controller \(child) as a child of view controller:\(self)")
    if child.container != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.container = self
    child.isMovingToParent = true
    contained.append(child)
  }

  func leaveContainer() {
    guard let parent = container else { return }
    parent.contained.removeAll { $0 === self }
    container = nil
    traitSettings.ofParent = nil
    isMovingFromParent = false
    didMove(toParent: nil)
  }

  /// Tells the children whose views are in the view.
  func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return }
    for child in contained where child.loadedView?.isInSubtree(of: view) == true { body(child) }
  }
}
