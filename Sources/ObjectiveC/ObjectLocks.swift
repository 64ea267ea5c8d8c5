// The names are those of Apple's header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

public let OBJC_SYNC_SUCCESS: Int32 = 0
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Locks an object for this thread, as `@synchronized` does; waits while another thread has locked it.
///
/// A thread may lock an object several times, and unlocks it as often. Any thread. Source: Apple, "objc_sync_enter".
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(ObjectIdentifier(object as AnyObject))
  return OBJC_SYNC_SUCCESS
}

/// Unlocks an object; an error, if this thread has not locked it.
///
/// Any thread. Source: Apple, "objc_sync_exit".
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.unlock(ObjectIdentifier(object as AnyObject))
    ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

/// The locks of the objects that threads have locked, or wait for.
private enum ObjectLocks {
  /// The table's mutex guards all but the lock itself.
  private final class ObjectLock: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var owner: pthread_t?
    /// How often the owner has locked the object.
    var depth = 0
    /// How many calls have locked the object, or wait for it.
    var users = 0
  }

  private static let locks = Mutex<[ObjectIdentifier: ObjectLock]>([:])

  static func lock(_ id: ObjectIdentifier) {
    let entry = locks.withLock { locks in
      let entry = locks[id] ?? ObjectLock()
      entry.users += 1
      locks[id] = entry
      return entry
    }
    entry.lock.lock()
    locks.withLock { _ in
      entry.owner = pthread_self()
      entry.depth += 1
    }
  }

  /// Returns false if this thread has not locked the object.
  static func unlock(_ id: ObjectIdentifier) -> Bool {
    let entry = locks.withLock { locks -> ObjectLock? in
      guard let entry = locks[id], entry.owner == pthread_self() else { return nil }
      entry.depth -= 1
      if entry.depth == 0 { entry.owner = nil }
      entry.users -= 1
      if entry.users == 0 { locks[id] = nil }
      return entry
    }
    entry?.lock.unlock()
    return entry != nil
  }
}
