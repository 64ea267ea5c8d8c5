import UIKit

/// Cards that cast shadows, each with a picture in a round mask and a line of text.
struct CardsVariant: GridVariant {
  static let name = "cards"
  static let summary = "20 cards, or --layers, with a shadow and a masked picture"
  static let fades = false
  static let defaults = BenchOptions(layers: 20)

  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func makeView(_ index: Int) -> UIView {
    let side = CGFloat(options.layerSize)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    card.backgroundColor = .white
    card.layer.cornerRadius = side / 10
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = side / 16
    card.layer.shadowOffset = CGSize(width: 0, height: side / 32)
    card.addSubview(picture(index))
    let label = UILabel(
      frame: CGRect(x: 0, y: side * 0.75, width: side, height: side * 0.2))
    label.text = "Card \(index + 1)"
    label.textAlignment = .center
    label.font = .systemFont(ofSize: side / 8)
    card.addSubview(label)
    return card
  }

  private func picture(_ index: Int) -> UIView {
    let side = CGFloat(options.layerSize)
    let picture = BenchView(index: index, size: side * 0.6, picture: .opaque)
    picture.frame.origin = CGPoint(x: side * 0.2, y: side * 0.1)
    let mask = UIView(frame: picture.bounds)
    mask.backgroundColor = .black
    mask.layer.cornerRadius = picture.bounds.width / 2
    picture.mask = mask
    return picture
  }
}
