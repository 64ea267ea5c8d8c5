/// Which vertex is on a grid point.
///
/// A dictionary, whose hashes withstand an enemy, took a quarter of the time of a stroke's outline.
struct PointTable {
  typealias Place = Arrangement.Place

  private struct Slot {
    var place = Place(x: 0, y: 0)
    /// Below zero for a free slot.
    var vertex = -1
  }

  /// A power of two, at least half of them free.
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  subscript(place: Place) -> Int? {
    let vertex = slots[slot(of: place)].vertex
    return vertex < 0 ? nil : vertex
  }

  /// There must be no vertex on `place` yet.
  mutating func insert(_ vertex: Int, on place: Place) {
    if 2 * (count + 1) > slots.count { grow() }
    slots[slot(of: place)] = Slot(place: place, vertex: vertex)
    count += 1
  }

  /// Where the place is, or else the free slot where it belongs.
  private func slot(of place: Place) -> Int {
    // A grid has less than 2³² places a row. The product's high bits depend on all others.
    let key = UInt64(bitPattern: place.x << 32 &+ place.y) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(key >> 32) & (slots.count - 1)
    while slots[index].vertex >= 0, slots[index].place != place {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let full = slots
    slots = Array(repeating: Slot(), count: 2 * full.count)
    for old in full where old.vertex >= 0 { slots[slot(of: old.place)] = old }
  }
}
