import LayerTree
package import Wayland

/// Delivers the input of a screen: movements between two refreshes of the screen wait, and are one
/// event; everything else is delivered at once and in its order.
@MainActor final class InputPacer {
  private struct Item {
    let event: InputEvent
    let isMovement: Bool
  }

  private var waiting: [Item] = []
  /// The buttons of each seat's pointer that are pressed after everything that waits.
  private var buttons: [UInt32: PointerSample.Buttons] = [:]
  private var isDelivering = false
  private var lastDelivery = -Double.infinity
  private var timer: InputTimers.ID?
  private unowned let screen: UIScreen
  private lazy var dispatcher = InputDispatcher(of: screen)

  init(of screen: UIScreen) {
    self.screen = screen
  }

  func receive(_ input: InputEvent) {
    let isMovement = isMovement(input)
    waiting += input.samples.map { Item(event: $0, isMovement: isMovement) }
    let refresh = 1 / Double(screen.maximumFramesPerSecond)
    let now = MediaClock.now
    // Input and refreshes jitter: what comes a little early is not delayed. What is older than a
    // refresh has waited for a busy program, and waits no longer.
    guard isMovement, now - lastDelivery < 0.9 * refresh, now - input.time < refresh else {
      return deliver()
    }
    guard timer == nil else { return }
    timer = InputTimers.shared.set(for: lastDelivery + 1.05 * refresh) { [weak self] in
      self?.timer = nil
      self?.deliver()
    }
  }

  /// Whether the event only says that touches or the pointer have moved.
  private func isMovement(_ input: InputEvent) -> Bool {
    switch input.kind {
    case .touches(let samples): return samples.allSatisfy { $0.phase == .moved }
    case .pointer(let sample):
      let previous = buttons.updateValue(sample.buttons, forKey: input.seat)
      return sample.scroll == nil && sample.buttons == previous ?? []
    case .pointerLeft:
      buttons[input.seat] = nil
      return false
    default: return false
    }
  }

  /// Delivers everything that waits. Input that arrives during that, for example because a handler
  /// runs the run loop, is delivered afterwards.
  func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while !waiting.isEmpty {
      let batch = takeBatch()
      let time = batch[batch.count - 1].time
      InputTimers.shared.fire(until: time)
      lastDelivery = max(time, MediaClock.now)
      dispatcher.deliver(batch)
    }
    isDelivering = false
    if let timer {
      InputTimers.shared.cancel(timer)
      self.timer = nil
    }
  }

  /// Takes the input of one event: the first of the queue, with the movements that continue it.
  private func takeBatch() -> [InputEvent] {
    let first = waiting[0]
    let batch = waiting.prefix {
      first.isMovement && $0.isMovement && $0.event.continues(first.event)
    }
    let events = waiting.prefix(max(batch.count, 1)).map(\.event)
    waiting.removeFirst(events.count)
    return events
  }

  /// Cancels all touches, because the program is no longer active or the screen is gone.
  func cancel() {
    deliver()
    dispatcher.cancelAll()
    GestureEnvironment.shared.cancel(on: screen)
  }
}

extension InputEvent {
  /// Whether one event can tell of this movement and of an earlier one.
  fileprivate func continues(_ first: InputEvent) -> Bool {
    guard seat == first.seat else { return false }
    return switch (kind, first.kind) {
    case (.touches, .touches), (.pointer, .pointer): true
    default: false
    }
  }
}

extension UIScreen {
  /// Delivers input of the display, with locations on the surface.
  package func receive(_ input: InputEvent) {
    inputPacer.receive(input)
  }

  /// Delivers movements that wait for the next refresh.
  package func deliverInput() {
    inputPacer.deliver()
  }

  /// Cancels all touches.
  package func cancelInput() {
    inputPacer.cancel()
  }
}
