import Foundation
import Glibc
import WaylandWire

/// Tells when something changes in the folder of a display's socket (`inotify`).
final class SocketWatch {
  let descriptor: OwnedDescriptor

  /// Watches the folder of a display. Returns nil where it does not exist or cannot be watched.
  init?(display name: String) {
    guard let folder = Self.folder(of: name) else { return nil }
    let opened = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard opened >= 0 else { return nil }
    descriptor = OwnedDescriptor(opened)
    guard unsafe inotify_add_watch(opened, folder, UInt32(IN_CREATE | IN_ATTRIB | IN_MOVED_TO)) >= 0
    else { return nil }
  }

  /// Forgets what has happened so far.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while unsafe read(descriptor.rawValue, &bytes, bytes.count) > 0 {}
  }

  /// The folder that libwayland looks in; nil without one.
  static func folder(of name: String) -> String? {
    guard !name.hasPrefix("/") else { return (name as NSString).deletingLastPathComponent }
    return ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
  }
}
