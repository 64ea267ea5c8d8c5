import Foundation

extension UITraitCollection {
  private static let all = [UIUserInterfaceStyle.unspecified, .light, .dark].map {
    UITraitCollection(userInterfaceStyle: $0)
  }

  /// Returns the cached collection of a style.
  static func of(_ style: UIUserInterfaceStyle) -> UITraitCollection { all[style.rawValue] }

  /// This is a pthread key because `Thread.threadDictionary` is slower, and every view that is laid
  /// out or drawn reads it. Its value is the raw value of the style plus 1; 0, the initial value,
  /// means light.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key, nil)
    return key
  }()

  /// The style of this thread's current traits.
  static var currentStyle: UIUserInterfaceStyle {
    get {
      UIUserInterfaceStyle(rawValue: unsafe Int(bitPattern: pthread_getspecific(key)) - 1) ?? .light
    }
    set { unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue.rawValue + 1)) }
  }

  static func withCurrent<Value>(_ style: UIUserInterfaceStyle, _ actions: () -> Value) -> Value {
    let before = currentStyle
    guard style != before else { return actions() }
    currentStyle = style
    defer { currentStyle = before }
    return actions()
  }
}
