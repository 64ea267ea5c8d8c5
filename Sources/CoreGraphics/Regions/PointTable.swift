/// A hash table from grid points to vertices.
///
/// A `Dictionary`, whose hashing resists collision attacks, took a quarter of the time of a
/// stroke's outline.
struct PointTable {
  typealias GridPoint = Arrangement.GridPoint

  private struct Slot {
    var gridPoint = GridPoint(x: 0, y: 0)
    /// Negative for a free slot.
    var vertex = -1
  }

  /// The count is a power of two, and at least half of the slots are free.
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  subscript(gridPoint: GridPoint) -> Int? {
    let vertex = slots[slot(of: gridPoint)].vertex
    return vertex < 0 ? nil : vertex
  }

  /// There must be no vertex at `gridPoint` yet.
  mutating func insert(_ vertex: Int, on gridPoint: GridPoint) {
    if 2 * (count + 1) > slots.count { grow() }
    slots[slot(of: gridPoint)] = Slot(gridPoint: gridPoint, vertex: vertex)
    count += 1
  }

  /// The slot that holds the point, or else the free slot for it.
  private func slot(of gridPoint: GridPoint) -> Int {
    // A grid row has fewer than 2³² points. The high bits of the product depend on all bits of the
    // key.
    let key = UInt64(bitPattern: gridPoint.x << 32 &+ gridPoint.y) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(key >> 32) & (slots.count - 1)
    while slots[index].vertex >= 0, slots[index].gridPoint != gridPoint {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let full = slots
    slots = Array(repeating: Slot(), count: 2 * full.count)
    for old in full where old.vertex >= 0 { slots[slot(of: old.gridPoint)] = old }
  }
}
