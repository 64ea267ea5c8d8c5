import Foundation
import TestCompositor
import Testing

@testable import Wayland

/// A window on the test compositor, whose first seat a test plays.
final class SeatScene {
  let compositor: TestCompositor
  let connection: Connection
  let window: TestWindow

  init(
    _ options: CompositorOptions = CompositorOptions(), _ windowOptions: Window.Options? = nil,
    limits: TransferLimits = TransferLimits(),
    setUp: @escaping @Sendable (SeatModel) -> Void = { $0.setCapabilities(.all) }
  ) throws {
    compositor = try TestCompositor(options)
    compositor.perform { model in model.seats.first.map(setUp) }
    connection = try Connection(display: compositor.display, limits: limits)
    window = TestWindow(on: connection, windowOptions ?? .init(title: "Test", appID: "test"))
    try window.showFrame(try window.configuration())
    try #require(compositor.wait { $0.windows.first?.bufferSize != nil })
    compositor.roundtrip()
  }

  /// Sends events of the first seat to the window, and waits until it has handled them.
  func play(_ script: @escaping @Sendable (SeatModel, SurfaceModel) -> Void) {
    compositor.perform { model in
      guard let seat = model.seats.first, let window = model.windows.first else { return }
      script(seat, window)
    }
    compositor.roundtrip()
  }

  /// Waits for input until the condition holds; false when it does not within 20 seconds.
  func wait(until condition: (SeatScene) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 120)
    while Date() < deadline {
      if condition(self) { return true }
      usleep(1_000)
    }
    return false
  }

  /// The input that the window has got so far.
  var input: [InputEvent] {
    window.events.all.compactMap { if case .input(let event) = $0 { event } else { nil } }
  }

  var kinds: [InputEvent.Kind] { input.map(\.kind) }

  var touches: [TouchSample] {
    kinds.compactMap { if case .touches(let samples) = $0 { samples } else { nil } }.flatMap(\.self)
  }

  var pointers: [PointerSample] {
    kinds.compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
  }

  var keys: [KeyEvent] {
    kinds.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  var edits: [TextEdit] {
    kinds.compactMap { if case .textEdit(let edit) = $0 { edit } else { nil } }
  }

  var touchpad: [TouchpadSample] {
    kinds.compactMap { if case .touchpad(let sample) = $0 { sample } else { nil } }
  }

  /// Closes everything. Our requests have to have followed the protocol.
  func close() {
    let violations = compositor.perform { $0.violations }
    #expect(violations.isEmpty, "\(violations)")
    window.close()
    connection.close()
    let late = compositor.perform { $0.violations }
    #expect(late.isEmpty, "\(late)")
    compositor.stop()
    #expect(window.events.all.allSatisfy { if case .connectionLost = $0 { false } else { true } })
  }
}
