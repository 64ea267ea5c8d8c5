import CoreGraphics

/// Presents a search below its bar, which stays where it is, and goes on to get touches.
@MainActor final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  /// The lower edge of the search bar, or of the navigation bar with it, in the container.
  private var top: CGFloat {
    guard let bar = search?.barAbove, bar.window != nil, let containerView else { return 0 }
    return max(bar.convert(bar.bounds, to: containerView).maxY, 0)
  }

  /// A search over a controller that defines the context does not cover the bars of its containers.
  override var shouldPresentInFullscreen: Bool { presentingViewController.parent == nil }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentation?.phase != .dismissing else { return }
    presentedView?.autoresizingMask = []
    presentedView?.setFrameUntransformed(frameOfPresentedViewInContainerView)
  }

  /// What is above and beside the search, such as its bar, gets its touches, and also what is behind
  /// it if that is not obscured.
  override func passesTouch(at point: CGPoint) -> Bool {
    guard frameOfPresentedViewInContainerView.contains(point) else { return true }
    return search?.letsTouchesPass ?? false
  }

  override func escape() -> Bool {
    search?.isActive = false
    return true
  }

  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    FadeAnimator(isPresenting: isPresenting, duration: 0.25)
  }
}
