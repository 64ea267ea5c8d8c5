import CEGL
import Synchronization

/// Counts who uses an EGL display: EGL hands out one handle for equal displays, and one
/// `eglTerminate` would end it for all of them.
enum DisplayUses {
  private static let counts = Mutex<[UInt: Int]>([:])

  /// `eglInitialize` for the first user; false leaves the reason in `eglGetError`.
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

  /// `eglTerminate` after the last user.
  static func end(_ display: UnsafeMutableRawPointer) {
    let key = UInt(bitPattern: display)
    counts.withLock { counts in
      let uses = counts[key, default: 1] - 1
      counts[key] = uses == 0 ? nil : uses
      if uses == 0 { unsafe _ = eglTerminate(display) }
    }
  }
}
