import UIKit

/// Says that a search has found nothing.
final class NothingFoundView: UIView {
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = "Nothing in the house is called\n“\(text)”."
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .museum(20)
    label.textColor = MuseumPalette.faded
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 24, dy: 24)
    label.frame = CGRect(
      x: area.minX, y: area.minY + area.height * 0.2, width: area.width, height: 60)
  }
}
