/// The works among which the user turns pages.
enum WorkList {
  case all
  case room(Room)
  case artist(Artist)

  var works: [Work] {
    switch self {
    case .all: Catalog.works
    case .room(let room): room.works
    case .artist(let artist): artist.works
    }
  }

  /// The name of the list in restoration identifiers.
  var identifier: String {
    switch self {
    case .all: "all"
    case .room(let room): "room-\(room.id)"
    case .artist(let artist): "artist-\(artist.id)"
    }
  }

  init?(identifier: String) {
    let parts = identifier.split(separator: "-").map(String.init)
    switch (parts.first, parts.last) {
    case ("all", _): self = .all
    case ("room", let id?):
      guard let room = Catalog.room(id) else { return nil }
      self = .room(room)
    case ("artist", let id?):
      guard let artist = Catalog.artist(id) else { return nil }
      self = .artist(artist)
    default: return nil
    }
  }
}
