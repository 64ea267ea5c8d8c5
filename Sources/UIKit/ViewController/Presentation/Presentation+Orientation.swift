extension Presentation {
  /// Has the display follow the orientations of the controller that a presentation over the whole screen
  /// shows, or shows no longer.
  func adaptOrientation() {
    guard removesPresenter, active.shouldPresentInFullscreen else { return }
    let screen = (containerView.window ?? presenter.viewIfLoaded?.window)?.screen
    UIApplication.shared.updateSupportedOrientations()
    screen?.preferredOrientation =
      phase == .dismissing ? .unknown : presented.preferredInterfaceOrientationForPresentation
  }
}
