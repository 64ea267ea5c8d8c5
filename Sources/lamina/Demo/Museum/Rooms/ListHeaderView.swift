import UIKit

/// The number of a room or the years of an artist, with a text, above the works.
final class ListHeaderView: UIView {
  private let mark = UILabel()
  private let text = UILabel()

  init(_ list: WorkList) {
    super.init(frame: .zero)
    switch list {
    case .all: break
    case .room(let room): show(room.title, room.text, room.color)
    case .artist(let artist): show(artist.years, artist.text, MuseumPalette.accent)
    }
    text.numberOfLines = 0
    for view in [mark, text] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ title: String, _ body: String, _ color: UIColor) {
    mark.text = title.uppercased()
    mark.font = .systemFont(ofSize: 13, weight: .bold)
    mark.textColor = color
    text.text = body
    text.font = .museum(18)
    text.textColor = MuseumPalette.ink
  }

  private static let margin: CGFloat = 20

  func height(forWidth width: CGFloat) -> CGFloat {
    textHeight(forWidth: width) + 52
  }

  private func textHeight(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - 2 * Self.margin, 1), height: .greatestFiniteMagnitude)
    return text.sizeThatFits(room).height.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 2 * Self.margin, 1)
    mark.frame = CGRect(x: Self.margin, y: 12, width: width, height: 18)
    text.frame = CGRect(
      x: Self.margin, y: 36, width: width, height: textHeight(forWidth: bounds.width))
  }
}
