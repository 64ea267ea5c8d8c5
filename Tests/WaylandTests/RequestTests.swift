import Foundation
import Testing

@testable import Wayland

extension WaylandTests {
  /// The requests that a window sends, and its reactions to events.
  @Suite struct RequestTests {
    @Test("a window's title arrives unchanged")
    func title() throws {
      let (compositor, connection) = try ScriptedCompositor.connect(offering: [])
      let window = TestWindow(on: connection, .init(title: "Fenêtre 窓", appID: "test"))
      let toplevel = try toplevel(of: compositor)
      #expect(compositor.request(to: toplevel, 2)?.string == "Fenêtre 窓")
      window.close()
      connection.close()
    }

    @Test("a title longer than a message is truncated")
    func longTitle() throws {
      let (compositor, connection) = try ScriptedCompositor.connect(offering: [])
      let window = TestWindow(
        on: connection, .init(title: String(repeating: "x", count: 9000), appID: "test"))
      let toplevel = try toplevel(of: compositor)
      #expect(compositor.request(to: toplevel, 2)?.string.utf8.count == 2048)
      window.close()
      connection.close()
    }

    @Test("a window is full screen unless asked otherwise", arguments: [true, false])
    func fullscreen(_ isFullscreen: Bool) throws {
      let (compositor, connection) = try ScriptedCompositor.connect(offering: [])
      let window = TestWindow(
        on: connection, .init(title: "", appID: "test", isFullscreen: isFullscreen))
      let toplevel = try toplevel(of: compositor)
      _ = compositor.request(to: toplevel, 3)
      let next = try #require(compositor.nextRequest())
      #expect((next.object == toplevel && next.opcode == 11) == isFullscreen)
      window.close()
      connection.close()
    }

    @Test("a close request is sent to the app")
    func close() throws {
      let (compositor, connection) = try ScriptedCompositor.connect(offering: [])
      let window = TestWindow(on: connection)
      compositor.send(try toplevel(of: compositor), 1, [])
      #expect(window.events.first { $0 == .closeRequested ? true : nil } == true)
      window.close()
      connection.close()
    }

    @Test("a window follows a fractional scale and scales its buffer to its size")
    func fractionalScale() throws {
      let (compositor, connection) = try ScriptedCompositor.connect(
        offering: [("wp_viewporter", 1), ("wp_fractional_scale_manager_v1", 1)])
      let window = TestWindow(on: connection)
      let viewporter = try #require(compositor.bound["wp_viewporter"])
      let viewport = try #require(compositor.request(to: viewporter, 1)?.words[0])
      let manager = try #require(compositor.bound["wp_fractional_scale_manager_v1"])
      let scale = try #require(compositor.request(to: manager, 1)?.words[0])
      compositor.send(scale, 0, [180])
      #expect(window.events.first { $0 == .scale(1.5) ? true : nil } == true)
      window.surface.setSize(WindowSize(width: 640, height: 360), scale: 1.5)
      window.surface.commit()
      #expect(compositor.request(to: viewport, 2)?.words == [640, 360])
      window.close()
      connection.close()
    }

    @Test("a pointer is bound when announced, shows an arrow, and is released when it is removed")
    func pointer() throws {
      let (compositor, connection) = try ScriptedCompositor.connect(
        offering: [("wl_seat", 5), ("wl_shm", 1)])
      let window = TestWindow(on: connection)
      let factory = try #require(compositor.bound["wl_compositor"])
      let surface = try #require(compositor.request(to: factory, 0)?.words[0])
      let seat = try #require(compositor.bound["wl_seat"])
      compositor.send(seat, 0, [1])
      let pointer = try #require(compositor.request(to: seat, 0)?.words[0])
      compositor.send(pointer, 0, [99, surface, 256, 256])
      let cursor = try #require(compositor.request(to: pointer, 0))
      #expect(cursor.words[0] == 99)
      #expect(cursor.words[1] != 0)
      compositor.send(seat, 0, [0])
      #expect(compositor.request(to: pointer, 1) != nil)
      window.close()
      connection.close()
    }

    /// The id of the window's `xdg_toplevel`.
    private func toplevel(of compositor: ScriptedCompositor) throws -> UInt32 {
      let shell = try #require(compositor.bound["xdg_wm_base"])
      let surface = try #require(compositor.request(to: shell, 2)?.words[0])
      return try #require(compositor.request(to: surface, 1)?.words[0])
    }
  }
}
