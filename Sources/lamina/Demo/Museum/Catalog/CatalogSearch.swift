import Foundation

/// What a text that a visitor has typed finds.
struct CatalogSearch {
  let rooms: [Room]
  let artists: [Artist]
  let works: [Work]

  var isEmpty: Bool { rooms.isEmpty && artists.isEmpty && works.isEmpty }

  /// Finds everything of which all words of the text are a part. A work is also found by the names of
  /// its artist and of its room.
  init(_ text: String) {
    let words = text.split { $0.isWhitespace }.map { Self.plain(String($0)) }
    func matches(_ names: String...) -> Bool {
      let names = Self.plain(names.joined(separator: " "))
      return !words.isEmpty && words.allSatisfy { names.contains($0) }
    }
    rooms = Room.all.filter { matches($0.title, $0.name) }
    artists = Artist.all.filter { matches($0.name) }
    works = Catalog.works.filter {
      matches(
        $0.title, $0.artist.name, $0.room.title, $0.room.name, $0.technique, "\($0.year)")
    }
  }

  /// Lowercase and without accents.
  private static func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
