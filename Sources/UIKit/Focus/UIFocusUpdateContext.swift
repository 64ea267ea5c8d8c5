public import Foundation

/// A movement of the focus from one item to another.
///
/// Main thread only. Source: Apple, "UIFocusUpdateContext".
@preconcurrency @MainActor public class UIFocusUpdateContext: NSObject {
  public private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  public private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction; none if the program has moved the focus.
  public let focusHeading: UIFocusHeading

  /// The view that had the focus, or that contains what had it.
  public var previouslyFocusedView: UIView? { Self.view(of: previouslyFocusedItem) }
  /// The view that has the focus, or that contains what has it.
  public var nextFocusedView: UIView? { Self.view(of: nextFocusedItem) }

  init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading
  ) {
    (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
  }

  private static func view(of item: (any UIFocusItem)?) -> UIView? {
    item?.focusChain.lazy.compactMap { $0 as? UIView }.first
  }
}
