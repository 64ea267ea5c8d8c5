import CoreGraphics
import Foundation

/// The window over the interface that takes the touches while the screen reader runs, and shows where it
/// is and what it says.
final class ReaderWindow: UIWindow {
  weak var reader: ScreenReader?
  private let outline = ReaderOutline()
  private let captionView = ReaderCaption()

  /// The text that is being spoken.
  var caption = "" {
    didSet {
      captionView.label.text = caption
      layoutCaption()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert + 99
    accessibilityElementsHidden = true
    outline.isHidden = true
    for view in [outline, captionView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addGestures()
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }
  override var takesAssistiveTouches: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCaption()
  }

  /// Shows where the reader is.
  func show(_ element: UIResponder?) {
    outline.isHidden = element == nil
    guard let element else { return }
    outline.frame = convert(element.accessibilityFrame, from: screen.coordinateSpace)
      .insetBy(dx: -4, dy: -4)
    layoutCaption()
  }

  /// The caption is at the bottom, unless it would hide the element; then it is at the top.
  private func layoutCaption() {
    captionView.isHidden = caption.isEmpty
    let room = bounds.inset(by: safeAreaInsets).less(CGSize(width: 16, height: 16))
    let size = captionView.sizeThatFits(room.size)
    var frame = CGRect(
      x: room.midX - size.width / 2, y: room.maxY - size.height, width: size.width,
      height: size.height
    ).integral
    if !outline.isHidden, frame.intersects(outline.frame) { frame.origin.y = room.minY }
    captionView.frame = frame
  }

  /// Touches reach the elements that handle them themselves.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden else { return nil }
    let element = screen.accessibilityElement(
      at: convert(point, to: screen.coordinateSpace))
    let isDirect = element?.accessibilityTraits.contains(.allowsDirectInteraction) == true
    return isDirect ? nil : self
  }
}

/// A black line with a white one inside, which are seen on every background.
private final class ReaderOutline: UIView {
  private let inside = UIView()

  init() {
    super.init(frame: .zero)
    for (view, color, radius) in [(self, UIColor.black, 8), (inside, .white, 6)]
      as [(UIView, UIColor, CGFloat)]
    {
      view.layer.borderWidth = 2
      view.layer.borderColor = color.cgColor
      view.layer.cornerRadius = radius
    }
    addSubview(inside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    inside.frame = bounds.less(CGSize(width: 2, height: 2))
  }
}

/// White text on black.
private final class ReaderCaption: UIView {
  let label = UILabel()

  private static let margin = CGSize(width: 14, height: 10)
  private static let greatestWidth: CGFloat = 560

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.85)
    layer.cornerRadius = 12
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, Self.greatestWidth) - 2 * Self.margin.width
    let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(
      width: text.width + 2 * Self.margin.width, height: text.height + 2 * Self.margin.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.less(Self.margin)
  }
}

extension CGRect {
  /// The rectangle without margins; empty if they need all of it.
  fileprivate func less(_ margin: CGSize) -> CGRect {
    CGRect(
      x: minX + margin.width, y: minY + margin.height, width: max(width - 2 * margin.width, 0),
      height: max(height - 2 * margin.height, 0))
  }
}
