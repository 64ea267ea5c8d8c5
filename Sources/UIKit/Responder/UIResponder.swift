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

  // MARK: Touches

  /// Called when touches have begun. Default: the next responder's.
  ///
  /// Source: Apple, "touchesBegan(_:with:)".
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved, or have changed in another way. Default: the next responder's.
  ///
  /// Source: Apple, "touchesMoved(_:with:)".
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches were lifted. Default: the next responder's.
  ///
  /// Source: Apple, "touchesEnded(_:with:)".
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called instead of `touchesEnded(_:with:)` when touches are taken away: by a gesture recognizer
  /// or the display, or because the view leaves its window. Default: the next responder's.
  ///
  /// Source: Apple, "touchesCancelled(_:with:)".
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated properties of touches have got their final values. Default: the next
  /// responder's.
  ///
  /// Source: Apple, "touchesEstimatedPropertiesUpdated(_:)".
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Called when keys were pressed. Default: the next responder's.
  ///
  /// Source: Apple, "pressesBegan(_:with:)".
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses has changed; that of keys never does. Default: the next
  /// responder's.
  ///
  /// Source: Apple, "pressesChanged(_:with:)".
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys were released. Default: the next responder's.
  ///
  /// Source: Apple, "pressesEnded(_:with:)".
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called instead of `pressesEnded(_:with:)` when the program loses the keyboard while keys are
  /// pressed. Default: the next responder's.
  ///
  /// Source: Apple, "pressesCancelled(_:with:)".
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}
