public import CoreGraphics
import QuartzCore

/// The background of a popover with its arrow: the superclass of those that programs draw. A subclass
/// overrides all members.
///
/// Main thread only. Source: Apple, "UIPopoverBackgroundView".
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView {
  /// The distance of the arrow's middle from that of the side at which it is, in points.
  open var arrowOffset: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The direction in which the arrow points.
  open var arrowDirection = UIPopoverArrowDirection.up { didSet { setNeedsLayout() } }

  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var startsOpaque: Bool { false }

  /// The distance from the arrow's base to its tip, in points.
  open class func arrowHeight() -> CGFloat { 13 }

  /// The width of the arrow's base, in points.
  open class func arrowBase() -> CGFloat { 26 }

  /// The distances of the content from the edges of the background, without the arrow, in points.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }

  /// Whether the content casts a shadow inwards. Default: false. It is only stored.
  open class var wantsDefaultContentAppearance: Bool { false }
}

/// The background that the system draws.
final class BubbleView: UIPopoverBackgroundView {
  static let cornerRadius: CGFloat = 13
  var color: UIColor? { didSet { setNeedsLayout() } }
  private let shape = CAShapeLayer()

  required init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
    shape.shadowOpacity = 0.2
    shape.shadowRadius = 20
    shape.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = Self.path(in: bounds, arrowDirection, arrowOffset)
    shape.frame = bounds
    shape.path = path.cgPath
    shape.shadowPath = path.cgPath
    // The bubble does not become its color gradually when it appears.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.fillColor = (color ?? .popoverBackground).resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// The outline of the bubble: a rounded rectangle with a triangle whose tip is round.
  static func path(
    in bounds: CGRect, _ direction: UIPopoverArrowDirection, _ offset: CGFloat
  ) -> UIBezierPath {
    let body = PopoverView.body(of: bounds, direction, arrowHeight())
    let path = UIBezierPath(roundedRect: body, cornerRadius: cornerRadius)
    let (half, height) = (arrowBase() / 2, arrowHeight())
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: -half, y: 0.5))
    arrow.addLine(to: CGPoint(x: -half, y: 0))
    arrow.addCurve(
      to: CGPoint(x: 0, y: -height), controlPoint1: CGPoint(x: -half * 0.5, y: 0),
      controlPoint2: CGPoint(x: -half * 0.3, y: -height))
    arrow.addCurve(
      to: CGPoint(x: half, y: 0), controlPoint1: CGPoint(x: half * 0.3, y: -height),
      controlPoint2: CGPoint(x: half * 0.5, y: 0))
    arrow.addLine(to: CGPoint(x: half, y: 0.5))
    arrow.close()
    arrow.apply(transform(body, direction, offset))
    path.append(arrow)
    return path
  }

  private static func transform(
    _ body: CGRect, _ direction: UIPopoverArrowDirection, _ offset: CGFloat
  ) -> CGAffineTransform {
    switch direction {
    case .down:
      CGAffineTransform(translationX: body.midX + offset, y: body.maxY).rotated(by: .pi)
    case .left:
      CGAffineTransform(translationX: body.minX, y: body.midY + offset).rotated(by: -.pi / 2)
    case .right:
      CGAffineTransform(translationX: body.maxX, y: body.midY + offset).rotated(by: .pi / 2)
    default: CGAffineTransform(translationX: body.midX + offset, y: body.minY)
    }
  }
}

extension UIColor {
  /// The background of popovers.
  static var popoverBackground: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground }
  }
}
