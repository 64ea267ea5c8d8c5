import Foundation
import Glibc
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct ConnectionTests {
    @Test("a missing display is reported by name")
    func missingDisplay() throws {
      let error = try #require(throws: WaylandError.self) {
        try Connection(display: "/tmp/no-such-display")
      }
      #expect(
        error
          == .noDisplay(name: "/tmp/no-such-display", reason: "No such file or directory"))
      #expect(error.description.hasPrefix("no Wayland display '/tmp/no-such-display'"))
    }

    @Test("a compositor that lacks a required interface is reported with the interface's name")
    func missingInterface() throws {
      let compositor = try ScriptedCompositor(offering: [("wl_compositor", 4)])
      let server = Thread { compositor.serve() }
      server.start()
      let error = try #require(throws: WaylandError.self) {
        try Connection(display: compositor.display)
      }
      #expect(error == .missingInterface("xdg_wm_base", display: compositor.display))
    }

    @Test("a ping is answered on the reader thread")
    func ping() throws {
      let (compositor, connection) = try ScriptedCompositor.connect(offering: [])
      let shell = try #require(compositor.bound["xdg_wm_base"])
      compositor.send(shell, 0, [4711])
      let answer = try #require(compositor.nextRequest())
      #expect(answer.object == shell)
      #expect(answer.opcode == 3)
      #expect(answer.words == [4711])
      connection.close()
    }

    @Test("work for a reader that is being stopped does not run beside its last work")
    func workWhileStopping() throws {
      let (_, connection) = try ScriptedCompositor.connect(offering: [])
      let (reader, isStopping) = (connection.reader, DispatchSemaphore(value: 0))
      let (isPosted, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      reader.perform {
        reader.stop()
        isStopping.signal()
        isPosted.wait()
      }
      isStopping.wait()
      let poster = pthread_self()
      reader.perform {
        #expect(pthread_equal(pthread_self(), poster) == 0)
        isDone.signal()
      }
      isPosted.signal()
      isDone.wait()
      connection.close()
    }

    @Test("a protocol error is reported as an event that names the interface")
    func protocolError() throws {
      let (compositor, connection) = try ScriptedCompositor.connect(offering: [])
      let window = TestWindow(on: connection)
      let shell = try #require(compositor.bound["xdg_wm_base"])
      compositor.sendError(shell, code: 4, "invalid popup parent")
      let error = window.events.first { event in
        if case .connectionLost(let error) = event { error } else { nil }
      }
      #expect(
        error
          == .protocolError(
            display: compositor.display, interface: "xdg_wm_base", object: shell, code: 4,
            message: "invalid popup parent"))
      window.close()
      connection.close()
    }

    @Test("the presentation clock is the one the compositor announces")
    func presentationClock() throws {
      let (_, connection) = try ScriptedCompositor.connect(offering: [("wp_presentation", 1)]) {
        compositor, interface, id in
        if interface == "wp_presentation" { compositor.send(id, 0, [UInt32(CLOCK_BOOTTIME)]) }
      }
      #expect(connection.presentationClock == Int32(CLOCK_BOOTTIME))
      connection.close()
    }

    @Test("a window takes scale and refresh from its output, and each change is sent once")
    func outputs() throws {
      let (compositor, connection) = try ScriptedCompositor.connect(offering: [("wl_output", 2)]) {
        compositor, interface, id in
        guard interface == "wl_output" else { return }
        compositor.send(id, 1, [1, 3840, 2160, 50_000])
        compositor.send(id, 3, [2])
        compositor.send(id, 2, [])
      }
      let window = TestWindow(on: connection)
      #expect(window.events.first { $0 == .refresh(nanoseconds: 20_000_000) ? true : nil } == true)
      let output = try #require(compositor.bound["wl_output"])
      compositor.send(output, 3, [3])
      compositor.send(output, 2, [])
      #expect(window.events.first { $0 == .scale(3) ? true : nil } == true)
      #expect(
        window.events.all == [.scale(2), .refresh(nanoseconds: 20_000_000), .scale(3)])
      window.close()
      connection.close()
    }

    @Test("the rotation of a window's output is sent when it is not 0 and when it changes")
    func transform() throws {
      /// Returns the arguments of `wl_output.geometry` with empty names.
      func geometry(_ transform: UInt32) -> [UInt32] { [0, 0, 300, 200, 0, 1, 0, 1, 0, transform] }
      let (compositor, connection) = try ScriptedCompositor.connect(offering: [("wl_output", 2)]) {
        compositor, interface, id in
        guard interface == "wl_output" else { return }
        compositor.send(id, 0, geometry(0))
        compositor.send(id, 1, [1, 1280, 720, 0])
        compositor.send(id, 2, [])
      }
      let window = TestWindow(on: connection)
      #expect(window.events.first { $0 == .scale(1) ? true : nil } == true)
      let output = try #require(compositor.bound["wl_output"])
      // The transforms are 90°, mirrored 270° (sent without the mirroring), 270° again, and none.
      for transform in [1, 7, 3, 0] as [UInt32] {
        compositor.send(output, 0, geometry(transform))
        compositor.send(output, 2, [])
      }
      #expect(window.events.first { $0 == .outputRotation(quarterTurns: 0) ? true : nil } == true)
      #expect(
        window.events.all == [
          .scale(1), .outputRotation(quarterTurns: 1), .outputRotation(quarterTurns: 3),
          .outputRotation(quarterTurns: 0),
        ])
      window.close()
      connection.close()
    }

    /// Runs in a child process, because other tests open and close descriptors at the same time.
    @Test("a closed connection leaves no descriptor and no thread behind")
    func leaks() async {
      await #expect(processExitsWith: .success) {
        try Self.openAndClose()
        let descriptors = try Self.count("/proc/self/fd")
        let threads = try Self.count("/proc/self/task")
        for _ in 0..<20 { try Self.openAndClose() }
        // The system libraries keep a few open; a leak would be at least one per connection.
        #expect(try Self.count("/proc/self/fd") < descriptors + 10)
        #expect(try Self.count("/proc/self/task") < threads + 10)
      }
    }

    private static func openAndClose() throws {
      let (compositor, connection) = try ScriptedCompositor.connect(offering: [
        ("wl_seat", 7), ("wl_output", 4), ("wl_seat", 1), ("wl_output", 1),
      ])
      let window = TestWindow(on: connection)
      window.close()
      connection.close()
      compositor.disconnect()
    }

    private static func count(_ folder: String) throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: folder).count
    }
  }
}
