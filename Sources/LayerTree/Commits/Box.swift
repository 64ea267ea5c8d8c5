/// A large value that few of many structs have, in memory of its own.
final class Box<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
