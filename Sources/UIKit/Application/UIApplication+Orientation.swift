public import Foundation
import LayerTree
package import RenderServer

extension UIApplication {
  /// How the content stands on the main screen.
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// Posted before the main screen's content is turned. The user info has the new orientation's raw
  /// value.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the main screen's content has been turned, before it is laid out. The user info has
  /// the past orientation's raw value.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The key of an orientation's raw value, an `Int`.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// What the delegate says that the program can show.
  func supportedOrientations() -> UIInterfaceOrientationMask {
    let supported = delegate?.application(self, supportedInterfaceOrientationsFor: keyWindow)
    guard let supported else { return .all }
    require(
      !supported.isDisjoint(with: .all),
      "Supported orientations has no common orientation with the application")
    return supported
  }

  /// What LAMINA_ORIENTATION sets; unknown where it is not there.
  package static func orientation(
    in environment: [String: String]
  ) throws(RenderError) -> UIInterfaceOrientation {
    guard let name = environment["LAMINA_ORIENTATION"] else { return .unknown }
    switch name {
    case "portrait": return .portrait
    case "portraitUpsideDown": return .portraitUpsideDown
    case "landscapeLeft": return .landscapeLeft
    case "landscapeRight": return .landscapeRight
    default:
      throw RenderError(
        "LAMINA_ORIENTATION is '\(name)', not portrait, portraitUpsideDown, landscapeLeft or "
          + "landscapeRight")
    }
  }
}
