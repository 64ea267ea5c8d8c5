import CoreGraphics
import QuartzCore

extension UIViewController {
  /// The default implementation of `viewWillTransition(to:with:)`.
  func passOnTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if let rotation = (coordinator as? TransitionCoordinator)?.rotation {
      willRotate(to: rotation.to, duration: coordinator.transitionDuration)
      coordinator.animate { [weak self] context in
        self?.willAnimateRotation(to: rotation.to, duration: context.transitionDuration)
      } completion: { [weak self] _ in
        self?.didRotate(from: rotation.from)
      }
    }
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
    for child in contained {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard let view = child.loadedView, childSize != view.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
}

extension UIWindow {
  /// Resizes the window together with the screen, as a transition of the root controller. The
  /// content has its new size in one frame.
  func resize(
    to frame: CGRect, rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
  ) {
    let isResized = frame.size != self.frame.size
    guard let root = rootViewController, root.isViewLoaded, isResized || rotation != nil else {
      self.frame = frame
      return
    }
    let coordinator = TransitionCoordinator(in: self, rotation: rotation)
    root.coordinator = coordinator
    let traits = root.view.traits(
      inheriting: self.traits(inheriting: environmentTraits(for: frame.size)))
    if traits != root.traitCollection { root.willTransition(to: traits, with: coordinator) }
    root.viewWillTransition(to: frame.size, with: coordinator)
    self.frame = frame
    coordinator.runAnimations()
    CATransaction.whenCommitted {
      coordinator.finish()
      if root.coordinator === coordinator { root.coordinator = nil }
    }
  }
}
