/// The values of a property that few layers have, as committed and as presented.
struct SideTable<Value: Equatable & Sendable>: Sendable {
  /// As committed.
  private(set) var models: [Value] = []
  /// At the time of the last `animate(to:)`.
  var presented: [Value] = []
  private var free: [Index<Value>] = []

  /// Whether no layer has a value.
  var isEmpty: Bool { models.count == free.count }

  /// Adds a value; its index is valid until `remove`.
  mutating func add(_ value: Value) -> Index<Value> {
    if let index = free.popLast() {
      set(value, at: index)
      return index
    }
    models.append(value)
    presented.append(value)
    return Index(models.count - 1)
  }

  mutating func set(_ value: Value, at index: Index<Value>) {
    models[index] = value
    presented[index] = value
  }

  mutating func remove(_ index: Index<Value>) {
    free.append(index)
  }

  /// Restores the committed value.
  mutating func reset(_ index: Index<Value>) {
    presented[index] = models[index]
  }
}
