import Foundation
import RenderServer
import Wayland

// What ends the program from outside, without a call of the delegate.

extension UIApplication {
  /// Terminates the program after the compositor has exited or has refused a request: the window,
  /// its EGL surface and the connection cannot be used any more, and the program opens no other.
  func connectionWasLost(_ error: WaylandError) -> Never {
    fail(error.description)
  }

  /// Terminates the program with a one-line message on standard error.
  package func fail(_ message: String) -> Never {
    let name = ProcessInfo.processInfo.processName
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
    exitProcess(status: 1)
  }
}
