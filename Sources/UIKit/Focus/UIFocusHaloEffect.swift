public import Foundation
public import QuartzCore

/// A ring around an item that has the focus, in its tint color.
///
/// Main thread only. Source: Apple, "UIFocusHaloEffect".
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring lies.
  ///
  /// Source: Apple, "UIFocusHaloEffect.Position".
  public enum Position: Int, Sendable {
    /// Outside, or inside where the item clips what is outside of it.
    case automatic
    case outside
    case inside
  }

  /// The shape in the coordinates of the item; nil means the item's bounds with its corners.
  final let shape: UIBezierPath?
  /// The view that contains the ring; nil, the default, means the item's own. Not retained.
  open weak var containerView: UIView?
  /// The view above which the ring lies in the container; nil, the default, means all of them. Not
  /// retained.
  open weak var referenceView: UIView?
  /// Default: `.automatic`.
  open var position = Position.automatic

  /// Creates the ring around an item's own shape.
  public override init() {
    shape = nil
    super.init()
  }

  public init(rect: CGRect) {
    shape = UIBezierPath(rect: rect)
    super.init()
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shape = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }

  public init(path: UIBezierPath) {
    shape = path
    super.init()
  }

  private init(shape: UIBezierPath?) {
    self.shape = shape
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIFocusHaloEffect(shape: shape)
    (copy.containerView, copy.referenceView, copy.position) = (
      containerView, referenceView, position
    )
    return copy
  }
}
