import Foundation
import Glibc
import Synchronization
import Threading

/// A compositor without a screen inside the test's process. It draws nothing; it checks every request
/// against the protocol, and sends the events that a test asks for. It has a thread of its own.
package final class TestCompositor: Sendable {
  /// The socket's path, which serves as the display's name.
  package let display: String

  private struct Inbox {
    var work: [@Sendable (CompositorModel) -> Void] = []
    var isStopped = false
  }

  private let server: ServerDisplay
  private let inbox = Mutex(Inbox())
  private let thread = Mutex<JoinableThread?>(nil)

  /// The path of a socket that no compositor has.
  package static func makeDisplay() -> String {
    "/tmp/lamina-\(UUID().uuidString.prefix(8))"
  }

  /// Starts a compositor that offers these globals.
  ///
  /// - Parameter display: the socket's path; nil chooses one.
  package init(
    _ options: CompositorOptions = CompositorOptions(), at display: String? = nil
  ) throws {
    self.display = display ?? Self.makeDisplay()
    server = ServerDisplay(listener: try Self.listen(at: self.display))
    let started = try JoinableThread(name: "test compositor") { self.run(options) }
    thread.withLock { $0 = started }
  }

  /// Disconnects the clients and ends the thread. Further calls do nothing.
  package func stop() {
    inbox.withLock { $0.isStopped = true }
    server.interrupt()
    thread.withLock { $0.take() }?.join()
    unsafe unlink(display)
  }

  /// Runs a part of a test's script on the compositor's thread, sends its events and returns its
  /// result.
  @discardableResult
  package func perform<Value: Sendable>(
    _ body: @escaping @Sendable (CompositorModel) -> Value
  ) -> Value {
    let result = Result<Value>()
    let done = DispatchSemaphore(value: 0)
    inbox.withLock { inbox in
      inbox.work.append { model in
        result.value.withLock { $0 = body(model) }
        done.signal()
      }
    }
    server.interrupt()
    done.wait()
    guard let value = result.value.withLock({ $0 }) else { fatalError("a script without a result") }
    return value
  }

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Waits until the condition holds; false when it does not within two minutes.
  package func wait(until condition: @escaping @Sendable (CompositorModel) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 120)
    while Date() < deadline {
      if perform(condition) { return true }
      usleep(1_000)
    }
    return false
  }

  /// Waits until the clients have handled every event sent so far (`xdg_wm_base.ping`); false when they do
  /// not, because they were told of an error or for two minutes.
  @discardableResult
  package func roundtrip() -> Bool {
    perform { $0.shell.ping() }
    return wait { $0.shell.isAnswered || !$0.violations.isEmpty }
      && perform { $0.shell.isAnswered }
  }

  private func run(_ options: CompositorOptions) {
    let model = CompositorModel(server, options)
    while true {
      let (work, isStopped) = inbox.withLock { inbox in
        defer { inbox.work = [] }
        return (inbox.work, inbox.isStopped)
      }
      for item in work { item(model) }
      if isStopped { break }
      server.flush()
      server.dispatch(timeout: model.frames.timeout)
      model.frames.send()
    }
    // The clients' objects tell the model that they are destroyed.
    withExtendedLifetime(model) { server.destroy() }
  }

  private static func listen(at path: String) throws -> Int32 {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = UInt16(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(listener, $0, size)
      }
    }
    guard status == 0, Glibc.listen(listener, 4) == 0 else {
      throw StartError(description: "no socket at \(path)")
    }
    return listener
  }

  package struct StartError: Error, CustomStringConvertible {
    package let description: String
  }
}

/// What a compositor offers.
package struct CompositorOptions: Sendable {
  /// The version of each seat, in their order.
  package var seats: [UInt32] = [8]
  package var outputs = 1
  package var hasGestures = true
  package var hasTablets = true
  package var hasTextInput = true
  package var hasSelections = true
  package var hasPresentation = true
  package var hasFractionalScale = false
  /// The time from a commit to its frame callback, in seconds; nil for a compositor that sends none.
  package var frameInterval: Double? = 1.0 / 60

  /// Whether the pixels of buffers are kept.
  package var keepsPixels = false

  package init() {}
}
