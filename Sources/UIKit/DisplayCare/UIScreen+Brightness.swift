import CoreGraphics
public import Foundation

extension UIScreen {
  /// Posted after `brightness` has changed.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  func brightnessDidChange() {
    updateCover()
    NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
  }

  /// Makes the screen darker by a layer in front of all windows.
  func updateCover() {
    let brightness = brightness * restBrightness
    if cover == nil, brightness < 1 { cover = ScreenCover(of: root) }
    cover?.setBounds(bounds)
    cover?.setBrightness(brightness)
  }
}
