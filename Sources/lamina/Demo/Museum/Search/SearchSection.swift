import UIKit

/// A part of what a search has found.
struct SearchSection {
  enum Item {
    case room(Room)
    case artist(Artist)
    case work(Work)

    /// The page to which the item leads.
    @MainActor func makePage() -> UIViewController {
      switch self {
      case .room(let room): WorkListController(.room(room))
      case .artist(let artist): WorkListController(.artist(artist))
      case .work(let work): WorkPagesController(work, in: .all)
      }
    }
  }

  let title: String
  let items: [Item]

  /// The parts that are not empty; for an empty text all artists and rooms.
  static func all(for text: String) -> [SearchSection] {
    let found = CatalogSearch(text)
    let isBlank = text.allSatisfy(\.isWhitespace)
    let sections = [
      SearchSection(
        title: "Rooms", items: (isBlank ? Room.all : found.rooms).map { .room($0) }),
      SearchSection(
        title: "Artists", items: (isBlank ? Artist.all : found.artists).map { .artist($0) }),
      SearchSection(title: "Works", items: found.works.map { .work($0) }),
    ]
    return sections.filter { !$0.items.isEmpty }
  }
}
