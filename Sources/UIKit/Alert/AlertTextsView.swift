import CoreGraphics

/// The title, the message and the text fields of an alert, below each other.
@MainActor final class AlertTextsView: AlertScrollView {
  let fields = AlertFieldsView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var margin = AlertMetrics.topMargin

  override init() {
    super.init()
    titleLabel.accessibilityTraits = .header
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    addSubview(fields)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: AlertContent) {
    let isAlert = content.look == .alert
    (titleLabel.text, titleLabel.font) = (content.title, content.fonts.title)
    (messageLabel.text, messageLabel.font) = (content.message, content.fonts.message)
    for label in [titleLabel, messageLabel] {
      label.textColor = isAlert ? .label : .secondaryLabel
      label.isHidden = label.text?.isEmpty ?? true
    }
    fields.isHidden = fields.fields.isEmpty
    margin = isAlert ? AlertMetrics.topMargin : AlertMetrics.sheetTopMargin
    setNeedsLayout()
  }

  // MARK: Layout

  /// The parts, each with its distance from what is above it.
  private var parts: [(view: UIView, gap: CGFloat)] {
    [(titleLabel, 0), (messageLabel, AlertMetrics.textGap), (fields, AlertMetrics.fieldsGap)]
  }

  /// The places of the parts that are shown.
  private func frames(inWidth width: CGFloat) -> [(view: UIView, frame: CGRect)] {
    let room = CGSize(width: max(width - 2 * AlertMetrics.sideMargin, 0), height: .infinity)
    var y = margin
    return parts.filter { !$0.view.isHidden }.map { view, gap in
      if y > margin { y += gap }
      let height = view.sizeThatFits(room).height.rounded(.up)
      defer { y += height }
      return (view, CGRect(x: AlertMetrics.sideMargin, y: y, width: room.width, height: height))
    }
  }

  override func naturalHeight(inWidth width: CGFloat) -> CGFloat {
    frames(inWidth: width).last.map { $0.frame.maxY + margin } ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, frame) in frames(inWidth: bounds.width) { view.frame = frame }
  }
}
