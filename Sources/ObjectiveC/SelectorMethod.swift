import Synchronization

/// A method of a class or of a protocol, of which selectors know the name.
///
/// It holds a function that captures no object of the program, and may be copied to any thread.
struct SelectorMethod: @unchecked Sendable {
  fileprivate let owner: ObjectIdentifier
  let canCall: (AnyObject) -> Bool
  let call: (AnyObject, SelectorArguments) -> Any?

  fileprivate init<Target>(
    of type: Target.Type, _ call: @escaping (Target, SelectorArguments) -> Any?
  ) {
    owner = ObjectIdentifier(type)
    canCall = { $0 is Target }
    self.call = { target, arguments in (target as? Target).flatMap { call($0, arguments) } }
  }
}

/// The arguments of a call by selector.
struct SelectorArguments {
  let values: [Any?]
  let selector: Selector

  /// Returns an argument as the method's parameter; one that is missing is nil. Traps if the
  /// parameter cannot have that value.
  func value<Parameter>(at index: Int) -> Parameter {
    let value = index < values.count ? values[index] : nil
    guard let parameter = value as Any as? Parameter else {
      let given = value.map { String(reflecting: type(of: $0)) } ?? "nil"
      fatalError("\(selector) takes \(Parameter.self) as argument \(index + 1), and got \(given)")
    }
    return parameter
  }
}

/// The methods that selectors have got, by their names. The methods of a name are in the order in
/// which they were added.
final class SelectorTable: Sendable {
  static let shared = SelectorTable()
  private let methods = Mutex<[String: [SelectorMethod]]>([:])

  /// Returns the method of a name and a type, and adds it if it is new.
  func method<Target>(
    named name: String, of type: Target.Type,
    _ call: @escaping (Target, SelectorArguments) -> Any?
  ) -> SelectorMethod {
    let method = SelectorMethod(of: type, call)
    methods.withLock { methods in
      let isKnown = methods[name]?.contains { $0.owner == method.owner } ?? false
      if !isKnown { methods[name, default: []].append(method) }
    }
    return method
  }

  /// Returns the method of a name that was added last of those that a target has.
  func method(named name: String, for target: AnyObject) -> SelectorMethod? {
    methods.withLock { $0[name] ?? [] }.last { $0.canCall(target) }
  }
}
