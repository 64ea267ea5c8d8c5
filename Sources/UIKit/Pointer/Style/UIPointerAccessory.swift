import CoreGraphics
public import Foundation

/// A shape beside the pointer, such as an arrow that says how something can be moved.
///
/// Main thread only. Source: Apple, "UIPointerAccessory".
@preconcurrency @MainActor open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
  /// A place around the pointer.
  ///
  /// Source: Apple, "UIPointerAccessory.Position".
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer. Points.
    public var offset: CGFloat
    /// The direction from the pointer, in radians clockwise from the top.
    public var angle: CGFloat

    public init(offset: CGFloat, angle: CGFloat) {
      (self.offset, self.angle) = (offset, angle)
    }

    private static func eighth(_ number: CGFloat) -> Position {
      Position(offset: 20, angle: number * .pi / 4)
    }

    public static let top = eighth(0)
    public static let topRight = eighth(1)
    public static let right = eighth(2)
    public static let bottomRight = eighth(3)
    public static let bottom = eighth(4)
    public static let bottomLeft = eighth(5)
    public static let left = eighth(6)
    public static let topLeft = eighth(7)
  }

  /// The shape; beams are not shown.
  open private(set) var shape: UIPointerShape
  open private(set) var position: Position
  /// Whether the shape is turned by the angle of its position. Default: false.
  open var orientationMatchesAngle = false

  public init(shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
  }

  /// Returns an arrow that points away from the pointer.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: 0, y: -4))
    arrow.addLine(to: CGPoint(x: 5, y: 3))
    arrow.addLine(to: CGPoint(x: -5, y: 3))
    arrow.close()
    let accessory = UIPointerAccessory(shape: .path(arrow), position: position)
    accessory.orientationMatchesAngle = true
    return accessory
  }

  /// Returns an accessory with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerAccessory(shape: shape, position: position)
    copy.orientationMatchesAngle = orientationMatchesAngle
    return copy
  }
}
