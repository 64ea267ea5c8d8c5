public import Foundation

/// A finger, pen or pointer button on the screen, from its beginning to its end.
///
/// Source: Apple, "UITouch".
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The number of taps at this place in quick succession, with this one.
  open var tapCount: Int { 1 }

  /// The location in a view's coordinates. Points.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
