import Foundation

/// A member that appearance proxies record: a property, or a setter with further arguments.
@MainActor final class AppearanceMember {
  /// Distinguishes the members of all classes.
  let number: Int
  /// Sets on the second object what the first one has. The numbers are the setter's arguments.
  let copy: (_ proxy: NSObject, _ object: NSObject, _ arguments: [Int]) -> Void
  private static var count = 0

  private init(copy: @escaping (NSObject, NSObject, [Int]) -> Void) {
    precondition(Self.count < AppearanceMarks.capacity, "AppearanceMarks has too few bits")
    (number, self.copy) = (Self.count, copy)
    Self.count += 1
  }

  convenience init<Object: NSObject, Value>(_ property: ReferenceWritableKeyPath<Object, Value>) {
    self.init { proxy, object, _ in
      guard let proxy = proxy as? Object, let object = object as? Object else { return }
      object[keyPath: property] = proxy[keyPath: property]
    }
  }

  convenience init<Object: NSObject>(
    of type: Object.Type, setter: @escaping (_ proxy: Object, _ object: Object, [Int]) -> Void
  ) {
    self.init { proxy, object, arguments in
      guard let proxy = proxy as? Object, let object = object as? Object else { return }
      setter(proxy, object, arguments)
    }
  }

  /// A setter for a state of a control.
  convenience init<Object: NSObject>(
    of type: Object.Type,
    setter: @escaping (_ proxy: Object, _ object: Object, UIControl.State) -> Void
  ) {
    self.init(of: type) { proxy, object, arguments in
      setter(proxy, object, UIControl.State(argument: arguments[0]))
    }
  }
}

/// A member with the arguments of its setter.
@MainActor struct AppearanceKey: Equatable {
  let member: AppearanceMember
  let arguments: [Int]

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.member === right.member && left.arguments == right.arguments
  }
}

extension UIControl.State {
  init(argument: Int) { self.init(rawValue: UInt(bitPattern: argument)) }
  var argument: Int { Int(bitPattern: rawValue) }
}
