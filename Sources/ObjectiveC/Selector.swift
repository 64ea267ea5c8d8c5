// The functions have the names of Apple's header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a method, and a way to call it.
///
/// There is no Objective-C runtime that finds methods by their names, so a selector is given its
/// method with its name: `Selector("tapped:", Controller.tapped(_:))` is what
/// `#selector(tapped(_:))` is on iOS. It neither captures nor retains a target. Equality and hash
/// are those of the name. A selector that is created from a name alone calls the method that the
/// program has given to another selector of that name, for the target's class or a superclass.
///
/// Any thread; the method runs on the thread that calls it. Source: Apple, "Selector".
public struct Selector: Sendable {
  package let name: String
  /// nil if the selector was created from a name alone.
  private let method: SelectorMethod?

  /// Creates a selector from a name, such as `tapped:`, with a colon for each parameter.
  public init(_ str: String) {
    name = str
    method = nil
  }

  fileprivate init<Target>(
    _ name: String, of type: Target.Type,
    _ call: @escaping (Target, SelectorArguments) -> Any?
  ) {
    self.name = name
    method = SelectorTable.shared.method(named: name, of: type, call)
  }
}

extension Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// The name.
  public var description: String { name }
}

// The methods of no actor have initializers of their own, because in the Swift 6 language mode
// their functions do not convert to those of the main actor. The unused last parameter tells these
// apart from the others, which the compiler prefers where both fit.

extension Selector {
  /// Creates the selector of a method without parameters.
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, unsafe unsafeBitCast(method, to: ((Target) -> () -> Result).self), ())
  }

  /// Creates the selector of a method with one parameter: a sender, for example.
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name, unsafe unsafeBitCast(method, to: ((Target) -> (First) -> Result).self), ())
  }

  /// Creates the selector of a method with two parameters: a sender and an event, for example.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(
      name, unsafe unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self), ())
  }

  /// Creates the selector of a method with three parameters.
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(
      name, unsafe unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self),
      ())
  }

  /// Creates the selector of a method of no actor without parameters.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result, _: Void = ()
  ) {
    self.init(name, of: Target.self) { target, _ in method(target)() }
  }

  /// Creates the selector of a method of no actor with one parameter.
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Result, _: Void = ()
  ) {
    self.init(name, of: Target.self) { target, arguments in
      method(target)(arguments.value(at: 0))
    }
  }

  /// Creates the selector of a method of no actor with two parameters.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result, _: Void = ()
  ) {
    self.init(name, of: Target.self) { target, arguments in
      method(target)(arguments.value(at: 0), arguments.value(at: 1))
    }
  }

  /// Creates the selector of a method of no actor with three parameters.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result, _: Void = ()
  ) {
    self.init(name, of: Target.self) { target, arguments in
      method(target)(arguments.value(at: 0), arguments.value(at: 1), arguments.value(at: 2))
    }
  }
}

extension Selector {
  /// Whether a target has the method.
  package func isMethod(of target: AnyObject) -> Bool {
    implementation(for: target) != nil
  }

  /// Calls the method with as many of the arguments as it has parameters, and returns its result.
  /// Traps, as on iOS, if the target has no such method.
  @discardableResult
  package func send(to target: AnyObject, _ arguments: Any?...) -> Any? {
    guard let method = implementation(for: target) else { fatalError(unrecognized(by: target)) }
    return method.call(target, SelectorArguments(values: arguments, selector: self))
  }

  /// The method of the selector itself; otherwise one that another selector of the name has.
  private func implementation(for target: AnyObject) -> SelectorMethod? {
    if let method, method.canCall(target) { return method }
    return SelectorTable.shared.method(named: name, for: target)
  }

  private func unrecognized(by target: AnyObject) -> String {
    let address = UInt(bitPattern: ObjectIdentifier(target).hashValue)
    return "-[\(String(reflecting: type(of: target))) \(name)]: unrecognized selector sent to "
      + "instance 0x\(String(address, radix: 16))"
  }
}

/// Returns the name of a selector.
///
/// Source: Apple, "NSStringFromSelector(_:)".
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}

/// Returns the selector with a name.
///
/// Source: Apple, "NSSelectorFromString(_:)".
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}
