import CoreGraphics
import Foundation

/// A row of a picker with a title.
@MainActor final class PickerTitleView: UIView {
  private let label = UILabel(frame: .zero)

  init() {
    super.init(frame: .zero)
    label.font = Self.font
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  func show(_ title: String, color: UIColor = .label, alignment: NSTextAlignment = .center) {
    label.textColor = color
    label.text = title
    label.textAlignment = alignment
  }

  func show(_ title: NSAttributedString) {
    label.textColor = .label
    label.attributedText = title
    label.textAlignment = .center
  }

  /// The font of titles. Apple does not publish its size.
  private static let font = UIFont.systemFont(ofSize: 21)
  /// The distance of titles that are not centered from the sides of their component.
  static let margin: CGFloat = 9

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: label.textAlignment == .center ? 0 : Self.margin, dy: 0)
  }
}
