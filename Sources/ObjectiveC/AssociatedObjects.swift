// The names are those of Apple's header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

/// The way in which a value that is associated with an object is kept.
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

/// A value as its policy keeps it. It is never changed, and may be copied and read on any thread.
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

    /// Removes the entries of released objects.
    mutating func removeReleasedObjects(into garbage: inout Garbage) {
      for (id, entry) in entries {
        if let object = entry.object {
          garbage.objects.append(object)
        } else {
          garbage.entries.append(entry)
          entries[id] = nil
        }
      }
      limit = max(64, entries.count * 2)
    }
  }

  /// References that are released after the lock, because each may be the last one of an object
  /// whose `deinit` uses the table.
  private struct Garbage: @unchecked Sendable {
    var entries: [Entry] = []
    /// Objects that a weak reference has retained while it was read.
    var objects: [AnyObject] = []
  }

  private static let table = Mutex(Table())
  /// Whether any object has got a value; until then nothing needs to be removed.
  private static let isUsed = Atomic(false)

  /// The association is copied while the lock is held, and its value is read from the copy.
  fileprivate static func value(of object: AnyObject, _ key: UInt) -> Any? {
    let association = table.withLock { table -> Association? in
      guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.values[key]
    }
    return association?.value
  }

  /// The value of an object under a key, which is `new` if there was none. All threads get the same one.
  static func value<Value>(
    of object: AnyObject, _ key: UnsafeRawPointer, adding new: Value
  ) -> Value {
    let association = Association(new, .OBJC_ASSOCIATION_RETAIN)
    let kept = set(association, of: object, UInt(bitPattern: key), replacing: false)
    return kept?.value as? Value ?? new
  }

  /// Returns the association that the object has then.
  @discardableResult
  fileprivate static func set(
    _ association: Association?, of object: AnyObject, _ key: UInt, replacing: Bool = true
  ) -> Association? {
    isUsed.store(true, ordering: .relaxed)
    let id = ObjectIdentifier(object)
    let fresh = Entry(object: object)
    let (kept, garbage) = table.withLock { table -> (Association?, Garbage) in
      var garbage = Garbage()
      if let entry = table.entries[id] { garbage.entries.append(entry) }
      // The address of a released object may have been given to a new one.
      var entry = garbage.entries.first.flatMap { $0.object == nil ? nil : $0 } ?? fresh
      if replacing || entry.values[key] == nil { entry.values[key] = association }
      table.entries[id] = entry.values.isEmpty ? nil : entry
      if table.entries.count >= table.limit { table.removeReleasedObjects(into: &garbage) }
      return (entry.values[key], garbage)
    }
    _ = garbage
    return kept
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
