// The names are those of Apple's header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

/// How a value that is associated with an object is kept.
///
/// Source: Apple, "objc_AssociationPolicy".
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not retained; once it is released, it is nil.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps a copy of a value that can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that is associated with an object under a key; nil if there is none.
///
/// Any thread. Source: Apple, "objc_getAssociatedObject".
@safe
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, UInt(bitPattern: key))
}

/// Associates a value with an object under a key; nil removes the one that there is.
///
/// The value is released when the object is, if that is a responder, a layer or an animation; with
/// other objects, at the latest when many more objects have got values.
///
/// Any thread. Source: Apple, "objc_setAssociatedObject".
@safe
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(
    value.map { Association($0, policy) }, of: object as AnyObject, UInt(bitPattern: key))
}

/// Removes all values that are associated with an object.
///
/// Any thread. Source: Apple, "objc_removeAssociatedObjects".
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// A value as its policy keeps it. The lock of the table guards it.
private struct Association: @unchecked Sendable {
  private var kept: Any?
  private weak var assigned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: assigned = value as AnyObject
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: kept = value
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    }
  }

  var value: Any? { kept ?? assigned }
}

/// The values that are associated with objects.
package enum AssociatedObjects {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    var values: [UInt: Association] = [:]
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    var limit = 64
  }

  private static let table = Mutex(Table())
  /// Whether any object has got a value; until then nothing needs to be removed.
  private static let isUsed = Atomic(false)

  fileprivate static func value(of object: AnyObject, _ key: UInt) -> Any? {
    let association = table.withLock { table -> Association? in
      guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.values[key]
    }
    return association?.value
  }

  /// What is removed is released after the lock: its `deinit` may come back here.
  fileprivate static func set(_ association: Association?, of object: AnyObject, _ key: UInt) {
    isUsed.store(true, ordering: .relaxed)
    let id = ObjectIdentifier(object)
    let fresh = Entry(object: object)
    let removed = table.withLock { table -> [Entry] in
      var removed: [Entry] = []
      if let entry = table.entries[id] { removed.append(entry) }
      // The address of a released object may have been given to a new one.
      var entry = removed.first.flatMap { $0.object == nil ? nil : $0 } ?? fresh
      entry.values[key] = association
      table.entries[id] = entry.values.isEmpty ? nil : entry
      if table.entries.count >= table.limit {
        removed += table.entries.values.filter { $0.object == nil }
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      return removed
    }
    _ = removed
  }

  fileprivate static func removeAll(of object: AnyObject) {
    removeAll(of: ObjectIdentifier(object))
  }

  /// Releases the values of an object that is being released.
  package static func removeAll(of id: ObjectIdentifier) {
    guard isUsed.load(ordering: .relaxed) else { return }
    let removed = table.withLock { $0.entries.removeValue(forKey: id) }
    _ = removed
  }
}
