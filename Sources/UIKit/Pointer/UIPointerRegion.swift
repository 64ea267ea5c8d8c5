import CoreGraphics
public import Foundation

/// A part of a view in which the pointer has one style.
///
/// Main thread only. Source: Apple, "UIPointerRegion".
@preconcurrency @MainActor open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  /// The region in the view's coordinates. Points.
  open private(set) var rect: CGRect
  /// Tells the region from others of the same rectangle.
  open private(set) var identifier: AnyHashable?
  /// The axes along which the region stays the pointer's while a button is pressed. Here it does along
  /// both. Default: neither.
  open var latchingAxes: UIAxis = .neither

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }

  /// Returns a region with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerRegion(rect: rect, identifier: identifier)
    copy.latchingAxes = latchingAxes
    return copy
  }

  /// Whether the other region has the same rectangle and identifier.
  final func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}

/// The place of the pointer for which a region is wanted.
///
/// Main thread only. Source: Apple, "UIPointerRegionRequest".
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The pointer in the view's coordinates. Points.
  open private(set) var location: CGPoint
  /// The modifier keys that are pressed.
  open private(set) var modifiers: UIKeyModifierFlags

  init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
    (self.location, self.modifiers) = (location, modifiers)
  }
}

/// Axes of a plane.
///
/// Source: Apple, "UIAxis".
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let neither: UIAxis = []
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
