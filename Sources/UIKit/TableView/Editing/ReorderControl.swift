import CoreGraphics

/// The three lines at the trailing side of a row that can be moved, by which a finger takes it.
final class ReorderControl: UIView {
  /// Points.
  static let width: CGFloat = 44

  private let lines = (0..<3).map { _ in UIView() }
  /// Takes the row at once; a scroll view around it does not scroll then.
  let recognizer = UILongPressGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: Self.width))
    for line in lines {
      line.backgroundColor = .tertiaryLabel
      line.layer.cornerRadius = 0.75
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    recognizer.minimumPressDuration = 0
    recognizer.allowableMovement = .greatestFiniteMagnitude
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: (bounds.width - 22) / 2, y: bounds.midY + CGFloat(index - 1) * 5 - 0.75, width: 22,
        height: 1.5)
    }
  }
}
