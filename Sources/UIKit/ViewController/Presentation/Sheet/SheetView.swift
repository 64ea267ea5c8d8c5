import CoreGraphics

/// The view of a sheet: the presented view with round corners, a shadow and the grabber.
@MainActor final class SheetView: UIView {
  private weak var controller: UIViewController?
  private let content = UIView()
  let grabber = GrabberView()

  override class var startsOpaque: Bool { false }

  init(presenting controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    content.clipsToBounds = true
    content.isOpaque = false
    layer.cornerCurve = .continuous
    content.layer.cornerCurve = .continuous
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
    addSubview(content)
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what the properties of the presentation controller say.
  func update(for sheet: UISheetPresentationController) {
    let layout = sheet.layout
    grabber.isHidden = !sheet.prefersGrabberVisible || !layout.isAttached
    let radius = layout.kind == .full ? 0 : sheet.preferredCornerRadius ?? SheetLayout.cornerRadius
    content.layer.cornerRadius = radius
    content.layer.maskedCorners =
      layout.isAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    layer.shadowOpacity = layout.kind == .full ? 0 : 0.12
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    if let view = controller?.viewIfLoaded {
      if view.superview !== content { content.addSubview(view) }
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    grabber.frame = CGRect(
      x: (bounds.width - GrabberView.size.width) / 2, y: 5, width: GrabberView.size.width,
      height: GrabberView.size.height)
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: content.layer.cornerRadius).cgPath
  }

  /// The presented view must be in the window when it appears.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { layoutSubviews() }
  }
}

/// The bar at the top of a sheet that shows that it can be moved.
@MainActor final class GrabberView: UIView {
  static let size = CGSize(width: 36, height: 5)

  override class var startsOpaque: Bool { false }

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = Self.size.height / 2
  }

  required init?(coder: NSCoder) { nil }

  /// It is easier to hit than it is large.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -12).contains(point)
  }
}
