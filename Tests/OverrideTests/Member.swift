import Testing

/// A member of a class that a subclass overrides, and what leads to a call of it.
struct Member<Object: Sendable>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The names under which the override records its calls.
  let calls: [String]
  let use: @MainActor (Object) -> Void

  init(_ name: String, _ calls: [String]? = nil, use: @escaping @MainActor (Object) -> Void) {
    (testDescription, self.calls, self.use) = (name, calls ?? [name], use)
  }

  /// Checks that the override in `object`'s class is called.
  @MainActor func check(_ object: Object) {
    Calls.counts = [:]
    use(object)
    for call in calls {
      #expect(Calls.counts[call, default: 0] > 0, "\(call) is not called")
    }
  }
}

/// The calls that the overrides have recorded.
enum Calls {
  @MainActor static var counts: [String: Int] = [:]
}

@MainActor func record(_ name: String) {
  Calls.counts[name, default: 0] += 1
}
