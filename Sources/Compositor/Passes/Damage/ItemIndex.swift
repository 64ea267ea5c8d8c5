/// The indices of a list's items, by slot and part.
struct ItemIndex: Sendable {
  // Most layers have a body and nothing else, so each part has a column of its own.
  private var bodies = Column()
  private var contents = Column()
  private var borders = Column()
  private var groups = Column()
  /// The indices of other parts, which few layers have, and of fragments of intersecting planes.
  private var others: [Key: Index<DisplayItem>] = [:]

  private struct Key: Hashable {
    let slot: Slot
    let part: DisplayItem.Part
    let fragmentIndex: UInt8

    init(_ item: DisplayItem) {
      (slot, part, fragmentIndex) = (item.slot, item.part, item.fragmentIndex)
    }
  }

  /// The indices by slot; it grows when one is set.
  private struct Column: Sendable {
    private var indices: [PackedIndex<DisplayItem>] = []

    @inline(__always)
    subscript(_ slot: Slot) -> Index<DisplayItem>? {
      get { slot.offset < indices.count ? indices[slot].wrappedValue : nil }
      set {
        if slot.offset >= indices.count {
          let count = max(slot.offset + 1, 2 * indices.count)
          indices.append(contentsOf: repeatElement(PackedIndex(), count: count - indices.count))
        }
        indices[slot].wrappedValue = newValue
      }
    }
  }

  @inline(__always)
  subscript(_ item: DisplayItem) -> Index<DisplayItem>? {
    guard item.isCommon else { return others[Key(item)] }
    switch item.part {
    case .body: return bodies[item.slot]
    case .contents: return contents[item.slot]
    case .border: return borders[item.slot]
    default: return groups[item.slot]
    }
  }

  mutating func add(_ items: [DisplayItem]) {
    for index in items.indices {
      if items[index].isCommon {
        set(Index(index), of: items[index].slot, part: items[index].part)
      } else if items[index].fragmentIndex < .max {
        // Items without an index of their own are never found again.
        others[Key(items[index])] = Index(index)
      }
    }
  }

  mutating func remove(_ items: [DisplayItem]) {
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    for index in items.indices where items[index].isCommon {
      set(nil, of: items[index].slot, part: items[index].part)
    }
  }

  @inline(__always)
  private mutating func set(
    _ index: Index<DisplayItem>?, of slot: Slot, part: DisplayItem.Part
  ) {
    switch part {
    case .body: bodies[slot] = index
    case .contents: contents[slot] = index
    case .border: borders[slot] = index
    default: groups[slot] = index
    }
  }
}

extension DisplayItem {
  /// Whether it is a part that many layers have.
  @inline(__always)
  fileprivate var isCommon: Bool { fragmentIndex == 0 && part.rawValue <= Part.group.rawValue }
}
