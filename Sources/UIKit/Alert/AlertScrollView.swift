import CoreGraphics

/// A part of an alert, which scrolls only where its content has no room, so that a finger can otherwise
/// slide over the buttons.
@MainActor class AlertScrollView: UIScrollView {
  override class var startsOpaque: Bool { false }

  init() {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  /// The height of the whole content, for a width. Points.
  func naturalHeight(inWidth width: CGFloat) -> CGFloat { 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = naturalHeight(inWidth: bounds.width)
    contentSize = CGSize(width: bounds.width, height: height)
    isScrollEnabled = height > bounds.height
  }
}
