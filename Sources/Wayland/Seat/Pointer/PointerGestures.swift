/// The gestures on a pointer's touchpad (`zwp_pointer_gestures_v1`). Used by the reader thread only.
final class PointerGestures {
  /// A gesture that goes on.
  private struct Active {
    let gesture: TouchpadSample.Gesture
    let fingers: Int
    let surface: WlSurface
    var scale = 1.0
  }

  private let swipe: ZwpPointerGestureSwipeV1
  private let pinch: ZwpPointerGesturePinchV1
  private let hold: ZwpPointerGestureHoldV1?
  private let input: SeatInput
  private let location: () -> InputPoint
  private var times = EventTimes()
  private var active: Active?

  /// `location` returns the pointer's location.
  init(
    _ manager: ZwpPointerGesturesV1, of pointer: WlPointer, input: SeatInput,
    location: @escaping () -> InputPoint
  ) {
    swipe = manager.getSwipeGesture(pointer: pointer)
    pinch = manager.getPinchGesture(pointer: pointer)
    hold =
      manager.version >= ZwpPointerGesturesV1.Since.getHoldGesture
      ? manager.getHoldGesture(pointer: pointer) : nil
    self.input = input
    self.location = location
    swipe.onEvent { [unowned self] event in handle(event) }
    pinch.onEvent { [unowned self] event in handle(event) }
    hold?.onEvent { [unowned self] event in handle(event) }
  }

  func release() {
    swipe.destroy()
    pinch.destroy()
    hold?.destroy()
  }

  /// Cancels the gesture on the surface, or on any surface.
  func cancel(on surface: WlSurface?) {
    guard let active, surface == nil || active.surface.isSame(as: surface) else { return }
    end(active.gesture, isCancelled: true, at: MonotonicClock.now)
  }

  private func handle(_ event: ZwpPointerGestureSwipeV1.Event) {
    switch event {
    case .begin(_, let time, let surface, let fingers):
      begin(.swipe, fingers: fingers, on: surface, at: times.seconds(time))
    case .update(let time, let dx, let dy):
      change(.swipe, at: times.seconds(time)) { sample in
        sample.dx = dx
        sample.dy = dy
      }
    case .end(_, let time, let cancelled):
      end(.swipe, isCancelled: cancelled != 0, at: times.seconds(time))
    default: break
    }
  }

  private func handle(_ event: ZwpPointerGesturePinchV1.Event) {
    switch event {
    case .begin(_, let time, let surface, let fingers):
      begin(.pinch, fingers: fingers, on: surface, at: times.seconds(time))
    case .update(let time, let dx, let dy, let scale, let rotation):
      active?.scale = scale
      change(.pinch, at: times.seconds(time)) { sample in
        sample.dx = dx
        sample.dy = dy
        sample.rotation = rotation * .pi / 180
      }
    case .end(_, let time, let cancelled):
      end(.pinch, isCancelled: cancelled != 0, at: times.seconds(time))
    default: break
    }
  }

  private func handle(_ event: ZwpPointerGestureHoldV1.Event) {
    switch event {
    case .begin(_, let time, let surface, let fingers):
      begin(.hold, fingers: fingers, on: surface, at: times.seconds(time))
    case .end(_, let time, let cancelled):
      end(.hold, isCancelled: cancelled != 0, at: times.seconds(time))
    default: break
    }
  }

  private func begin(
    _ gesture: TouchpadSample.Gesture, fingers: UInt32, on surface: WlSurface?, at time: Double
  ) {
    cancel(on: nil)
    guard let surface else { return }
    active = Active(gesture: gesture, fingers: Int(fingers), surface: surface)
    send(.began, of: gesture, at: time)
  }

  private func change(
    _ gesture: TouchpadSample.Gesture, at time: Double, _ body: (inout TouchpadSample) -> Void
  ) {
    send(.changed, of: gesture, at: time, body)
  }

  private func end(_ gesture: TouchpadSample.Gesture, isCancelled: Bool, at time: Double) {
    guard active?.gesture == gesture else { return }
    send(isCancelled ? .cancelled : .ended, of: gesture, at: time)
    active = nil
  }

  private func send(
    _ phase: TouchpadSample.Phase, of gesture: TouchpadSample.Gesture, at time: Double,
    _ body: (inout TouchpadSample) -> Void = { _ in }
  ) {
    guard let active, active.gesture == gesture else { return }
    var sample = TouchpadSample(gesture, phase, fingers: active.fingers, location: location())
    sample.scale = active.scale
    body(&sample)
    input.send(.touchpad(sample), at: time, to: active.surface)
  }
}
