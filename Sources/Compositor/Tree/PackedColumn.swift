/// A column of a `LayerTable` with an index, or nil, for each layer, in four bytes.
struct PackedColumn<Element>: Sendable {
  private var indices: [PackedIndex<Element>] = []

  mutating func appendRow() {
    indices.append(PackedIndex())
  }

  @inline(__always)
  subscript(slot: Slot) -> Index<Element>? {
    get { indices[slot.offset].wrappedValue }
    set { indices[slot.offset].wrappedValue = newValue }
  }
}
