import CoreGraphics

/// A part of an alert with round corners: texts, and buttons below each other or side by side.
@MainActor final class AlertCard: UIView {
  let rows: [AlertRowView]
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let background: UIVisualEffectView
  private var lines: [UIView] = []
  private let look: AlertContent.Look
  private let fieldsHeight: CGFloat
  private let isSideBySide: Bool

  override class var startsOpaque: Bool { false }

  init(_ content: AlertContent, texts: Bool, actions: [UIAlertAction], isSideBySide: Bool) {
    (look, self.isSideBySide) = (content.look, isSideBySide)
    fieldsHeight = texts ? content.fieldsHeight : 0
    let size: CGFloat = content.look == .alert ? 17 : 20
    rows = actions.map {
      AlertRowView($0, fontSize: size, isEmphasized: content.isEmphasized($0))
    }
    background = UIVisualEffectView(
      effect: content.look == .popover ? nil : UIBlurEffect(style: .systemThickMaterial))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    layer.cornerCurve = .continuous
    layer.cornerRadius = content.look == .popover ? 0 : AlertMetrics.cornerRadius
    addSubview(background)
    if texts { addTexts(content) }
    for row in rows {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      addSubview(row)
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addTexts(_ content: AlertContent) {
    let isAlert = content.look == .alert
    titleLabel.text = content.title
    titleLabel.accessibilityTraits = .header
    titleLabel.font = .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)
    titleLabel.textColor = isAlert ? .label : .secondaryLabel
    messageLabel.text = content.message
    messageLabel.font = .systemFont(ofSize: 13)
    messageLabel.textColor = isAlert ? .label : .secondaryLabel
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  private var rowHeight: CGFloat {
    look == .alert ? AlertMetrics.rowHeight : AlertMetrics.sheetRowHeight
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    guard label.superview != nil else { return 0 }
    let room = CGSize(width: width - 2 * AlertMetrics.sideMargin, height: .infinity)
    return label.sizeThatFits(room).height.rounded(.up)
  }

  /// The height of the texts and the text fields with their margins.
  private func textHeight(_ width: CGFloat) -> CGFloat {
    let (title, message) = (height(of: titleLabel, width), height(of: messageLabel, width))
    guard title + message + fieldsHeight > 0 else { return 0 }
    let margin = look == .alert ? AlertMetrics.topMargin : 14
    let gap = title > 0 && message > 0 ? AlertMetrics.textGap : 0
    let fieldsGap = fieldsHeight > 0 && title + message > 0 ? AlertMetrics.fieldsGap : 0
    return 2 * margin + title + message + gap + fieldsGap + fieldsHeight
  }

  /// The place of the text fields.
  var fieldsFrame: CGRect {
    let side = AlertMetrics.sideMargin
    return CGRect(
      x: frame.minX + side,
      y: frame.minY + textHeight(bounds.width) - AlertMetrics.topMargin - fieldsHeight,
      width: bounds.width - 2 * side, height: fieldsHeight)
  }

  func height(inWidth width: CGFloat) -> CGFloat {
    let count = isSideBySide ? min(rows.count, 1) : rows.count
    return textHeight(width) + CGFloat(count) * rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let margin = look == .alert ? AlertMetrics.topMargin : 14
    let (width, side) = (bounds.width, AlertMetrics.sideMargin)
    let (title, message) = (height(of: titleLabel, width), height(of: messageLabel, width))
    titleLabel.frame = CGRect(x: side, y: margin, width: width - 2 * side, height: title)
    let y = title > 0 ? margin + title + AlertMetrics.textGap : margin
    messageLabel.frame = CGRect(x: side, y: y, width: width - 2 * side, height: message)
    placeRows(below: textHeight(width))
  }

  private func placeRows(below top: CGFloat) {
    let hairline = 1 / (window?.screen ?? .main).scale
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, row) in rows.enumerated() {
      if isSideBySide {
        let width = bounds.width / CGFloat(rows.count)
        let x = width * CGFloat(isReversed ? rows.count - 1 - index : index)
        row.frame = CGRect(x: x, y: top, width: width, height: rowHeight)
        lines[index].frame =
          index == 0
          ? CGRect(x: 0, y: top, width: bounds.width, height: hairline)
          : CGRect(x: width * CGFloat(index), y: top, width: hairline, height: rowHeight)
      } else {
        let y = top + CGFloat(index) * rowHeight
        row.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
        lines[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
        lines[index].isHidden = y == 0
      }
    }
  }
}
