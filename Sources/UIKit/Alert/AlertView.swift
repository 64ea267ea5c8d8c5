import CoreGraphics

/// The view of an alert. A finger chooses the button where it is lifted, wherever it began.
@MainActor final class AlertView: UIView {
  /// Called with the action that the user has chosen.
  var onChoose: ((UIAlertAction) -> Void)?
  let texts = AlertTextsView()
  private lazy var mainCard = AlertCard(texts: texts)
  /// The card of the action that cancels, below that of the others.
  private let separateCard = AlertCard(texts: nil)
  private var tracked: UITouch?

  override class var startsOpaque: Bool { false }

  init() {
    super.init(frame: .zero)
    addSubview(mainCard)
    addSubview(separateCard)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: AlertContent) {
    let isSideBySide = fitsSideBySide(content)
    mainCard.show(
      content, actions: content.mainActions(sideBySide: isSideBySide), isSideBySide: isSideBySide)
    let separate = content.separateAction
    separateCard.show(content, actions: separate.map { [$0] } ?? [], isSideBySide: false)
    separateCard.isHidden = separate == nil
    setNeedsLayout()
  }

  private func fitsSideBySide(_ content: AlertContent) -> Bool {
    guard content.look == .alert, content.actions.count == 2 else { return false }
    return content.actions.allSatisfy {
      AlertRowView($0, font: content.font(of: $0)).titleWidth <= AlertMetrics.width / 2 - 16
    }
  }

  func updateActions() {
    for row in rows { row.update() }
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = mainCard.height(inWidth: size.width) + separateHeight(inWidth: size.width)
    return CGSize(width: size.width, height: height)
  }

  /// The height of the lower card with the gap above it; 0 if there is none.
  private func separateHeight(inWidth width: CGFloat) -> CGFloat {
    let height = separateCard.height(inWidth: width)
    guard height > 0, mainCard.height(inWidth: width) > 0 else { return height }
    return AlertMetrics.sheetGap + height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, lower) = (bounds.width, separateCard.height(inWidth: bounds.width))
    mainCard.frame = CGRect(
      x: 0, y: 0, width: width, height: max(bounds.height - separateHeight(inWidth: width), 0))
    separateCard.frame = CGRect(x: 0, y: bounds.height - lower, width: width, height: lower)
  }

  // MARK: Highlighting

  private var actionViews: [AlertActionsView] { [mainCard.actions, separateCard.actions] }

  private var rows: [AlertRowView] { actionViews.flatMap(\.rows) }

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
    let row = all[(index + all.count) % all.count]
    highlight(row)
    (row.superview as? AlertActionsView)?.scrollRectToVisible(row.frame, animated: false)
  }

  private func row(at touch: UITouch) -> AlertRowView? {
    actionViews.lazy.compactMap { $0.row(at: touch) }.first
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
