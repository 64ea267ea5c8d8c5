import Foundation
import Synchronization

extension UITraitCollection {
  /// A collection with no traits but a style, for colors.
  static func of(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: style)
  }

  /// The traits of the main screen, which a view has that is in no window, and a thread outside of the
  /// callbacks of views.
  static var system: UITraitCollection {
    get { systemTraits.withLock { $0 } }
    set { systemTraits.withLock { $0 = newValue } }
  }
  private static let systemTraits = Mutex(UITraitCollection(userInterfaceStyle: .light))

  /// This is a pthread key because `Thread.threadDictionary` is slower, and every view that is laid
  /// out or drawn reads it. Its value is a retained collection, which the end of the thread releases.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { pointer in
      if let pointer = unsafe pointer {
        unsafe Unmanaged<UITraitCollection>.fromOpaque(pointer).release()
      }
    }
    return key
  }()

  /// The current traits of this thread; nil means those of the system.
  static var ofThread: UITraitCollection? {
    get {
      guard let pointer = unsafe pthread_getspecific(key) else { return nil }
      return unsafe Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      let previous = unsafe pthread_getspecific(key)
      unsafe pthread_setspecific(key, newValue.map { unsafe Unmanaged.passRetained($0).toOpaque() })
      if let previous = unsafe previous {
        unsafe Unmanaged<UITraitCollection>.fromOpaque(previous).release()
      }
    }
  }

  static func withCurrent<Value>(_ traits: UITraitCollection, _ actions: () -> Value) -> Value {
    let before = ofThread
    guard traits !== before else { return actions() }
    ofThread = traits
    defer { ofThread = before }
    return actions()
  }

  /// Returns the collection with the values of `overrides`, which win; itself if there are none.
  func overridden(by overrides: TraitValues) -> UITraitCollection {
    guard !overrides.isEmpty else { return self }
    var merged = values
    merged.merge(overrides)
    return merged.isEqual(to: values) ? self : UITraitCollection(merged)
  }
}
