import Synchronization
import Testing

/// A class whose open members a subclass overrides, and what leads to calls of the overrides.
struct Overrides: Sendable, CustomTestStringConvertible {
  /// The class, after those of its superclasses whose members the subclass overrides as well.
  let classes: [String]
  private let use: @MainActor () async throws -> Void

  /// - Parameters:
  ///   - makeObject: creates an object of the subclass for each of the uses.
  ///   - uses: call the members, or what makes UIKit or Core Animation call them.
  init<Object>(
    of classes: String..., by makeObject: @autoclosure @escaping @MainActor () -> Object,
    uses: [@MainActor (Object) async throws -> Void]
  ) {
    self.classes = classes
    use = { for use in uses { try await use(makeObject()) } }
  }

  var testDescription: String { classes.last ?? "" }

  /// Returns the names of the overrides that are called.
  @MainActor func calls() async throws -> Set<String> {
    calledMembers.withLock { $0 = [] }
    try await use()
    return calledMembers.withLock { $0 }
  }
}

private let calledMembers = Mutex<Set<String>>([])

/// Records a call of the member that contains this line, and returns what its superclass returned.
/// Members that differ only in types need names.
@discardableResult
func called<Result>(_ result: Result, _ name: String = #function) -> Result {
  calledMembers.withLock { _ = $0.insert(name) }
  return result
}

/// Records that the property that contains this line is set, and returns its new value.
func assigned<Value>(_ value: Value, _ name: String = #function) -> Value {
  called(value, name + " =")
}
