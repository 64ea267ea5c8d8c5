/// A large value that few of many structs have, in memory of its own.
package final class Box<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
