public import Foundation

/// A class whose properties key-value coding and observing find by their names.
///
/// On iOS, the Objective-C runtime finds them. Here the class lists them; for sources that `lamina build`
/// compiles, it writes the list of what `@objc` and `dynamic` mark. A subclass lists only its own:
/// `super.keyValueMembers + […]`.
public protocol KeyValueCodable: NSObjectProtocol {
  /// The properties that have keys, with those of the superclass.
  static var keyValueMembers: [KeyValueMember] { get }
}

/// A property that key-value coding finds by its key.
public struct KeyValueMember {
  public let key: String
  let property: AnyKeyPath
  let get: (_ object: AnyObject) -> Any?
  /// Sets the property; false if it cannot have the value.
  let set: (_ object: AnyObject, _ value: Any?) -> Bool

  /// A property that can be set. Numbers are converted to its type.
  public static func property<Object: AnyObject, Value>(
    _ key: String, _ property: ReferenceWritableKeyPath<Object, Value>
  ) -> KeyValueMember {
    KeyValueMember(
      key: key, property: property, get: { read(property, of: $0) },
      set: { object, value in
        guard let object = object as? Object, let value: Value = keyValue(value) else {
          return false
        }
        object[keyPath: property] = value
        return true
      })
  }

  /// A property that can only be read.
  public static func property<Object: AnyObject, Value>(
    _ key: String, _ property: KeyPath<Object, Value>
  ) -> KeyValueMember {
    KeyValueMember(
      key: key, property: property, get: { read(property, of: $0) }, set: { _, _ in false })
  }

  private static func read<Object: AnyObject, Value>(
    _ property: KeyPath<Object, Value>, of object: AnyObject
  ) -> Any? {
    guard let value = (object as? Object)?[keyPath: property] else { return nil }
    // An optional property without a value is nil, and no optional inside of an optional.
    return (value as? any OptionalValue)?.wrapped ?? (value is any OptionalValue ? nil : value)
  }

  /// The member of an object's class; nil if it has none with the key.
  static func member(_ key: String, of object: AnyObject) -> KeyValueMember? {
    members(of: object).last { $0.key == key }
  }

  /// The keys of a key path of Swift that begins at an object; nil if its class does not list them.
  static func keys(of path: AnyKeyPath, from object: AnyObject) -> [String]? {
    let members = Self.members(of: object)
    if let member = members.last(where: { $0.property == path }) { return [member.key] }
    for member in members {
      guard let next = member.get(object) as? NSObject,
        let rest = Self.members(of: next).lazy.compactMap({ inner -> [String]? in
          guard let whole = member.property.appending(path: inner.property) else { return nil }
          return whole == path ? [inner.key] : nil
        }).first
      else { continue }
      return [member.key] + rest
    }
    return nil
  }

  private static func members(of object: AnyObject) -> [KeyValueMember] {
    (type(of: object) as? any KeyValueCodable.Type)?.keyValueMembers ?? []
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

/// The value as another type: numbers are converted.
package func keyValue<Value>(_ value: Any?) -> Value? {
  if let value = value as Any as? Value { return value }
  guard let number = value as? NSNumber else { return nil }
  let candidates: [Any] = [
    number.boolValue, number.intValue, number.doubleValue, CGFloat(number.doubleValue),
    number.floatValue, number.uintValue, number.int32Value, number.int64Value,
  ]
  return candidates.lazy.compactMap { $0 as? Value }.first
}
