import CoreGraphics
public import Foundation
import Wayland

extension UIScreen {
  /// Posted by a screen that has been connected while the program runs. `screens` contains it.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Posted by a screen that has been disconnected. `screens` no longer contains it, and its windows
  /// are shown again if an output of the same name is connected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted by a screen whose output has another mode.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension OutputState {
  @MainActor var screenMode: UIScreenMode? {
    mode.map { UIScreenMode(size: CGSize(width: $0.width, height: $0.height)) }
  }
}
