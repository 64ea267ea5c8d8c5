import CoreGraphics

/// The view of an alert. A finger chooses the button where it is lifted, wherever it began.
@MainActor final class AlertView: UIView {
  /// Called with the action that the user has chosen.
  var onChoose: ((UIAlertAction) -> Void)?
  private var content: AlertContent?
  private var cards: [AlertCard] = []
  /// Lies in front of the cards, which are made again with each change of the content.
  let fields = AlertFieldsView()
  private var tracked: UITouch?

  override class var startsOpaque: Bool { false }

  func show(_ content: AlertContent) {
    self.content = content
    for card in cards { card.removeFromSuperview() }
    let isSideBySide = fitsSideBySide(content)
    cards = [
      AlertCard(
        content, texts: true, actions: content.mainActions(sideBySide: isSideBySide),
        isSideBySide: isSideBySide)
    ]
    if let action = content.separateAction {
      cards.append(AlertCard(content, texts: false, actions: [action], isSideBySide: false))
    }
    for card in cards { addSubview(card) }
    if fields.fields.isEmpty { fields.removeFromSuperview() } else { addSubview(fields) }
    setNeedsLayout()
  }

  private func fitsSideBySide(_ content: AlertContent) -> Bool {
    guard content.look == .alert, content.actions.count == 2 else { return false }
    return content.actions.allSatisfy {
      let row = AlertRowView($0, fontSize: 17, isEmphasized: content.isEmphasized($0))
      return row.titleWidth <= AlertMetrics.width / 2 - 16
    }
  }

  func updateActions() {
    for row in rows { row.update() }
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = cards.map { $0.height(inWidth: size.width) }.filter { $0 > 0 }
    let gaps = CGFloat(max(heights.count - 1, 0)) * AlertMetrics.sheetGap
    return CGSize(width: size.width, height: heights.reduce(gaps, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for card in cards {
      let height = card.height(inWidth: bounds.width)
      card.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      if height > 0 { y += height + AlertMetrics.sheetGap }
    }
    if let card = cards.first { fields.frame = card.fieldsFrame }
  }

  // MARK: Highlighting

  private var rows: [AlertRowView] { cards.flatMap(\.rows) }

  private var highlighted: AlertRowView? { rows.first(where: \.isHighlighted) }

  var highlightedAction: UIAlertAction? { highlighted?.action }

  private func highlight(_ row: AlertRowView?) {
    for other in rows where other.isHighlighted != (other === row) {
      other.isHighlighted = other === row
    }
  }

  /// Highlights the next button that can be chosen, or the one before.
  func highlightNext(by step: Int) {
    let all = rows.filter(\.action.isEnabled)
    guard !all.isEmpty else { return }
    let index = all.firstIndex { $0.isHighlighted }.map { $0 + step } ?? (step > 0 ? 0 : -1)
    highlight(all[(index + all.count) % all.count])
  }

  private func row(at touch: UITouch) -> AlertRowView? {
    rows.first { $0.action.isEnabled && $0.bounds.contains(touch.location(in: $0)) }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked == nil, let touch = touches.first else { return }
    tracked = touch
    highlight(row(at: touch))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let tracked, touches.contains(tracked) { highlight(row(at: tracked)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    tracked = nil
    let row = row(at: touch)
    highlight(nil)
    if let row { onChoose?(row.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracked = nil
    highlight(nil)
  }
}
