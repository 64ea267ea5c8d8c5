import Foundation
import TestSupport
import Testing

@testable import Wayland

extension WaylandTests {
  /// Input of a real compositor.
  @Suite struct SwayInputTests {
    @Test("sway's pointer moves, clicks and scrolls by wheel and fingers")
    func pointer() throws {
      let (compositor, connection, window) = try open()
      let pointer = try VirtualPointer(display: compositor.display)
      try pointer.move(x: 640, y: 360)
      try pointer.move(x: 100, y: 200)
      // Events before the window has bound the new pointer are lost.
      let corner = InputPoint(x: 100, y: 200)
      #expect(wait { self.samples(of: window).contains { $0.location == corner } })
      try pointer.setButton(0x110, isPressed: true)
      try pointer.setButton(0x110, isPressed: false)
      try pointer.turnWheel(2)
      try pointer.scroll([4, 6])
      #expect(wait { self.samples(of: window).contains { $0.scroll?.hasStopped == true } })
      let samples = self.samples(of: window)
      #expect(
        samples.filter { !$0.changedButtons.isEmpty }.map(\.buttons) == [.primary, []])
      let scrolls = samples.compactMap(\.scroll)
      #expect(scrolls.map(\.wheelY).reduce(0, +) == 240)
      #expect(scrolls.filter { $0.source == .wheel }.map(\.dy) == [30])
      #expect(scrolls.filter { $0.source == .finger }.map(\.dy) == [4, 6, 0])
      window.close()
      connection.close()
    }

    @Test("sway's keyboard gives the focus, keys with text and their ends")
    func keyboard() throws {
      let (compositor, connection, window) = try open()
      // wtype creates its keyboard with each run, and may destroy it before the seat has bound it.
      for _ in 0..<20 where !texts(of: window).contains("é") {
        try compositor.runClient(["wtype", "-s", "200", "aé", "-s", "100"])
      }
      #expect(texts(of: window).contains("a"))
      #expect(texts(of: window).contains("é"))
      // The keyboard has gone with its client.
      #expect(wait { input(of: window).last?.kind == .keyboardFocus(false) })
      #expect(InputChecker.faults(of: input(of: window)) == [])
      window.close()
      connection.close()
    }

    private func open() throws -> (HeadlessCompositor, Connection, TestWindow) {
      let compositor = try HeadlessCompositor(.sway)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(on: connection)
      try window.showFrame(try window.fullscreenConfiguration())
      return (compositor, connection, window)
    }

    private func wait(until condition: () -> Bool) -> Bool {
      let deadline = Date(timeIntervalSinceNow: 120)
      while Date() < deadline {
        if condition() { return true }
        usleep(1_000)
      }
      return false
    }

    private func input(of window: TestWindow) -> [InputEvent] {
      window.events.all.compactMap { if case .input(let event) = $0 { event } else { nil } }
    }

    private func samples(of window: TestWindow) -> [PointerSample] {
      input(of: window).compactMap { event in
        if case .pointer(let sample) = event.kind { sample } else { nil }
      }
    }

    private func texts(of window: TestWindow) -> [String] {
      input(of: window).compactMap { event in
        if case .key(let key) = event.kind { key.text } else { nil }
      }
    }
  }
}
