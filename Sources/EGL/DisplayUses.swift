import CEGL
import Synchronization

/// Counts the users of each EGL display: EGL returns one handle for equal displays, and a single
/// `eglTerminate` would terminate it for all users.
enum DisplayUses {
  private static let counts = Mutex<[UInt: Int]>([:])

  /// Calls `eglInitialize` for the first user. When it returns false, `eglGetError` has the reason.
  static func begin(_ display: UnsafeMutableRawPointer) -> Bool {
    let key = UInt(bitPattern: display)
    return counts.withLock { counts in
      guard unsafe counts[key] != nil || eglInitialize(display, nil, nil) == EGL_TRUE else {
        return false
      }
      counts[key, default: 0] += 1
      return true
    }
  }

  /// Calls `eglTerminate` after the last user.
  static func end(_ display: UnsafeMutableRawPointer) {
    let key = UInt(bitPattern: display)
    counts.withLock { counts in
      let uses = counts[key, default: 1] - 1
      counts[key] = uses == 0 ? nil : uses
      if uses == 0 { unsafe _ = eglTerminate(display) }
    }
  }
}
