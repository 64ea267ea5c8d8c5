import CoreGraphics

/// A part of an alert with round corners: texts, if there are any, and buttons.
@MainActor final class AlertCard: UIView {
  let actions = AlertActionsView()
  private let texts: AlertTextsView?
  private let background = UIVisualEffectView(effect: nil)
  /// Separates the buttons from the texts.
  private let line = UIView()

  override class var startsOpaque: Bool { false }

  init(texts: AlertTextsView?) {
    self.texts = texts
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerCurve = .continuous
    background.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    for view in [background, texts, actions, line].compactMap(\.self) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: AlertContent, actions: [UIAlertAction], isSideBySide: Bool) {
    let isPopover = content.look == .popover
    layer.cornerRadius = isPopover ? 0 : AlertMetrics.cornerRadius
    if isPopover {
      background.effect = nil
    } else if background.effect == nil {
      background.effect = UIBlurEffect(style: .systemThickMaterial)
    }
    texts?.show(content)
    self.actions.show(actions, of: content, isSideBySide: isSideBySide)
    setNeedsLayout()
  }

  // MARK: Layout

  func height(inWidth width: CGFloat) -> CGFloat {
    (texts?.naturalHeight(inWidth: width) ?? 0) + actions.naturalHeight(inWidth: width)
  }

  /// Where there is no room for everything, the buttons have half of it if they need that, and texts and
  /// buttons scroll.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let textHeight = texts?.naturalHeight(inWidth: width) ?? 0
    let actionHeight = min(
      actions.naturalHeight(inWidth: width), max(height - textHeight, height / 2))
    let top = height - actionHeight
    background.frame = bounds
    texts?.frame = CGRect(x: 0, y: 0, width: width, height: top)
    actions.frame = CGRect(x: 0, y: top, width: width, height: actionHeight)
    line.frame = CGRect(x: 0, y: top, width: width, height: 1 / (window?.screen ?? .main).scale)
    line.isHidden = textHeight == 0 || actionHeight == 0
  }
}
