/// The values of a property that few layers have, as committed and as presented.
struct SideTable<Value: Equatable & Sendable>: Sendable {
  /// As committed.
  private(set) var models: [Value] = []
  /// At the time of the last `animate(to:)`.
  var presented: [Value] = []
  private var free: [Int32] = []

  /// Adds a value; its index is valid until `remove`.
  mutating func add(_ value: Value) -> Int32 {
    if let index = free.popLast() {
      set(value, at: index)
      return index
    }
    models.append(value)
    presented.append(value)
    return Int32(models.count - 1)
  }

  mutating func set(_ value: Value, at index: Int32) {
    models[Int(index)] = value
    presented[Int(index)] = value
  }

  mutating func remove(_ index: Int32) {
    free.append(index)
  }

  /// Restores the committed value.
  mutating func reset(_ index: Int32) {
    presented[Int(index)] = models[Int(index)]
  }
}
