public import Foundation

/// A part of the interface in which the focus can be: a view, a view controller, or an object of the
/// program.
///
/// Main thread only. Source: Apple, "UIFocusEnvironment".
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes when it comes to this environment, the most wanted place first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items in this environment.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The name of the group of items that the Tab key visits as one. Default: nil, that of the parent.
  var focusGroupIdentifier: String? { get }

  /// Moves the focus to the preferred place at the next layout, if it is in this environment.
  func setNeedsFocusUpdate()
  /// Moves the focus now, if it is to be moved.
  func updateFocusIfNeeded()
  /// Whether the focus may move. It is asked of all environments around the old and the new item.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved, on all environments around the old and the new item.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }

  /// Whether an environment is this one or inside of it.
  ///
  /// Source: Apple, "contains(_:)".
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    environment.focusChain.contains { $0 === self }
  }

  /// This environment and those around it, the innermost first.
  var focusChain: [any UIFocusEnvironment] {
    Array(sequence(first: self as any UIFocusEnvironment) { $0.parentFocusEnvironment })
  }
}

/// An environment that can have the focus itself.
///
/// Main thread only. Source: Apple, "UIFocusItem".
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus now.
  var canBecomeFocused: Bool { get }
  /// The rectangle in the coordinates of the container. Points.
  var frame: CGRect { get }
  /// How the item looks with the focus; nil means the ring of the system.
  var focusEffect: UIFocusEffect? { get }
  /// Which item of a group the Tab key goes to: the one with the highest priority.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether what is behind the item can have the focus. Default: false.
  var isTransparentFocusItem: Bool { get }

}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
}

/// Contains items that can have the focus.
///
/// Main thread only. Source: Apple, "UIFocusItemContainer".
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }

  /// Returns the items that touch a rectangle, in the container's coordinates.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose items scroll.
///
/// Main thread only. Source: Apple, "UIFocusItemScrollableContainer".
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}
