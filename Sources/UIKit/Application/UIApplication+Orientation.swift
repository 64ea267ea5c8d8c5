import CoreGraphics
public import Foundation
package import RenderServer

extension UIApplication {
  /// Posted before the main screen's content rotates. The user info contains the raw value of the
  /// new orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the main screen's content has rotated, before layout. The user info contains the
  /// raw value of the previous orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The user info key of an orientation's raw value, an `Int`.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// Returns the orientations that the delegate supports.
  func supportedOrientations() -> UIInterfaceOrientationMask {
    let supported = delegate?.application(self, supportedInterfaceOrientationsFor: keyWindow)
    guard let supported else { return .all }
    require(
      !supported.isDisjoint(with: .all),
      "Supported orientations has no common orientation with the application")
    return supported
  }

  /// Returns the orientation that LAMINA_ORIENTATION specifies, or `.unknown` if it is not set.
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
