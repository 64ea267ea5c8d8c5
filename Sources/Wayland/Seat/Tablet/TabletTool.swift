import Foundation

/// A pen or another tool of a drawing tablet (`zwp_tablet_tool_v2`). Used by the reader thread only.
///
/// A pen that touches is a touch; one that hovers is a pointer whose samples say that it is a pen.
final class TabletTool {
  private enum State {
    /// The tool is over no window.
    case away
    /// The tool hovers over a window; `isReported` says whether the app has got a sample of it.
    case hovering(WlSurface, isReported: Bool)
    /// The tip touches a window; the touch has this number, or none before the frame ends.
    case touching(WlSurface, id: Int32?)
    /// The tip was lifted, and the frame that says so has not ended.
    case lifting(WlSurface, id: Int32)
  }

  private let tool: ZwpTabletToolV2
  private let cursor: Cursor?
  private let input: SeatInput
  private let onRemoved: (TabletTool) -> Void
  private var times = EventTimes()
  private var state = State.away
  private var axes = TabletAxes()
  private var isLeaving = false
  private var changedButtons: PointerSample.Buttons = []

  init(
    _ tool: ZwpTabletToolV2, cursor: Cursor?, input: SeatInput,
    onRemoved: @escaping (TabletTool) -> Void
  ) {
    self.tool = tool
    self.cursor = cursor
    self.input = input
    self.onRemoved = onRemoved
    tool.onEvent { [unowned self] event in handle(event) }
  }

  func release() {
    cancel(on: nil)
    cursor?.release()
    tool.destroy()
  }

  /// Ends the touch or the hovering on the surface, or on any surface, and tells the app.
  func cancel(on surface: WlSurface?) {
    switch state {
    case .away: return
    case .hovering(let window, _), .touching(let window, _), .lifting(let window, _):
      guard surface == nil || window.isSame(as: surface) else { return }
    }
    leave(at: MonotonicClock.now)
  }

  private func handle(_ event: ZwpTabletToolV2.Event) {
    switch event {
    case .proximityIn(let serial, _, let surface): enter(surface, serial: serial)
    case .proximityOut: isLeaving = true
    case .down(let serial):
      input.note(serial)
      touchDown()
    case .up: liftUp()
    case .button(_, let code, let state): change(.init(penCode: code), state == .pressed)
    case .frame(let time): deliverFrame(at: times.seconds(time))
    case .removed: onRemoved(self)
    default: axes.update(event)
    }
  }

  private func enter(_ surface: WlSurface?, serial: UInt32) {
    leave(at: MonotonicClock.now)
    guard let surface else { return }
    state = .hovering(surface, isReported: false)
    cursor?.enter(surface, serial: serial)
  }

  private func touchDown() {
    guard case .hovering(let surface, let isReported) = state else { return }
    if isReported { input.send(.pointerLeft, at: MonotonicClock.now, to: surface) }
    state = .touching(surface, id: nil)
  }

  private func liftUp() {
    guard case .touching(let surface, let id) = state else { return }
    // A tap within one frame has not been seen by the app; it gets the whole of it.
    let sent = id ?? begin(on: surface, at: MonotonicClock.now)
    state = .lifting(surface, id: sent)
  }

  private func change(_ button: PointerSample.Buttons, _ isPressed: Bool) {
    guard axes.buttons.contains(button) != isPressed else { return }
    axes.buttons.formSymmetricDifference(button)
    changedButtons.formSymmetricDifference(button)
  }

  private func deliverFrame(at time: Double) {
    switch state {
    case .away: break
    case .hovering(let surface, _):
      if !isLeaving { hover(on: surface, at: time) }
    case .touching(let surface, nil):
      state = .touching(surface, id: begin(on: surface, at: time))
    case .touching(let surface, let id?): send(.moved, id, on: surface, at: time)
    case .lifting(let surface, let id):
      send(.ended, id, on: surface, at: time)
      state = .hovering(surface, isReported: false)
    }
    changedButtons = []
    if isLeaving { leave(at: time) }
  }

  private func hover(on surface: WlSurface, at time: Double) {
    var sample = PointerSample(location: axes.location, buttons: axes.buttons)
    sample.pen = axes.pen
    sample.changedButtons = changedButtons
    cursor?.noteActivity()
    state = .hovering(surface, isReported: true)
    input.send(.pointer(sample), at: time, to: surface)
  }

  private func begin(on surface: WlSurface, at time: Double) -> Int32 {
    let id = input.makeTouchID()
    send(.began, id, on: surface, at: time)
    return id
  }

  private func send(
    _ phase: TouchSample.Phase, _ id: Int32, on surface: WlSurface, at time: Double
  ) {
    input.send([axes.touch(id, phase)], at: time, to: surface)
  }

  /// Takes the tool from its window. A tip that was not lifted is a touch that is cancelled.
  private func leave(at time: Double) {
    switch state {
    case .away: break
    case .hovering(let surface, let isReported):
      if isReported { input.send(.pointerLeft, at: time, to: surface) }
    case .touching(let surface, _): input.cancelTouches(on: surface, at: time)
    case .lifting(let surface, let id): send(.ended, id, on: surface, at: time)
    }
    state = .away
    isLeaving = false
    axes.buttons = []
    cursor?.leave()
  }
}
