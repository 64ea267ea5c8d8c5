import Foundation
package import RenderServer
import Synchronization

/// Collects the program's status from any thread: what the main thread has noted last, and the numbers
/// of the render thread and of the kernel.
package final class StatusReporter: Sendable {
  private let started = ProcessInfo.processInfo.systemUptime
  private let display = Mutex(ProgramStatus.Display())

  package init() {}

  /// Notes a change of the display.
  func note(_ change: (inout ProgramStatus.Display) -> Void) {
    display.withLock { change(&$0) }
  }

  func status(_ log: FrameLog?) -> ProgramStatus {
    let contents = log?.current ?? FrameLog.Contents()
    var status = ProgramStatus(
      program: ProcessInfo.processInfo.processName, process: getpid(),
      uptime: ((ProcessInfo.processInfo.systemUptime - started) * 1000).rounded() / 1000,
      display: display.withLock { $0 })
    status.display.renderer = contents.rendererName
    status.frames = .init(contents.statistics, refresh: contents.refresh)
    status.resources = .init(contents.statistics)
    return status
  }

  /// Returns the path of the socket that LAMINA_STATUS asks for, or nil if it is not set.
  package static func socket(in environment: [String: String]) throws(RenderError) -> String? {
    switch environment["LAMINA_STATUS"] {
    case nil, "off": return nil
    case "on":
      guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else {
        throw RenderError("LAMINA_STATUS is 'on', and XDG_RUNTIME_DIR names no folder")
      }
      return "\(folder)/lamina-\(getpid()).sock"
    case let path? where path.hasPrefix("/"): return path
    case let value?:
      throw RenderError("LAMINA_STATUS is '\(value)', not on, off or the path of a socket")
    }
  }
}
