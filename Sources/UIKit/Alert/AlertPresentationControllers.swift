import CoreGraphics

/// A presentation in front of a dimmed window, whose views are placed by their content.
@MainActor class DimmedPresentationController: UIPresentationController {
  private let dimming = DimmingView()

  override var shouldPresentInFullscreen: Bool { true }

  override func installChrome(with coordinator: TransitionCoordinator?) {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.onTap = { [weak self] in self?.userDidTapBeside() }
    containerView.insertSubview(dimming, at: 0)
    guard let coordinator else { return }
    dimming.alpha = 0
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
  }

  override func hideChrome(with coordinator: TransitionCoordinator) {
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
  }

  override func removeChrome() { dimming.removeFromSuperview() }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if presentation?.phase != .dismissing { placeView() }
  }

  override func keyboardDidChange() {
    UIView.animate(
      withDuration: KeyboardChange.duration, delay: 0, options: KeyboardChange.options,
      animations: { self.placeView() })
  }

  private func placeView() {
    presentedView?.autoresizingMask = []
    presentedView?.setFrameUntransformed(frameOfPresentedViewInContainerView)
  }

  /// The container without the safe area and the keyboard.
  final var area: CGRect {
    guard let containerView else { return .zero }
    var area = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let keyboard = (containerView as? PresentationContainerView)?.keyboardHeight ?? 0
    area.size.height = max(min(area.maxY, containerView.bounds.maxY - keyboard) - area.minY, 0)
    return area
  }

  func userDidTapBeside() {}
}

/// The presentation of an alert.
@MainActor final class AlertPresentationController: DimmedPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    var size = presentedViewController.view.sizeThatFits(
      CGSize(width: AlertMetrics.width, height: area.height))
    size.height = min(size.height, max(area.height - 2 * AlertMetrics.edgeMargin, 0))
    return CGRect(
      x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    FadeAnimator(isPresenting: isPresenting, duration: 0.25, scale: isPresenting ? 1.2 : 1)
  }
}

/// The presentation of an action sheet in a narrow window.
@MainActor final class ActionSheetPresentationController: DimmedPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let gap = AlertMetrics.sheetGap
    let width = min(area.width - 2 * gap, AlertMetrics.sheetWidth)
    var size = presentedViewController.view.sizeThatFits(CGSize(width: width, height: area.height))
    size.height = min(size.height, max(area.height - 2 * gap, 0))
    return CGRect(
      x: (area.midX - width / 2).rounded(), y: area.maxY - gap - size.height, width: width,
      height: size.height)
  }

  override func userDidTapBeside() { (presentedViewController as? UIAlertController)?.cancel() }
}
