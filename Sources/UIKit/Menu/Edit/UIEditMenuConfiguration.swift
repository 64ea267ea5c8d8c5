public import Foundation

/// The side of an edit menu on which its arrow is.
///
/// Source: Apple, "UIEditMenuArrowDirection".
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Down, so that the menu is above its target, or up where there is no room.
  case automatic
  case up, down, left, right
}

/// The place of an edit menu.
///
/// Main thread only. Source: Apple, "UIEditMenuConfiguration".
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The name of the configuration; a unique one if none was given.
  open private(set) var identifier: AnyHashable
  /// Where the menu points to, in the coordinates of the interaction's view. Points.
  open private(set) var sourcePoint: CGPoint
  /// Default: `.automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// Source: Apple, "init(identifier:sourcePoint:)".
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
  }
}
