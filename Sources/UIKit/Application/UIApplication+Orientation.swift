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

  /// Returns the orientations that the delegate and the key window's root controller support.
  func supportedOrientations() -> UIInterfaceOrientationMask {
    let supported =
      delegate?.application(self, supportedInterfaceOrientationsFor: keyWindow)
      ?? Bundle.main.supportedOrientations
    guard var root = keyWindow?.rootViewController else {
      require(
        !supported.isDisjoint(with: .all),
        "Supported orientations has no common orientation with the application")
      return supported
    }
    while let presented = root.presentedViewController, !presented.isBeingDismissed {
      root = presented
    }
    let common = supported.intersection(root.supportedInterfaceOrientations)
    require(
      !common.isDisjoint(with: .all),
      "Supported orientations has no common orientation with the application, and "
        + "[\(type(of: root)) shouldAutorotate] is returning YES")
    return common
  }

  /// Has the screen follow a change of the supported orientations, once the display is open.
  func updateSupportedOrientations() {
    guard server != nil else { return }
    UIScreen.main.supportedOrientations = supportedOrientations()
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

extension Bundle {
  /// The orientations that `UISupportedInterfaceOrientations` in the Info.plist lists; all without it.
  package var supportedOrientations: UIInterfaceOrientationMask {
    let names = object(forInfoDictionaryKey: "UISupportedInterfaceOrientations") as? [String]
    let orientations = (names ?? []).map { (name: String) -> UIInterfaceOrientationMask in
      switch name {
      case "UIInterfaceOrientationPortrait": .portrait
      case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
      case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
      case "UIInterfaceOrientationLandscapeRight": .landscapeRight
      default: []
      }
    }
    let mask = UIInterfaceOrientationMask(orientations)
    return mask.isEmpty ? .all : mask
  }
}
