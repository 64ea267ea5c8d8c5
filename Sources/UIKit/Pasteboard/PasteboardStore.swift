import Foundation
import RenderServer
import Wayland

/// The contents of the pasteboards of one name. Those of the general one are the display's clipboard.
@MainActor final class PasteboardStore {
  let name: UIPasteboard.Name
  private(set) var changeCount = 0
  private var own = OwnItems()
  /// What another program has copied since; nil if the own items are the contents.
  private var foreign: ForeignItems?
  /// Whether the compositor has said that the own items are its clipboard.
  private var isAnnounced = false
  private static var all: [UIPasteboard.Name: PasteboardStore] = [:]

  private init(_ name: UIPasteboard.Name) {
    self.name = name
  }

  static func named(_ name: UIPasteboard.Name) -> PasteboardStore {
    if let known = all[name] { return known }
    let new = PasteboardStore(name)
    all[name] = new
    return new
  }

  static func named(_ name: UIPasteboard.Name, create: Bool) -> PasteboardStore? {
    create ? named(name) : all[name]
  }

  static func remove(_ name: UIPasteboard.Name) -> PasteboardStore? {
    let removed = all.removeValue(forKey: name)
    removed?.set(OwnItems())
    return removed
  }

  var items: any PasteboardItems { foreign ?? own }

  func set(_ items: OwnItems) {
    (own, foreign, isAnnounced) = (items, nil, false)
    changeCount += 1
    provide()
  }

  /// Offers the own items to other programs, as long as they are the contents.
  func provide() {
    guard name == .general, foreign == nil else { return }
    UIApplication.shared.server?.provide(own.provided, as: .clipboard)
  }

  /// The display is gone, and with it what other programs had copied. The own items stay.
  func displayWasLost() {
    isAnnounced = false
    guard foreign != nil else { return }
    (own, foreign) = (OwnItems(), nil)
    changeCount += 1
  }

  func add(_ items: [[String: Any]]) {
    set(OwnItems(self.items.dictionaries + items, until: foreign == nil ? own.expiration : nil))
  }

  /// Takes what the compositor says of the clipboard; nil means that it is empty. Returns whether the
  /// contents are others now.
  func receive(_ offer: OfferedData?) -> Bool {
    if let offer, offer.isOwn {
      isAnnounced = true
      // Another program's data may have come while the compositor had not taken the own items yet.
      guard foreign != nil else { return false }
      foreign = nil
    } else if let offer {
      foreign = ForeignItems(offer)
      isAnnounced = false
    } else {
      // Items that the compositor has not taken yet are kept.
      guard foreign != nil || isAnnounced else { return false }
      (own, foreign, isAnnounced) = (OwnItems(), nil, false)
    }
    changeCount += 1
    return true
  }
}
