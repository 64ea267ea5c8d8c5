import CoreGraphics

/// The button of an action.
@MainActor final class AlertRowView: UIView {
  let action: UIAlertAction
  private let label = UILabel()

  override class var startsOpaque: Bool { false }

  init(_ action: UIAlertAction, font: UIFont) {
    self.action = action
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) { nil }

  var isHighlighted = false { didSet { update() } }

  /// The width of the title on one line.
  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: .infinity, height: CGFloat.infinity)).width
  }

  func update() {
    backgroundColor = isHighlighted ? .systemFill : nil
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
