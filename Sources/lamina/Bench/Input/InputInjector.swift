import Foundation
import LayerTree
import RenderServer
import Synchronization
import Wayland

/// Sends input on a thread of its own: to the compositor through a virtual pointer, and touches to the
/// window server of this process.
final class InputInjector: Sendable {
  /// A change of the pointer's button.
  struct Press {
    /// When it was sent, in seconds on the media clock.
    let time: Double
    let isPressed: Bool
  }

  private struct State {
    var presses: [Press] = []
    var touches: [Double] = []
    var motions = 0
    var error: WaylandError?
    var isDone = false
  }

  private let state = Mutex(State())
  private let display: String

  /// - Throws: if the compositor has no virtual pointers (`zwlr_virtual_pointer_manager_v1`).
  init() throws {
    display = ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] ?? ""
    _ = try VirtualPointer(display: display)
  }

  var presses: [Press] { state.withLock { $0.presses } }
  /// When a finger was put down or lifted, in seconds on the media clock.
  var touches: [Double] { state.withLock { $0.touches } }
  var motions: Int { state.withLock { $0.motions } }
  /// What stopped the input, if anything did.
  var error: WaylandError? { state.withLock { $0.error } }
  /// Whether everything was sent.
  var isDone: Bool { state.withLock { $0.isDone } }

  /// Where the last movement of `sendMotion` leads, and no other one, in points on a screen of
  /// 1280 × 720.
  static let lastLocation = CGPoint(x: 1200, y: 360)

  private static func x(_ motion: Int) -> Int { 100 + motion % 1000 }

  /// Presses and releases the button alternately, at irregular intervals of about 70 ms, so that the
  /// presses fall on all phases of the refresh.
  func sendPresses(for seconds: Double) {
    run { injector, pointer throws(WaylandError) in
      try Self.alternate(for: seconds) { isPressed throws(WaylandError) in
        try injector.press(pointer, isPressed: isPressed)
      }
    }
  }

  /// Puts a finger down and lifts it like `sendPresses`.
  func sendTouches(for seconds: Double, to server: WindowServer) {
    Thread.detachNewThread { [self] in
      Self.alternate(for: seconds) { isPressed in
        let sample = TouchSample(
          id: 1, phase: isPressed ? .began : .ended, location: InputPoint(x: 100, y: 361))
        let time = MediaClock.monotonic
        state.withLock { $0.touches.append(time) }
        server.simulate(InputEvent(time: time, .touches([sample])))
      }
    }
  }

  /// Calls the closure at irregular intervals, with true and false alternately.
  private static func alternate<Failure>(
    for seconds: Double, _ change: (Bool) throws(Failure) -> Void
  ) throws(Failure) {
    let end = MediaClock.monotonic + seconds
    var count = 0
    while MediaClock.monotonic < end || !count.isMultiple(of: 2) {
      Thread.sleep(forTimeInterval: 0.06 + 0.0037 * Double(count % 7))
      try change(count.isMultiple(of: 2))
      count += 1
    }
  }

  /// Moves the pointer `rate` times a second, and changes its button with every fiftieth movement.
  func sendMotion(rate: Int, for seconds: Double) {
    run { injector, pointer throws(WaylandError) in
      let start = MediaClock.monotonic
      for number in 1...max(1, Int(Double(rate) * seconds)) {
        let wait = start + Double(number) / Double(rate) - MediaClock.monotonic
        if wait > 0 { Thread.sleep(forTimeInterval: wait) }
        try pointer.move(x: UInt32(Self.x(number)), y: 360)
        injector.state.withLock { $0.motions = number }
        guard number.isMultiple(of: 50) else { continue }
        try injector.press(pointer, isPressed: !number.isMultiple(of: 100))
      }
      try pointer.move(x: UInt32(Self.lastLocation.x), y: UInt32(Self.lastLocation.y))
    }
  }

  private func press(_ pointer: VirtualPointer, isPressed: Bool) throws(WaylandError) {
    state.withLock { $0.presses.append(Press(time: MediaClock.monotonic, isPressed: isPressed)) }
    try pointer.setButton(Self.leftButton, isPressed: isPressed)
  }

  /// BTN_LEFT of `linux/input-event-codes.h`.
  private static let leftButton: UInt32 = 0x110

  private func run(
    _ script: @escaping @Sendable (InputInjector, VirtualPointer) throws(WaylandError) -> Void
  ) {
    Thread.detachNewThread { [self] in
      do throws(WaylandError) {
        let pointer = try VirtualPointer(display: display)
        try pointer.move(x: UInt32(Self.x(0)), y: 360)
        // The compositor announces the pointer, and the window binds it.
        Thread.sleep(forTimeInterval: 0.3)
        try pointer.move(x: UInt32(Self.x(0)), y: 361)
        try script(self, pointer)
      } catch {
        state.withLock { $0.error = error }
      }
      state.withLock { $0.isDone = true }
    }
  }
}
