import Foundation

extension UIScreen {
  /// How the content stands on the panel. Lamina's own: iOS has an accelerometer.
  ///
  /// By default it is what the display says: portrait or landscape as the surface is high or wide,
  /// turned as its server turns the output, within what the delegate's
  /// `application(_:supportedInterfaceOrientationsFor:)` names. A program whose panel is mounted on its
  /// side, on a display that does not know it, sets the orientation that is wanted: the whole content
  /// is then turned on the surface, `bounds` changes its sides, and windows that fill the screen are
  /// laid out anew, all in one frame. It holds, whatever the display says later, until `.unknown` gives
  /// the choice back. LAMINA_ORIENTATION in the environment sets it before the launch.
  public var interfaceOrientation: UIInterfaceOrientation {
    get { geometry.orientation }
    set {
      var geometry = geometry
      geometry.requested = newValue
      change(to: geometry)
    }
  }

  /// What the program can show.
  package var supportedOrientations: UIInterfaceOrientationMask {
    get { geometry.supported }
    set {
      var geometry = geometry
      geometry.supported = newValue
      change(to: geometry)
    }
  }

  func postWillTurn(to orientation: UIInterfaceOrientation) {
    post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
  }

  func postDidTurn(from orientation: UIInterfaceOrientation) {
    post(UIApplication.didChangeStatusBarOrientationNotification, orientation)
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    guard self === UIScreen.main else { return }
    NotificationCenter.default.post(
      name: name, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }
}
