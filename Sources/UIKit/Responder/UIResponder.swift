public import Foundation
import ObjectiveC

/// An object that can handle events: a view, a window, the application or its delegate.
///
/// Main thread only.
///
/// Source: Apple, "UIResponder".
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  deinit {
    AssociatedObjects.removeAll(of: ObjectIdentifier(self))
  }

  /// The next responder in the chain. Default: nil.
  open var next: UIResponder? { nil }
}
