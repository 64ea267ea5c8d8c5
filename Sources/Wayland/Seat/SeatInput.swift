/// What the devices of a seat share: where their events go, the touches of fingers and pens, and the
/// timers of the reader thread. Used by the reader thread only.
final class SeatInput {
  /// A button or a finger that is down, from which a drag can start.
  struct Press {
    let serial: UInt32
    let surface: WlSurface
  }

  let timers: ReaderTimers
  /// Returns what input methods know of the text that has the focus in a window.
  let textInputState: (WlSurface) -> TextInputState?
  /// The last event for which the compositor lets a program change a selection, and its time; nil
  /// before the seat was used.
  private(set) var lastUse: (serial: UInt32, time: Double)?
  /// Called when the seat is used for the first time.
  var onFirstUse: () -> Void = {}
  /// What is pressed alone or was pressed last.
  var press: Press?
  private let seat: UInt32
  private let deliver: (WlSurface, InputEvent) -> Void
  private var lastTouch: Int32 = 0
  /// The windows of the touches that have begun for the app, by their numbers.
  private var touches: [Int32: WlSurface] = [:]

  /// `seat` is the name of the seat's global. `deliver` is called with the surface and the event.
  init(
    seat: UInt32, timers: ReaderTimers,
    textInputState: @escaping (WlSurface) -> TextInputState? = { _ in nil },
    deliver: @escaping (WlSurface, InputEvent) -> Void
  ) {
    self.seat = seat
    self.timers = timers
    self.textInputState = textInputState
    self.deliver = deliver
  }

  /// Notes the serial of an event that the user has caused.
  func note(_ serial: UInt32) {
    let isFirst = lastUse == nil
    lastUse = (serial, MonotonicClock.now)
    if isFirst { onFirstUse() }
  }

  /// Returns the number of a new touch. Compositors use the numbers of ended touches again, and
  /// touch screens and tablets have the same ones.
  func makeTouchID() -> Int32 {
    lastTouch &+= 1
    return lastTouch
  }

  /// Sends samples of touches, except those that were cancelled meanwhile with other touches.
  func send(_ samples: [TouchSample], at time: Double, to surface: WlSurface) {
    let live = samples.filter { sample in
      switch sample.phase {
      case .began: touches.updateValue(surface, forKey: sample.id) == nil
      case .moved: touches[sample.id] != nil
      case .ended: touches.removeValue(forKey: sample.id) != nil
      }
    }
    if !live.isEmpty { send(.touches(live), at: time, to: surface) }
  }

  /// Cancels all touches on a surface, if there are any. The app does not learn which, so that the
  /// end of one device ends the touches of all.
  func cancelTouches(on surface: WlSurface, at time: Double) {
    let cancelled = touches.filter { $0.value.isSame(as: surface) }
    guard !cancelled.isEmpty else { return }
    for id in cancelled.keys { touches[id] = nil }
    send(.touchesCancelled, at: time, to: surface)
  }

  func send(_ kind: InputEvent.Kind, at time: Double, to surface: WlSurface) {
    deliver(surface, InputEvent(time: time, seat: seat, kind))
  }
}

extension WlSurface {
  /// Whether both are the same object of the protocol.
  func isSame(as other: WlSurface?) -> Bool { other?.proxy === proxy }
}
