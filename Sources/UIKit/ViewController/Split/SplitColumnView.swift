import CoreGraphics

/// Contains the view of a column's controller, and separates it from the next column.
@MainActor final class SplitColumnView: UIView {
  private let separator = UIView()

  override class var startsOpaque: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  required init?(coder: NSCoder) { nil }

  /// A column is read to its end before the next one.
  override var standardAccessibility: StandardAccessibility { StandardAccessibility(group: nil) }

  /// The view of the controller; nil while the column is hidden.
  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let content else { return }
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(content, at: 0)
    }
  }

  /// The side at which the next column is; nil if there is none.
  var separatorEdge: UIRectEdge? {
    didSet { if separatorEdge != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    separator.isHidden = separatorEdge == nil
    let width = 1 / max(contentScaleFactor, 1)
    separator.frame = CGRect(
      x: separatorEdge == .left ? 0 : bounds.width - width, y: 0, width: width,
      height: bounds.height)
  }

  /// Where a column has no controller, touches are those of what is below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
