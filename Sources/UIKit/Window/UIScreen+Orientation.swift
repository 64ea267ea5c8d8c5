import Foundation

extension UIScreen {
  /// The orientation of the content on the panel. This property is an extension of Lamina, since
  /// iOS uses an accelerometer.
  ///
  /// By default it follows from the display: portrait or landscape according to the surface's size,
  /// plus the rotation of the output, limited to the orientations that the delegate's
  /// `application(_:supportedInterfaceOrientationsFor:)` returns. A program whose panel is mounted
  /// rotated, without the display server knowing it, sets the orientation: the whole content is
  /// then rotated on the surface, `bounds` may exchange width and height, and windows that fill the
  /// screen are laid out again, all in one frame. The value stays in effect until it is set to
  /// `.unknown`. The environment variable LAMINA_ORIENTATION sets it before launch.
  public var interfaceOrientation: UIInterfaceOrientation {
    get { geometry.orientation }
    set {
      var geometry = geometry
      geometry.requested = newValue
      change(to: geometry)
    }
  }

  /// The orientations that the program supports.
  package var supportedOrientations: UIInterfaceOrientationMask {
    get { geometry.supported }
    set {
      var geometry = geometry
      geometry.supported = newValue
      change(to: geometry)
    }
  }

  /// The orientation that a presentation prefers; `.unknown` if none does.
  var preferredOrientation: UIInterfaceOrientation {
    get { geometry.preferred }
    set {
      var geometry = geometry
      geometry.preferred = newValue
      change(to: geometry)
    }
  }

  func postWillRotate(to orientation: UIInterfaceOrientation) {
    post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
  }

  func postDidRotate(from orientation: UIInterfaceOrientation) {
    post(UIApplication.didChangeStatusBarOrientationNotification, orientation)
    if self === UIScreen.main { UIDevice.current.screenDidRotate() }
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    guard self === UIScreen.main else { return }
    NotificationCenter.default.post(
      name: name, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }
}
