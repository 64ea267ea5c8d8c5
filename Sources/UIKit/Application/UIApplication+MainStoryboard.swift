import Foundation

extension UIApplication {
  /// Creates the initial controller of the storyboard that `UIMainStoryboardFile` in the Info.plist names,
  /// in a window of the delegate. Returns the window, which is shown once the application has launched;
  /// nil without the key, or if the Info.plist describes scenes.
  package func loadMainStoryboard(_ bundle: Bundle) -> UIWindow? {
    guard bundle.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil,
      let name = bundle.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String
    else { return nil }
    let window = delegate?.window ?? UIWindow(frame: UIScreen.main.bounds)
    delegate?.window = window
    window.show(UIStoryboard(name: name, bundle: bundle))
    return window
  }
}

extension UIWindow {
  /// Shows the initial controller of a storyboard, if it has one.
  func show(_ storyboard: UIStoryboard) {
    rootViewController = storyboard.instantiateInitialViewController()
  }
}
