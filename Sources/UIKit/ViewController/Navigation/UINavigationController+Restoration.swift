import Foundation

extension UINavigationController {
  private enum Key {
    static let stack = "UINavigationControllerStack"
    static let hidesBar = "UINavigationControllerBarHidden"
    static let hidesToolbar = "UINavigationControllerToolbarHidden"
  }

  /// Saves the controllers up to the first without an identifier, above which nothing can be restored.
  func encodeStack(_ coder: NSCoder) {
    let saved = stack.prefix { $0.restorationIdentifier != nil }
    coder.encode(Array(saved) as NSArray, forKey: Key.stack)
    coder.encode(hidesBar, forKey: Key.hidesBar)
    coder.encode(hidesToolbar, forKey: Key.hidesToolbar)
  }

  func decodeStack(_ coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.stack) else {
      return
    }
    hidesBar = coder.decodeBool(forKey: Key.hidesBar)
    hidesToolbar = coder.decodeBool(forKey: Key.hidesToolbar)
    let saved = coder.decodeObject(forKey: Key.stack) as? [Any] ?? []
    let controllers = saved.compactMap { $0 as? UIViewController }
    if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
    viewIfLoaded?.setNeedsLayout()
  }
}
