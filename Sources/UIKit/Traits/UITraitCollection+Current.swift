import Foundation

extension UITraitCollection {
  private static let all = [UIUserInterfaceStyle.unspecified, .light, .dark].map {
    UITraitCollection(userInterfaceStyle: $0)
  }

  /// The one of the style, made once.
  static func of(_ style: UIUserInterfaceStyle) -> UITraitCollection { all[style.rawValue] }

  /// A pthread key rather than `Thread.threadDictionary`: every view that is laid out or draws looks
  /// here. Its value is the raw value of the style and 1; 0, where none was set, is light.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key, nil)
    return key
  }()

  /// What specifies this thread's current traits.
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
