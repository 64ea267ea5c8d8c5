import CoreGraphics

/// The buttons of a row's actions, which lie behind the row and appear as it is swiped aside.
final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  /// Whether the actions are at the right side.
  let isRight: Bool
  private let buttons: [SwipeActionButton]
  /// Whether the first action covers the others, because the swipe will perform it.
  private(set) var isFull = false

  /// - Parameter perform: called with the index of the action whose button was tapped.
  init(
    _ configuration: UISwipeActionsConfiguration, isRight: Bool, perform: @escaping (Int) -> Void
  ) {
    (self.configuration, self.isRight) = (configuration, isRight)
    buttons = configuration.actions.map(SwipeActionButton.init)
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action is in front: it covers the others when the swipe is full.
    for button in buttons.reversed() { addSubview(button) }
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { _ in perform(index) }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  /// How far a row moves to show its actions. Points.
  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  func sourceView(of index: Int) -> UIView { buttons[index] }

  /// Lays out the buttons for a width that is visible, each with its part of it.
  ///
  /// - Parameter isFull: whether the first action takes the whole width.
  func show(width: CGFloat, isFull: Bool) {
    self.isFull = isFull
    let natural = max(naturalWidth, 1)
    let factor = width / natural
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let length = isFull && index == 0 ? width : button.naturalWidth * factor
      // Distances count from the side of the list. Widths stay, so that titles are not squeezed.
      let visible = max(length, 0)
      let x = isRight ? bounds.width - start - visible : start
      button.frame = CGRect(x: x, y: 0, width: visible, height: bounds.height)
      button.alignsRight = !isRight
      start += button.naturalWidth * factor
    }
  }
}

/// A button of an action: an image, a title, or both.
final class SwipeActionButton: UIControl {
  /// The least width, and the space at the sides of a title. Estimates of what iOS shows.
  private static let metrics: (width: CGFloat, padding: CGFloat) = (74, 15)
  /// The least height of a row whose actions show an image and a title.
  private static let heightForBoth: CGFloat = 64

  private let imageView = UIImageView()
  private let label = UILabel()
  private let hasImage: Bool
  /// Whether the content stays at the right side while the button is wider than it.
  var alignsRight = false {
    didSet { if alignsRight != oldValue { setNeedsLayout() } }
  }

  init(_ action: UIContextualAction) {
    hasImage = action.image != nil
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat {
    let content = max(textSize.width, imageView.image?.size.width ?? 0)
    return max(Self.metrics.width, (content + 2 * Self.metrics.padding).rounded(.up))
  }

  private var textSize: CGSize { label.sizeThatFits(.zero) }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = naturalWidth
    let room = CGRect(
      x: alignsRight ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    let image = imageView.image?.size ?? .zero
    let showsTitle =
      label.text?.isEmpty == false && (!hasImage || bounds.height >= Self.heightForBoth)
    let text = showsTitle ? textSize : .zero
    let gap: CGFloat = showsTitle && hasImage ? 4 : 0
    let top = ((bounds.height - image.height - gap - text.height) / 2).rounded()
    label.isHidden = !showsTitle
    imageView.frame = CGRect(
      x: (room.midX - image.width / 2).rounded(), y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: room.minX + (width - min(text.width, width)) / 2, y: top + image.height + gap,
      width: min(text.width, width), height: text.height)
  }
}
