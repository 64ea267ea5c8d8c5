import CoreGraphics
import Foundation

/// A date or a time on a gray background, which shows a picker when it is touched.
@MainActor final class CompactDateLabel: UIControl {
  private let label = UILabel(frame: .zero)
  /// Whether the picker of this label is shown.
  var isOpen = false { didSet { updateColors() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  var naturalWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 34)).width.rounded(.up) + 24
  }

  private func updateColors() {
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
