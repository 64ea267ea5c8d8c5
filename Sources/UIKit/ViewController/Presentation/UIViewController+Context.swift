// A presentation over one controller of a container, and not over the window, leaves and comes back with the
// view of that controller.
extension UIViewController {
  /// The view, and above it that of a presentation in this controller's context.
  var viewsInContext: [UIView] {
    guard let presentation, !presentation.active.shouldPresentInFullscreen else { return [view] }
    return [view, presentation.containerView]
  }

  func removeViews() {
    guard isViewLoaded else { return }
    for view in viewsInContext { view.removeFromSuperview() }
  }

  /// Ends the search that is presented over this controller, which leaves its container.
  func endSearch() {
    (presentation?.presented as? UISearchController)?.dismiss(animated: false)
    presentation?.finishAtOnce()
  }
}
