import CoreGraphics
import Foundation

/// The panel of an inspector: a header with an X, what is spoken, and the parts of it.
final class InspectorPanel: UIView {
  let closeButton = UIButton(type: .system)
  private let title = UILabel()
  private let spoken = UILabel()
  private let names = UILabel()
  private let texts = UILabel()
  private var isActive = true

  private static let margin: CGFloat = 12
  private static let headerHeight: CGFloat = 36

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 3)
    // In the dark it has to differ from the rows of lists, where no shadow is seen.
    backgroundColor = .tertiarySystemBackground
    title.text = "Accessibility Inspector"
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    spoken.font = .systemFont(ofSize: 15)
    names.textAlignment = .right
    names.textColor = .secondaryLabel
    for label in [names, texts] { label.font = .systemFont(ofSize: 12) }
    for label in [spoken, names, texts] { label.numberOfLines = 0 }
    for view in [closeButton, title, spoken, names, texts] as [UIView] { addSubview(view) }
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self, weak pan] _ in if let pan { self?.follow(pan) } }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ element: SpokenElement?, isActive: Bool) {
    self.isActive = isActive
    spoken.text = element.map { "“\($0.spoken)”" } ?? "Click an element."
    names.text = element?.rows.map(\.name).joined(separator: "\n")
    texts.text = element?.rows.map(\.text).joined(separator: "\n")
    closeButton.tintColor = isActive ? nil : .secondaryLabel
    for view in [spoken, names, texts] { view.isHidden = !isActive }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard isActive else { return CGSize(width: 220, height: Self.headerHeight) }
    let width = size.width - 2 * Self.margin
    var height = Self.headerHeight + self.height(of: spoken, width) + Self.margin
    if texts.text?.isEmpty == false {
      height += self.height(of: texts, .greatestFiniteMagnitude) + 8
    }
    return CGSize(width: size.width, height: height.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.headerHeight
    closeButton.frame = CGRect(x: 0, y: 0, width: side, height: side)
    title.frame = CGRect(x: side, y: 0, width: bounds.width - side - Self.margin, height: side)
    let width = bounds.width - 2 * Self.margin
    let height = self.height(of: spoken, width)
    spoken.frame = CGRect(x: Self.margin, y: side, width: width, height: height)
    let top = spoken.frame.maxY + 8
    let rows = max(bounds.height - top - Self.margin, 0)
    names.frame = CGRect(x: Self.margin, y: top, width: 62, height: rows)
    let left = names.frame.maxX + 8
    texts.frame = CGRect(x: left, y: top, width: bounds.width - left - Self.margin, height: rows)
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      .rounded(.up)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: superview)
    frame.origin = CGPoint(x: frame.minX + distance.x, y: frame.minY + distance.y)
    pan.setTranslation(.zero, in: superview)
    superview?.setNeedsLayout()
  }

  // A click on the panel chooses no element behind it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
