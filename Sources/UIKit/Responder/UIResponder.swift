public import Foundation

/// An object that can handle events: a view, a window, the application or its delegate.
///
/// Main thread only.
///
/// Source: Apple, "UIResponder".
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The next responder in the chain. Default: nil.
  open var next: UIResponder? { nil }
}
