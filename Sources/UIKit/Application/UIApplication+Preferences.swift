import Foundation

extension UIApplication {
  /// Changes the size of text of everything on the main screen, as Settings does on iOS.
  package func change(contentSizeCategory category: UIContentSizeCategory) {
    guard category != UserPreferences.contentSizeCategory else { return }
    UserPreferences.contentSizeCategory = category
    UIScreen.main.updateTraits()
    for window in UIScreen.main.stack.windows { window.updateTraits() }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }

  /// Changes whether the user prefers less motion.
  package func change(reducesMotion: Bool) {
    guard reducesMotion != UserPreferences.reducesMotion else { return }
    UserPreferences.reducesMotion = reducesMotion
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }
}
