import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct InputQueueTests {
    @Test("motion of one finger is one event with the samples before it")
    func motion() {
      var queue = InputQueue()
      for step in 0..<3 { queue.append(move(1, to: Double(step), at: Double(step))) }
      let events = queue.takeAll()
      #expect(events.count == 1)
      #expect(events[0].time == 2)
      #expect(events[0].kind == move(1, to: 2, at: 2).kind)
      #expect(events[0].coalesced == [move(1, to: 0, at: 0), move(1, to: 1, at: 1)])
      #expect(events[0].samples == (0..<3).map { move(1, to: Double($0), at: Double($0)) })
      #expect(queue.takeAll().isEmpty)
    }

    @Test("motion of several fingers, and of the pointer in between, is merged by device")
    func devices() {
      var queue = InputQueue()
      queue.append(move(1, to: 1, at: 1))
      queue.append(InputEvent(time: 2, .pointer(.init(location: InputPoint(x: 2, y: 0)))))
      queue.append(move(2, to: 3, at: 3))
      queue.append(InputEvent(time: 4, .pointer(.init(location: InputPoint(x: 4, y: 0)))))
      let events = queue.takeAll()
      #expect(events.map(\.time) == [3, 4])
      guard case .touches(let samples) = events[0].kind else { return #expect(Bool(false)) }
      #expect(samples.map(\.id) == [1, 2])
    }

    @Test("motion is not moved across a press, and seats are kept apart")
    func order() {
      var queue = InputQueue()
      var press = PointerSample(location: InputPoint(x: 0, y: 0), buttons: .primary)
      press.changedButtons = .primary
      let drag = PointerSample(location: InputPoint(x: 1, y: 0), buttons: .primary)
      let events = [
        InputEvent(time: 1, .pointer(.init(location: InputPoint(x: 0, y: 0)))),
        InputEvent(time: 2, .pointer(press)), InputEvent(time: 3, .pointer(drag)),
        InputEvent(time: 4, seat: 7, .pointer(drag)),
      ]
      for event in events { queue.append(event) }
      #expect(queue.takeAll() == events)
    }

    @Test("scrolling is added up until the fingers leave the touchpad")
    func scroll() {
      var queue = InputQueue()
      for (dy, hasStopped) in [(3.0, false), (4, false), (0, true), (5, false)] {
        var scroll = PointerSample.Scroll()
        scroll.dy = dy
        scroll.source = .finger
        scroll.hasStopped = hasStopped
        queue.append(
          InputEvent(
            time: 0, .pointer(.init(location: InputPoint(x: 0, y: 0), scroll: scroll))))
      }
      let events = queue.takeAll()
      #expect(events.allSatisfy { $0.coalesced.isEmpty }, "a sum stands for what was added")
      let scrolls = events.compactMap { event in
        if case .pointer(let sample) = event.kind { sample.scroll } else { nil }
      }
      #expect(scrolls.map(\.dy) == [7, 5])
      #expect(scrolls.map(\.hasStopped) == [true, false])
    }

    @Test("changes of a pinch are added up, and its scale is the last one")
    func pinch() {
      var queue = InputQueue()
      for step in 1...3 {
        var sample = TouchpadSample(.pinch, .changed, fingers: 2, location: InputPoint(x: 0, y: 0))
        sample.dx = 2
        sample.rotation = 0.5
        sample.scale = Double(step)
        queue.append(InputEvent(time: 0, .touchpad(sample)))
      }
      let events = queue.takeAll()
      guard events.count == 1, case .touchpad(let sample) = events[0].kind else {
        return #expect(Bool(false))
      }
      #expect([sample.dx, sample.rotation, sample.scale] == [6, 1.5, 3])
    }

    @Test(
      "a key repeats once while the app is busy, and is pressed and released as often as it was")
    func keyRepeat() {
      var queue = InputQueue()
      var key = KeyEvent(code: 38, symbol: .init(rawValue: 0x61), isPressed: true)
      queue.append(InputEvent(time: 0, .key(key)))
      key.isRepeat = true
      for _ in 0..<100 { queue.append(InputEvent(time: 0, .key(key))) }
      key.isRepeat = false
      for isPressed in [false, true, false] {
        key.isPressed = isPressed
        queue.append(InputEvent(time: 0, .key(key)))
      }
      let states = queue.takeAll().compactMap { event in
        if case .key(let key) = event.kind { key.isRepeat ? nil : key.isPressed } else { nil }
      }
      #expect(states == [true, false, true, false])
    }

    // Issue: an app that is blocked for 30 s under 1,000 events a second.
    @Test("30,000 motions of an app that is busy need the memory of a few dozen")
    func bound() {
      var queue = InputQueue()
      var presses = 0
      for step in 0..<30_000 {
        queue.append(move(Int32(step % 5), to: Double(step), at: Double(step) / 1000))
        guard step.isMultiple(of: 1000) else { continue }
        queue.append(
          InputEvent(
            time: Double(step) / 1000,
            .touches([.init(id: 9, phase: .began, location: InputPoint(x: 0, y: 0))])))
        presses += 1
      }
      let events = queue.takeAll()
      #expect(events.count == 2 * presses + 1 || events.count == 2 * presses)
      #expect(events.allSatisfy { $0.coalesced.count <= InputEvent.coalescedLimit })
      #expect(events.map(\.coalesced.count).reduce(0, +) <= 512)
      #expect(events.count(where: { !$0.isMotion }) == presses)
      guard case .touches(let samples)? = events.last?.kind else { return #expect(Bool(false)) }
      #expect(samples.map(\.location.x).max() == 29_999)
    }

    private func move(_ id: Int32, to x: Double, at time: Double) -> InputEvent {
      InputEvent(
        time: time,
        .touches([.init(id: id, phase: .moved, location: InputPoint(x: x, y: 0))]))
    }
  }
}
