import UIKit

@objc protocol CardDeckDelegate: NSObjectProtocol {
  @objc optional func deck(_ deck: CardDeck, shouldRemove card: CardView) -> Bool
  @objc optional func deck(_ deck: CardDeck, didRemove card: CardView)
  @objc optional func deckIsEmpty(_ deck: CardDeck)
}

class CardDeck: NSObject {
  private(set) var cards: [CardView]
  weak var delegate: CardDeckDelegate?

  init(_ cards: [CardView]) {
    self.cards = cards
  }

  func remove(_ card: CardView) -> Bool {
    guard delegate?.deck?(self, shouldRemove: card) ?? true,
      let index = cards.firstIndex(of: card)
    else { return false }
    card.perform(#selector(CardView.cardWillLeave))
    cards.remove(at: index)
    delegate?.deck?(self, didRemove: card)
    if cards.isEmpty, delegate?.responds(to: #selector(CardDeckDelegate.deckIsEmpty(_:))) == true {
      delegate?.deckIsEmpty?(self)
    }
    return true
  }
}
