import CoreGraphics
import Testing

@testable import lamina

@Suite("The museum's catalog")
struct CatalogTests {
  @Test("every room and every artist has works, and identifiers are unique")
  func complete() {
    #expect(Room.all.allSatisfy { !$0.works.isEmpty })
    #expect(Artist.all.allSatisfy { $0.works.count == 4 })
    #expect(Set(Room.all.map(\.id)).count == Room.all.count)
    #expect(Set(Artist.all.map(\.id)).count == Artist.all.count)
    #expect(Catalog.works.map(\.number) == Array(Catalog.works.indices))
    #expect(Catalog.work(-1) == nil && Catalog.work(24) == nil)
  }

  @Test("rooms do not overlap in the plan")
  func plan() {
    for (index, room) in Room.all.enumerated() {
      #expect(CGRect(x: 0, y: 0, width: 12, height: 8).contains(room.place))
      for other in Room.all.dropFirst(index + 1) {
        let common = room.place.intersection(other.place)
        #expect(common.isEmpty, "\(room.name) and \(other.name)")
      }
    }
  }

  @Test("a list of works is found again by its identifier")
  func lists() {
    let lists =
      [WorkList.all] + Room.all.map { WorkList.room($0) } + Artist.all.map { WorkList.artist($0) }
    for list in lists {
      let found = WorkList(identifier: list.identifier)
      #expect(found?.works.map(\.number) == list.works.map(\.number))
    }
    #expect(WorkList(identifier: "room-nowhere") == nil && WorkList(identifier: "") == nil)
  }

  @Test("a search finds a room with its works, an artist with hers, titles and years")
  func search() {
    for room in Room.all {
      let found = CatalogSearch(room.name.uppercased())
      #expect(found.rooms.map(\.id) == [room.id])
      #expect(Set(found.works.map(\.number)).isSuperset(of: room.works.map(\.number)))
    }
    let artist = CatalogSearch("tomas")
    #expect(artist.artists.map(\.name) == ["Tomás Arce"] && artist.works.count == 4)
    #expect(CatalogSearch("1938").works.map(\.title) == ["Last Tram"])
    #expect(CatalogSearch("tram last").works.map(\.title) == ["Last Tram"])
    #expect(
      CatalogSearch("").isEmpty && CatalogSearch("  ").isEmpty && CatalogSearch("xyz").isEmpty)
  }
}
