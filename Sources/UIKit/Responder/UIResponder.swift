public import Foundation

/// What can take part in the handling of events: views, windows, the application and its delegate.
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
