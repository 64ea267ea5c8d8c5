import UIKit

class CardsViewController: UIViewController {
  private(set) lazy var deck = CardDeck([
    ShakingCardView(title: "Sea", color: .systemTeal),
    CardView(title: "Forest", color: .systemGreen),
    ShakingCardView(title: "Desert", color: .systemOrange),
  ])
  private let counter = UILabel()
  private(set) var log: [String] = []
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    deck.delegate = self
    counter.frame = CGRect(x: 20, y: 20, width: 300, height: 30)
    view.addSubview(counter)
    for card in deck.cards {
      let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
      pan.delegate = self
      card.addGestureRecognizer(pan)
      let press = UILongPressGestureRecognizer(target: self, action: .pressed)
      card.addGestureRecognizer(press)
      view.addSubview(card)
    }
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addTarget(self, action: #selector(CardsViewController.shuffle))
    view.addGestureRecognizer(doubleTap)
    timer = Timer.scheduledTimer(
      timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    updateCounter()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, card) in deck.cards.enumerated() where card.transform.isIdentity {
      card.center = CGPoint(
        x: view.bounds.midX + CGFloat(index - 1) * 24, y: view.bounds.midY + CGFloat(index - 1) * 24
      )
    }
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    guard let card = pan.view as? CardView else { return }
    let translation = pan.translation(in: view)
    switch pan.state {
    case .changed:
      card.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
        .rotated(by: translation.x / 800)
    case .ended where abs(translation.x) > 120 && deck.remove(card):
      UIView.animate(
        withDuration: 0.3,
        animations: {
          card.alpha = 0
          card.transform = card.transform.translatedBy(x: translation.x, y: 0)
        }, completion: { _ in card.removeFromSuperview() })
    case .ended, .cancelled:
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        options: [], animations: { card.transform = .identity })
    default: break
    }
  }

  @objc fileprivate func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began, let card = press.view as? CardView {
      log.append("pressed \(card.title)")
    }
  }

  @objc private func shuffle() {
    log.append("shuffled")
  }

  @objc private func tick(_ timer: Timer) {
    updateCounter()
  }

  private func updateCounter() {
    counter.text = "\(deck.cards.count) cards"
  }
}

extension CardsViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return otherGestureRecognizer is UILongPressGestureRecognizer
  }
}

extension CardsViewController: CardDeckDelegate {
  func deck(_ deck: CardDeck, shouldRemove card: CardView) -> Bool {
    return card.title != "Forest"
  }

  func deck(_ deck: CardDeck, didRemove card: CardView) {
    log.append("removed \(card.title)")
    updateCounter()
  }
}

extension Selector {
  fileprivate static let pressed = #selector(CardsViewController.pressed(_:))
}
