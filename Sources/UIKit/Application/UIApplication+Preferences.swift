import Foundation

extension UIApplication {
  /// Changes the size of text of everything on the main screen, as Settings does on iOS.
  package func change(contentSizeCategory category: UIContentSizeCategory) {
    guard category != UserPreferences.contentSizeCategory else { return }
    UserPreferences.contentSizeCategory = category
    updateTraits()
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }

  /// Changes a preference that is on or off.
  package func change(_ preference: UserPreferences.Switch, to isOn: Bool) {
    guard UserPreferences.set(preference, to: isOn) else { return }
    updateTraits()
    NotificationCenter.default.post(name: preference.notification, object: nil)
  }

  private func updateTraits() {
    UIScreen.main.updateTraits()
    for window in UIScreen.main.stack.windows { window.updateTraits() }
  }
}

extension UserPreferences.Switch {
  fileprivate var notification: Notification.Name {
    switch self {
    case .reducesMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .increasesContrast: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .reducesTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    }
  }
}
