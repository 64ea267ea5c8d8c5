import UIKit

/// What a bubble in the plan says about a room, with a button that leads there.
final class RoomBubble: UIViewController {
  private let room: Room
  private let onEnter: () -> Void
  private let column = ColumnView()

  init(_ room: Room, onEnter: @escaping () -> Void) {
    (self.room, self.onEnter) = (room, onEnter)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static let width: CGFloat = 270
  private static let margin: CGFloat = 18

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MuseumPalette.card
    column.spacing = 6
    column.addArrangedSubview(label(room.name, .museum(20, .bold), MuseumPalette.ink))
    column.addArrangedSubview(label(room.text, .systemFont(ofSize: 15), MuseumPalette.faded))
    column.addArrangedSubview(enterButton)
    column.setCustomSpacing(14, after: column.arrangedSubviews[1])
    column.install(in: view)
    let width = Self.width - 2 * Self.margin
    column.place(at: CGPoint(x: Self.margin, y: Self.margin), width: width)
    preferredContentSize = CGSize(
      width: Self.width, height: column.height(forWidth: width) + 2 * Self.margin)
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    label.numberOfLines = 0
    return label
  }

  private var enterButton: UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "See the \(room.works.count) works"
    configuration.cornerStyle = .large
    configuration.baseBackgroundColor = room.color.darker(0.12)
    configuration.baseForegroundColor = UIColor(hex: 0xFFFFFF)
    return UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.onEnter() })
  }
}
