import CoreGraphics

/// The buttons of an alert, below each other or side by side.
@MainActor final class AlertActionsView: AlertScrollView {
  private(set) var rows: [AlertRowView] = []
  private var lines: [UIView] = []
  private var rowHeight = AlertMetrics.rowHeight
  private var isSideBySide = false

  func show(_ actions: [UIAlertAction], of content: AlertContent, isSideBySide: Bool) {
    for view in rows + lines { view.removeFromSuperview() }
    rows = actions.map { AlertRowView($0, font: content.font(of: $0)) }
    lines = rows.dropFirst().map { _ in UIView() }
    for line in lines { line.backgroundColor = .separator }
    for view in rows + lines { addSubview(view) }
    (rowHeight, self.isSideBySide) = (content.rowHeight, isSideBySide)
    setNeedsLayout()
  }

  /// Returns the button below a touch; nil where it is not visible or disabled.
  func row(at touch: UITouch) -> AlertRowView? {
    guard bounds.contains(touch.location(in: self)) else { return nil }
    return rows.first { $0.action.isEnabled && $0.frame.contains(touch.location(in: self)) }
  }

  // MARK: Layout

  override func naturalHeight(inWidth width: CGFloat) -> CGFloat {
    rowHeight * CGFloat(isSideBySide ? min(rows.count, 1) : rows.count)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isSideBySide { layOutSideBySide() } else { layOutBelowEachOther() }
  }

  private var hairline: CGFloat { 1 / (window?.screen ?? .main).scale }

  private func layOutSideBySide() {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(max(rows.count, 1))
    for (index, row) in rows.enumerated() {
      let x = width * CGFloat(isReversed ? rows.count - 1 - index : index)
      row.frame = CGRect(x: x, y: 0, width: width, height: rowHeight)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: width * CGFloat(index + 1), y: 0, width: hairline, height: rowHeight)
    }
  }

  private func layOutBelowEachOther() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: CGFloat(index + 1) * rowHeight, width: bounds.width, height: hairline)
    }
  }
}
