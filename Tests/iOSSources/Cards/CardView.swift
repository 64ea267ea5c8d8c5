import UIKit

class CardView: UIView {
  let title: String
  private let label = UILabel()

  @objc init(title: String, color: UIColor) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
    backgroundColor = color
    layer.cornerRadius = 20
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
    label.text = title
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 24)
    label.textAlignment = .center
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("not from a view file")
  }

  @objc func cardWillLeave() {}
}

/// A card that shakes before it leaves.
final class ShakingCardView: CardView {
  private(set) var shakes = 0

  override func cardWillLeave() {
    super.cardWillLeave()
    shakes += 1
    let animation = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position) + ".x")
    animation.values = [0, -8, 8, -4, 0]
    animation.isAdditive = true
    animation.duration = 0.2
    layer.add(animation, forKey: "shake")
  }
}
