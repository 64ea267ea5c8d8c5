/// What the devices of a seat share: where their events go, the numbers of touches, and the timers
/// of the reader thread. Used by the reader thread only.
final class SeatInput {
  let timers: ReaderTimers
  private let seat: UInt32
  private let deliver: (WlSurface, InputEvent) -> Void
  private var lastTouch: Int32 = 0

  /// `seat` is the name of the seat's global. `deliver` is called with the surface and the event.
  init(
    seat: UInt32, timers: ReaderTimers, deliver: @escaping (WlSurface, InputEvent) -> Void
  ) {
    self.seat = seat
    self.timers = timers
    self.deliver = deliver
  }

  /// Returns the number of a new touch. Compositors use the numbers of ended touches again, and
  /// touch screens and tablets have the same ones.
  func makeTouchID() -> Int32 {
    lastTouch &+= 1
    return lastTouch
  }

  func send(_ kind: InputEvent.Kind, at time: Double, to surface: WlSurface) {
    deliver(surface, InputEvent(time: time, seat: seat, kind))
  }
}

extension WlSurface {
  /// Whether both are the same object of the protocol.
  func isSame(as other: WlSurface?) -> Bool { other?.proxy === proxy }
}
