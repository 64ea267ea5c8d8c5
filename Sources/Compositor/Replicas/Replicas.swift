import LayerTree

/// The copies that replicator layers make of their sublayers. Each copy of a layer is a row of the
/// `LayerTable`, so that the passes of a frame need not know of replication. The first instance are
/// the sublayers themselves; every other has a row of its own, which carries the transform and has
/// the copies as sublayers.
struct Replicas: Sendable {
  /// What a row is for. The same key keeps its row, so that its display items are recognized.
  enum Key: Hashable, Sendable {
    case instance(of: Slot, number: Int)
    /// A copy of a committed layer in an instance.
    case copy(of: Slot, in: Slot)
  }

  /// A layer in a replicator layer, or the outermost replicator layer itself.
  struct Entry: Sendable {
    enum Kind: Sendable {
      /// A committed layer.
      case layer
      case instance(number: Int)
      case copy(of: Slot)
    }

    let slot: Slot
    let kind: Kind
    /// An index into `entries`; nil for the outermost replicator layer.
    let parent: Int?
    let isMask: Bool
    /// For a replicator layer: the number of its instances when the order was made.
    var count: Int?

    // The values at the time of the last update.
    /// The local time.
    var time = LayerTime(0)
    /// Whether the local time is that of a later instance.
    var isDelayed = false
    /// The factor of the colors of the layer: straight RGBA.
    var tint = SIMD4<Float>.one
    /// That of its sublayers.
    var innerTint = SIMD4<Float>.one
  }

  /// The committed layers that are replicator layers.
  var committed: Set<Slot> = []
  /// In the tree's order.
  var entries: [Entry] = []
  /// By slot: the index in `entries`.
  var entryOf: [Slot: Int] = [:]
  /// By replicator layer: the rows of all instances except the first.
  var instances: [Slot: [Slot]] = [:]
  /// The tints other than white of layers whose parts are tinted separately.
  var tints: [Slot: SIMD4<Float>] = [:]
  /// The tints of the update before; the memory is reused.
  var previousTints: [Slot: SIMD4<Float>] = [:]
  /// The tints other than white of layers that are tinted as a group, with their sublayers.
  var groupTints: [Slot: SIMD4<Float>] = [:]
  /// By row: styles and 3D properties that are animated at a time of their own.
  var styles: [Slot: Index<LayerStyle>] = [:]
  var spaces: [Slot: Index<LayerSpace>] = [:]

  private var rows: [Key: Row] = [:]
  private var keys: [Slot: Key] = [:]
  private var generation: UInt32 = 0
  private var usedRows = 0

  private struct Row: Sendable {
    var slot: Slot
    /// The order for which it was last used.
    var generation: UInt32
  }

  /// More rows are not made; what they would show is missing.
  static let largestRowCount = 100_000

  /// Whether there is no replicator layer, and nothing is left of one.
  @inline(__always)
  var isEmpty: Bool { committed.isEmpty && rows.isEmpty && tints.isEmpty && groupTints.isEmpty }

  /// What a row is for; nil for a committed layer.
  func key(_ slot: Slot) -> Key? { keys[slot] }

  /// The committed layer of which a layer is a copy; the layer itself if it is none.
  func source(of slot: Slot) -> Slot {
    if case .copy(let source, _) = keys[slot] { source } else { slot }
  }

  /// The local time of a layer in a replicator layer; nil for other layers.
  func time(of slot: Slot) -> LayerTime? {
    entryOf.isEmpty ? nil : entryOf[slot].map { entries[$0].time }
  }

  // MARK: Rows

  mutating func beginOrder() {
    generation &+= 1
    usedRows = 0
    entries.removeAll(keepingCapacity: true)
    entryOf.removeAll(keepingCapacity: true)
    instances.removeAll(keepingCapacity: true)
  }

  var hasRoom: Bool { usedRows < Self.largestRowCount }

  /// The row for a key; nil if there are too many.
  mutating func row(for key: Key, in layers: inout LayerTable) -> Slot? {
    guard hasRoom else { return nil }
    let slot = rows[key]?.slot ?? layers.insertCopy(of: key.owner)
    if rows[key]?.generation != generation { usedRows += 1 }
    rows[key] = Row(slot: slot, generation: generation)
    keys[slot] = key
    return slot
  }

  /// Takes the rows that the last order does not use.
  mutating func takeUnusedRows() -> [Slot] {
    guard usedRows < rows.count else { return [] }
    var unused: [Slot] = []
    for (key, row) in rows where row.generation != generation {
      unused.append(row.slot)
      rows[key] = nil
      keys[row.slot] = nil
    }
    return unused
  }
}

extension Replicas.Key {
  /// The layer whose id the row has.
  fileprivate var owner: Slot {
    switch self {
    case .instance(let layer, _), .copy(let layer, _): layer
    }
  }
}
