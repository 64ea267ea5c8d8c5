/// What layers pass on to their sublayers, by the layer's index in a tree's order. Only layers that
/// pass something on have a value, which saves 72 bytes for each of the others.
struct InheritedValues: Sendable {
  typealias Entry = Index<RenderTree.OrderEntry>

  private var rows: [PackedIndex<Flattener.Inherited>] = []
  private var values: [Flattener.Inherited] = []
  /// The structure of the tree whose order the rows belong to.
  private var version: UInt32?

  /// Prepares for a list of a tree. The rows remain as long as its order does.
  mutating func begin(_ tree: borrowing RenderTree) {
    guard version != tree.structureVersion || rows.count != tree.order.count else { return }
    version = tree.structureVersion
    values.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    rows.append(contentsOf: repeatElement(PackedIndex(), count: tree.order.count))
  }

  /// The value of a layer that has one.
  @inline(__always)
  subscript(entry: Entry) -> Flattener.Inherited {
    get {
      guard let row = rows[entry.offset].wrappedValue else {
        preconditionFailure("layer \(entry) passes nothing on")
      }
      return values[row]
    }
    set {
      if let row = rows[entry.offset].wrappedValue {
        values[row] = newValue
      } else {
        rows[entry.offset].wrappedValue = values.nextIndex
        values.append(newValue)
      }
    }
  }
}
