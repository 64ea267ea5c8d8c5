import CoreGraphics

/// Shows the view of a bar button item or of a navigation item, at the size that the view wants.
@MainActor final class BarCustomView: UIView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
    guard !content.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The size that the view wants: that of its constraints, its frame, or its content.
  func naturalSize(in room: CGSize) -> CGSize {
    guard content.translatesAutoresizingMaskIntoConstraints else {
      return content.systemLayoutSizeFitting(.zero)
    }
    if content.bounds.width > 0, content.bounds.height > 0 { return content.bounds.size }
    let size = content.intrinsicContentSize
    guard size.width > 0, size.height > 0 else { return content.sizeThatFits(room) }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.translatesAutoresizingMaskIntoConstraints else { return }
    let size = naturalSize(in: bounds.size)
    content.bounds.size = CGSize(width: min(size.width, bounds.width), height: size.height)
    content.center = CGPoint(x: bounds.midX.rounded(), y: bounds.midY)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    content.frame.contains(point) || super.point(inside: point, with: event)
  }
}
