/// A touch screen (`wl_touch`). Used by the reader thread only.
final class Touch {
  /// A finger that touches a window.
  private struct Point {
    let surface: WlSurface
    var sample: TouchSample
  }

  private let touch: WlTouch
  private let input: SeatInput
  private var times = EventTimes()
  private var time = MonotonicClock.now
  /// The fingers by the compositor's numbers.
  private var points: [Int32: Point] = [:]
  /// What changed since the last `frame` event, in order.
  private var changes: [Point] = []

  init(_ touch: WlTouch, input: SeatInput) {
    self.touch = touch
    self.input = input
    touch.onEvent { [unowned self] event in handle(event) }
  }

  func release() {
    cancel(on: nil)
    if touch.version >= WlTouch.Since.release { touch.release() }
  }

  /// Drops the fingers on the surface, or on all surfaces, and tells the app.
  func cancel(on surface: WlSurface?) {
    let isCancelled = { (point: Point) in surface == nil || point.surface.isSame(as: surface) }
    // A finger whose end was not delivered is in the changes alone.
    let cancelled = points.values.filter(isCancelled) + changes.filter(isCancelled)
    points = points.filter { !isCancelled($0.value) }
    changes.removeAll(where: isCancelled)
    for point in cancelled { input.cancelTouches(on: point.surface, at: MonotonicClock.now) }
  }

  private func handle(_ event: WlTouch.Event) {
    switch event {
    case .down(let serial, let time, let surface, let id, let x, let y):
      input.note(serial)
      self.time = times.seconds(time)
      begin(id, on: surface, at: InputPoint(x: x, y: y))
      input.press = surface.map { SeatInput.Press(serial: serial, surface: $0) }
    case .up(_, let time, let id):
      self.time = times.seconds(time)
      end(id)
    case .motion(let time, let id, let x, let y):
      self.time = times.seconds(time)
      change(id) { $0.location = InputPoint(x: x, y: y) }
    case .shape(let id, let major, let minor):
      change(id) { sample in
        sample.majorRadius = max(major, 0) / 2
        sample.minorRadius = max(minor, 0) / 2
      }
    case .orientation(let id, let degrees):
      change(id) { $0.orientation = degrees * .pi / 180 }
    case .frame: deliverChanges()
    case .cancel: cancel(on: nil)
    default: break
    }
  }

  private func begin(_ id: Int32, on surface: WlSurface?, at location: InputPoint) {
    // The compositor may not use a number twice at the same time.
    end(id)
    guard let surface else { return }
    let sample = TouchSample(id: input.makeTouchID(), phase: .began, location: location)
    let point = Point(surface: surface, sample: sample)
    points[id] = point
    changes.append(point)
  }

  private func end(_ id: Int32) {
    guard var point = points.removeValue(forKey: id) else { return }
    if points.isEmpty { input.press = nil }
    point.sample.phase = .ended
    changes.append(point)
  }

  /// Changes a finger; one event of the app has at most one change of it beside its begin and end.
  private func change(_ id: Int32, _ body: (inout TouchSample) -> Void) {
    guard var point = points[id] else { return }
    body(&point.sample)
    point.sample.phase = .moved
    points[id] = point
    if let index = changes.lastIndex(where: { $0.sample.id == point.sample.id }) {
      point.sample.phase = changes[index].sample.phase
      changes[index] = point
    } else {
      changes.append(point)
    }
  }

  /// Sends the changes, in one event for each window.
  private func deliverChanges() {
    while let surface = changes.first?.surface {
      let samples = changes.filter { $0.surface.isSame(as: surface) }.map(\.sample)
      changes.removeAll { $0.surface.isSame(as: surface) }
      input.send(samples, at: time, to: surface)
    }
  }
}
