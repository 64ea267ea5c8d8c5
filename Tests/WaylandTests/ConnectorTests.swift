import Foundation
import Glibc
import Synchronization
import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct ConnectorTests {
    @Test("a compositor that is not there is waited for, and told of once")
    func lateCompositor() throws {
      let display = TestCompositor.makeDisplay()
      let compositor = Mutex<TestCompositor?>(nil)
      let notices = EventLog<Connector.Notice>()
      let connector = try Connector(display: display, waiting: .infinity) { notice in
        notices.append(notice)
        compositor.withLock { $0 = try? TestCompositor(at: display) }
      }
      let connection = try connector.connect()
      #expect(connection.displayName == display)
      #expect(
        notices.all == [.waiting(.noDisplay(name: display, reason: "No such file or directory"))])
      connection.close()
      compositor.withLock { $0?.stop() }
    }

    @Test("a compositor that listens on the socket of a dead one is found")
    func staleSocket() throws {
      let display = TestCompositor.makeDisplay()
      close(try listeningSocket(at: display))
      let compositor = Mutex<TestCompositor?>(nil)
      let connector = try Connector(display: display, waiting: .infinity) { notice in
        #expect(notice == .waiting(.noDisplay(name: display, reason: "Connection refused")))
        unsafe unlink(display)
        compositor.withLock { $0 = try? TestCompositor(at: display) }
      }
      try connector.connect().close()
      compositor.withLock { $0?.stop() }
    }

    @Test("without a wait, and after it, the error names the display")
    func noWait() throws {
      let display = TestCompositor.makeDisplay()
      for limit in [0, 0.01] {
        let connector = try Connector(display: display, waiting: limit) { _ in }
        #expect(
          throws: WaylandError.noDisplay(name: display, reason: "No such file or directory")
        ) {
          try connector.connect()
        }
      }
    }

    @Test("the wait for a compositor that is not there can be ended")
    func stop() throws {
      let stop = Mutex<(@Sendable () -> Void)?>(nil)
      let connector = try Connector(display: TestCompositor.makeDisplay(), waiting: .infinity) {
        _ in stop.withLock { $0?() }
      }
      stop.withLock { $0 = { connector.stop() } }
      #expect(throws: WaylandError.interrupted) { try connector.connect() }
    }

    @Test("a compositor that does not answer is told of, and the wait for it can be ended")
    func silence() throws {
      let display = TestCompositor.makeDisplay()
      let listener = try listeningSocket(at: display)
      let stop = Mutex<(@Sendable () -> Void)?>(nil)
      let connector = try Connector(display: display, waiting: 0, silence: 0.01) { notice in
        #expect(notice == .silent(display: display))
        stop.withLock { $0?() }
      }
      stop.withLock { $0 = { connector.stop() } }
      #expect(throws: WaylandError.interrupted) { try connector.connect() }
      close(listener)
      unsafe unlink(display)
    }

    @Test("a connection is checked by an answer of its compositor")
    func check() throws {
      let compositor = try TestCompositor()
      let connection = try Connection(display: compositor.display)
      try connection.check()
      compositor.stop()
      let error = try #require(throws: WaylandError.self) { try connection.check() }
      #expect(error.mayPass)
      connection.close()
    }

    @Test("an answer that another thread has read is not waited for")
    func answerRead() throws {
      let compositor = try TestCompositor()
      let connection = try Connection(display: compositor.display)
      let queue = EventQueue(of: connection.display)
      var isAnswered = false
      let callback = WlDisplay(of: queue).sync()
      callback.onEvent { _ in isAnswered = true }
      connection.reader.flush()
      while !queue.hasPendingEvents { usleep(1_000) }
      let hasRead = try queue.read(display: compositor.display) { _, _ in
        Issue.record("a wait")
        return false
      }
      #expect(isAnswered && !hasRead)
      connection.close()
      compositor.stop()
    }

    /// A socket on which nobody accepts a connection.
    private func listeningSocket(at path: String) throws -> Int32 {
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
      try #require(status == 0 && listen(listener, 4) == 0)
      return listener
    }
  }
}
