import CWayland
import Glibc
import Synchronization

/// What libwayland would print. It keeps the text of a protocol error only here; our errors carry it
/// instead of a second line on the standard error output.
enum ClientLog {
  private static let last = Mutex("")
  private static let installed: Void = unsafe wl_log_set_handler_client { format, arguments in
    guard let format = unsafe format, let arguments = unsafe arguments else { return }
    var buffer = [CChar](repeating: 0, count: 1024)
    let length = unsafe vsnprintf(&buffer, buffer.count, format, arguments)
    let text = buffer.prefix(min(max(Int(length), 0), buffer.count - 1))
    last.withLock { $0 = String(decoding: text.map(UInt8.init(bitPattern:)), as: UTF8.self) }
  }

  /// `wl_log_set_handler_client`; for the whole process.
  static func install() {
    installed
  }

  /// The last line without its end and without the place and number in front
  /// (`xdg_wm_base@4: error 4: `).
  static var lastMessage: String {
    let line = last.withLock { $0 }
    let parts = line.split(separator: ": ", maxSplits: 2)
    return String((parts.last ?? "").prefix { !$0.isNewline })
  }
}
