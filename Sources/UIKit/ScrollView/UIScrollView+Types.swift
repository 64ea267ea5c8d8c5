public import CoreGraphics
import LayerTree

extension UIScrollView {
  /// The color of the indicators.
  ///
  /// Source: Apple, "UIScrollView.IndicatorStyle".
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on a light background, and light on a dark one.
    case `default`
    case black
    case white
  }

  /// When a drag dismisses the keyboard.
  ///
  /// Source: Apple, "UIScrollView.KeyboardDismissMode".
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// When the drag begins.
    case onDrag
    /// When the finger comes to the keyboard.
    case interactive
    /// As `.onDrag`, with the keyboard's accessory view.
    case onDragWithAccessory
    /// As `.interactive`, with the keyboard's accessory view.
    case interactiveWithAccessory
  }

  /// How the safe area becomes part of the content's insets.
  ///
  /// Source: Apple, "UIScrollView.ContentInsetAdjustmentBehavior".
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `.scrollableAxes`; also vertically in a view controller that another one contains.
    case automatic
    /// In the directions in which the content scrolls, or always bounces.
    case scrollableAxes
    case never
    case always
  }

  /// How fast content slows down: the factor of its velocity per millisecond.
  ///
  /// Source: Apple, "UIScrollView.DecelerationRate".
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The direction in which content moves.
  enum Axis: CaseIterable {
    case horizontal, vertical

    var isVertical: Bool { self == .vertical }
  }
}

extension CGPoint {
  subscript(axis: UIScrollView.Axis) -> CGFloat {
    get { axis.isVertical ? y : x }
    set { if axis.isVertical { y = newValue } else { x = newValue } }
  }
}

extension CGSize {
  subscript(axis: UIScrollView.Axis) -> CGFloat {
    get { axis.isVertical ? height : width }
    set { if axis.isVertical { height = newValue } else { width = newValue } }
  }
}

extension CGVector {
  subscript(axis: UIScrollView.Axis) -> CGFloat {
    get { axis.isVertical ? dy : dx }
    set { if axis.isVertical { dy = newValue } else { dx = newValue } }
  }
}

extension UIEdgeInsets {
  /// The inset at which the content starts along an axis.
  func start(_ axis: UIScrollView.Axis) -> CGFloat { axis.isVertical ? top : left }
  func end(_ axis: UIScrollView.Axis) -> CGFloat { axis.isVertical ? bottom : right }
}
