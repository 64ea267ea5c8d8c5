import CWayland
import Glibc
import Synchronization

/// Captures what libwayland would print. libwayland keeps the text of a protocol error only here;
/// our errors include it, so that it is not printed to the standard error output as a second line.
enum ClientLog {
  private static let last = Mutex("")
  private static let installed: Void = unsafe wl_log_set_handler_client { format, arguments in
    guard let format = unsafe format, let arguments = unsafe arguments else { return }
    var buffer = [CChar](repeating: 0, count: 1024)
    let length = unsafe vsnprintf(&buffer, buffer.count, format, arguments)
    let text = buffer.prefix(min(max(Int(length), 0), buffer.count - 1))
    last.withLock { $0 = String(decoding: text.map(UInt8.init(bitPattern:)), as: UTF8.self) }
  }

  /// Installs the log handler for the whole process (`wl_log_set_handler_client`).
  static func install() {
    installed
  }

  /// The last line logged, without its newline and without the object and error number at its start
  /// (`xdg_wm_base@4: error 4: `).
  static var lastMessage: String {
    let line = last.withLock { $0 }
    let parts = line.split(separator: ": ", maxSplits: 2)
    return String((parts.last ?? "").prefix { !$0.isNewline })
  }
}
