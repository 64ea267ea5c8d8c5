public import Foundation

extension NSObjectProtocol {
  /// Returns the property with a key. Traps if the class is not `KeyValueCodable`, or does not list it.
  ///
  /// Source: Apple, "value(forKey:)".
  public func value(forKey key: String) -> Any? {
    guard let member = KeyValueMember.member(key, of: self) else {
      fatalError(undefined("valueForUndefinedKey:", key))
    }
    return member.get(self)
  }

  /// Sets the property with a key. Numbers are converted to its type. Traps if the class does not list
  /// the property, or if it cannot have the value.
  ///
  /// Source: Apple, "setValue(_:forKey:)".
  public func setValue(_ value: Any?, forKey key: String) {
    guard let member = KeyValueMember.member(key, of: self) else {
      fatalError(undefined("setValue:forUndefinedKey:", key))
    }
    guard member.set(self, value) else {
      fatalError("\(type(of: self)) cannot set \(value ?? "nil") for the key \(key)")
    }
  }

  /// Returns the property at the end of keys with dots between them; nil if an object on the way is nil.
  ///
  /// Source: Apple, "value(forKeyPath:)".
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    return (value(forKey: keys[0]) as? NSObject)?.value(forKeyPath: keys[1])
  }

  /// Sets the property at the end of keys with dots between them; does nothing if an object on the way
  /// is nil.
  ///
  /// Source: Apple, "setValue(_:forKeyPath:)".
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: keys[0]) as? NSObject)?.setValue(value, forKeyPath: keys[1])
  }

  private func undefined(_ message: String, _ key: String) -> String {
    "[<\(type(of: self))> \(message)]: this class is not key value coding-compliant for the key \(key)."
  }
}
