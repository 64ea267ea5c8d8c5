import Foundation
import Glibc
import TestSupport
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct WindowTests {
    @Test("a window is configured full screen", arguments: HeadlessCompositor.Kind.allCases)
    func fullscreen(_ kind: HeadlessCompositor.Kind) throws {
      let compositor = try HeadlessCompositor(kind)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(on: connection)
      let configuration = try window.fullscreenConfiguration()
      #expect(configuration.size == WindowSize(width: 1280, height: 720))
      #expect(try window.configuration().size == configuration.size)
      #expect(window.events.all.first == .scale(1))
      window.close()
      connection.close()
    }

    @Test("a window that is not full screen has its preferred size")
    func windowed() throws {
      let compositor = try HeadlessCompositor(.weston)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(
        on: connection,
        .init(
          title: "Test", appID: "test", isFullscreen: false,
          preferredSize: WindowSize(width: 400, height: 300)))
      let configuration = try window.configuration()
      #expect(configuration.size == WindowSize(width: 400, height: 300))
      #expect(!configuration.states.contains(.fullscreen))
      window.close()
      connection.close()
    }

    @Test("each frame gets its frame callback", arguments: HeadlessCompositor.Kind.allCases)
    func frameCallback(_ kind: HeadlessCompositor.Kind) throws {
      let compositor = try HeadlessCompositor(kind)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(on: connection)
      let configuration = try window.fullscreenConfiguration()
      for _ in 0..<3 {
        window.surface.requestFrame()
        try window.showFrame(configuration)
        let isDone = window.firstSurfaceEvent { event in
          if case .frameDone = event { true } else { nil }
        }
        #expect(isDone == true)
      }
      window.close()
      connection.close()
    }

    @Test("presentation feedback reports when a frame was presented")
    func presentation() throws {
      let compositor = try HeadlessCompositor(.weston)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(on: connection)
      let configuration = try window.fullscreenConfiguration()
      #expect(window.surface.hasPresentationFeedback)
      window.surface.requestPresentationFeedback(frame: 7)
      try window.showFrame(configuration)
      let presentation = try #require(
        window.firstSurfaceEvent { event in
          if case .presented(let presentation) = event { presentation } else { nil }
        })
      #expect(presentation.frame == 7)
      var now = timespec()
      #expect(unsafe clock_gettime(connection.presentationClock, &now) == 0)
      #expect(presentation.time > 0)
      #expect(presentation.time < UInt64(now.tv_sec + 1) * 1_000_000_000)
      window.close()
      connection.close()
    }

    @Test("a frame that is replaced before it is presented is reported as discarded")
    func discarded() throws {
      let compositor = try HeadlessCompositor(.weston)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(on: connection)
      let configuration = try window.fullscreenConfiguration()
      for frame in 1...2 {
        window.surface.requestPresentationFeedback(frame: UInt64(frame))
        try window.showFrame(configuration)
      }
      let first = window.firstSurfaceEvent { $0 }
      #expect(first == .discarded(frame: 1))
      window.close()
      connection.close()
    }

    @Test(
      "the render thread is woken for the events of its queue",
      arguments: HeadlessCompositor.Kind.allCases)
    func wake(_ kind: HeadlessCompositor.Kind) throws {
      let compositor = try HeadlessCompositor(kind)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(on: connection)
      let configuration = try window.configuration()
      #expect(window.wakes.all.isEmpty)
      window.surface.requestFrame()
      try window.showFrame(configuration)
      #expect(window.wakes.first { true } == true)
      #expect(!window.surface.dispatchPending().isEmpty)
      window.close()
      connection.close()
    }

    @Test("a killed compositor is reported once", arguments: HeadlessCompositor.Kind.allCases)
    func killed(_ kind: HeadlessCompositor.Kind) throws {
      let compositor = try HeadlessCompositor(kind)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(on: connection)
      try window.showFrame(try window.configuration())
      compositor.kill()
      let error = try #require(
        window.events.first { event in
          if case .connectionLost(let error) = event { error } else { nil }
        })
      guard case .connectionLost(compositor.display, _, _) = error else {
        Issue.record("unexpected \(error)")
        return
      }
      window.surface.requestFrame()
      window.surface.commit()
      window.close()
      connection.close()
      let losses = window.events.all.filter { $0 == .connectionLost(error) }
      #expect(losses.count == 1)
    }

    @Test(
      "a window closes even when the compositor does not respond",
      arguments: HeadlessCompositor.Kind.allCases)
    func halted(_ kind: HeadlessCompositor.Kind) throws {
      let compositor = try HeadlessCompositor(kind)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(on: connection)
      try window.showFrame(try window.configuration())
      compositor.halt()
      window.surface.requestFrame()
      window.surface.commit()
      window.close()
      connection.close()
      compositor.resume()
    }

    // Requirement V11: orientation change.
    @Test("when its output is rotated, a window receives the rotation and its new size")
    func rotatedOutput() throws {
      let compositor = try HeadlessCompositor(.sway)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(on: connection)
      try window.showFrame(try window.fullscreenConfiguration())
      // sway counts clockwise, Wayland counter-clockwise.
      try compositor.runClient(["swaymsg", "output * transform 270"])
      let rotated = try window.configuration { $0.size == WindowSize(width: 720, height: 1280) }
      #expect(window.events.first { $0 == .outputRotation(quarterTurns: 1) ? true : nil } == true)
      try window.showFrame(rotated)
      try compositor.runClient(["swaymsg", "output * transform 180"])
      #expect(window.events.first { $0 == .outputRotation(quarterTurns: 2) ? true : nil } == true)
      window.close()
      connection.close()
    }

    @Test("a typed key arrives with its symbol and text")
    func key() throws {
      let compositor = try HeadlessCompositor(.sway)
      let connection = try Connection(display: compositor.display)
      let window = TestWindow(on: connection)
      try window.showFrame(try window.fullscreenConfiguration())
      // wtype creates its keyboard with each run, and may destroy it before the seat has bound it.
      for _ in 0..<20 {
        try compositor.runClient(["wtype", "-s", "200", "-k", "Escape", "-s", "100", "a"])
        if keys(of: window).contains(where: { $0.text == "a" }) { break }
      }
      let events = keys(of: window)
      #expect(events.contains { $0.symbol == .escape && $0.isPressed })
      #expect(events.contains { $0.symbol == .escape && !$0.isPressed && $0.text == nil })
      #expect(events.contains { $0.text == "a" })
      window.close()
      connection.close()
    }

    private func keys(of window: TestWindow) -> [KeyEvent] {
      window.events.all.compactMap { event in
        if case .input(let input) = event, case .key(let key) = input.kind { key } else { nil }
      }
    }
  }
}
