import CoreGraphics

/// The view of a popover: its background with the arrow, and the presented view.
@MainActor final class PopoverView: UIView {
  static let defaultSize = CGSize(width: 320, height: 480)

  private unowned let popover: UIPopoverPresentationController
  private var background: UIPopoverBackgroundView?
  private let content = UIView()
  private var direction = UIPopoverArrowDirection.up

  override class var startsOpaque: Bool { false }

  init(of popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
    content.isOpaque = false
    content.clipsToBounds = true
    content.layer.cornerCurve = .continuous
    content.layer.cornerRadius = BubbleView.cornerRadius
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  private var backgroundType: UIPopoverBackgroundView.Type {
    popover.popoverBackgroundViewClass ?? BubbleView.self
  }

  var arrow: PopoverPlacement.Arrow {
    PopoverPlacement.Arrow(
      base: backgroundType.arrowBase(), height: backgroundType.arrowHeight(),
      inset: BubbleView.cornerRadius)
  }

  /// The size that the content wants, with the insets of the background.
  var wantedSize: CGSize {
    let preferred = popover.presentedViewController.preferredContentSize
    let insets = backgroundType.contentViewInsets()
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.defaultSize.width,
      height: preferred.height > 0 ? preferred.height : Self.defaultSize.height)
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// Creates the background of the class that is wanted now.
  func install() {
    background?.removeFromSuperview()
    let view = backgroundType.init(frame: bounds)
    insertSubview(view, at: 0)
    background = view
  }

  func show(_ placement: PopoverPlacement, color: UIColor?) {
    direction = placement.direction
    background?.arrowDirection = placement.direction
    background?.arrowOffset = placement.arrowOffset
    (background as? BubbleView)?.color = color
    setNeedsLayout()
  }

  /// Returns the part of a background without the arrow.
  static func body(
    of bounds: CGRect, _ direction: UIPopoverArrowDirection, _ height: CGFloat
  ) -> CGRect {
    switch direction {
    case .up: bounds.divided(atDistance: height, from: .minYEdge).remainder
    case .down: bounds.divided(atDistance: height, from: .maxYEdge).remainder
    case .left: bounds.divided(atDistance: height, from: .minXEdge).remainder
    default: bounds.divided(atDistance: height, from: .maxXEdge).remainder
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background?.frame = bounds
    content.frame = Self.body(of: bounds, direction, backgroundType.arrowHeight())
      .inset(by: backgroundType.contentViewInsets())
    guard let view = popover.presentedViewController.viewIfLoaded else { return }
    if view.superview !== content { content.addSubview(view) }
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The presented view must be in the window when it appears.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { layoutSubviews() }
  }
}
