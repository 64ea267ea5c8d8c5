import LayerTree
import QuartzCore
package import Wayland

/// Delivers the input of a screen: movements between two refreshes of the screen wait, and are one
/// event; everything else is delivered at once and in its order.
@MainActor final class InputPacer {
  private struct Item {
    let event: InputEvent
    let isMovement: Bool
  }

  private var waiting: [Item] = []
  /// The index of the first item of `waiting` that has not been delivered. A program that was busy
  /// has thousands of them, and removing each from the array would move all others.
  private var next = 0
  /// The buttons of each seat's pointer that are pressed after everything that waits.
  private var buttons: [UInt32: PointerSample.Buttons] = [:]
  private var isDelivering = false
  private var pace = InputPace()
  private var timer: InputTimers.ID?
  private unowned let screen: UIScreen
  private lazy var dispatcher = InputDispatcher(of: screen)

  init(of screen: UIScreen) {
    self.screen = screen
  }

  func receive(_ inputs: [InputEvent]) {
    var time = Double.infinity
    for input in inputs {
      let isMovement = isMovement(input)
      time = min(time, isMovement ? input.time : -.infinity)
      waiting += input.samples.map { Item(event: $0, isMovement: isMovement) }
    }
    let wait = pace.wait(
      at: MediaClock.now, forMovementAt: time,
      refresh: 1 / Double(screen.maximumFramesPerSecond), lastRefresh: screen.readLastRefresh())
    guard let wait else { return deliver() }
    guard timer == nil else { return }
    timer = InputTimers.shared.set(for: wait) { [weak self] in
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
    if !waiting.isEmpty { CommitObserver.shared.noteInput() }
    while next < waiting.count {
      let batch = takeBatch()
      let time = batch[batch.count - 1].time
      InputTimers.shared.fire(until: time)
      pace.noteDelivery(at: max(time, MediaClock.now))
      dispatcher.deliver(batch, isOutdated: hasPointer(ofSeat: batch[0].seat))
    }
    (waiting, next) = ([], 0)
    isDelivering = false
    if let timer {
      InputTimers.shared.cancel(timer)
      self.timer = nil
    }
  }

  /// Whether another place of a seat's pointer waits.
  private func hasPointer(ofSeat seat: UInt32) -> Bool {
    waiting[next...].contains { item in
      if case .pointer = item.event.kind { item.event.seat == seat } else { false }
    }
  }

  /// Takes the input of one event: the first of the queue, with the movements that continue it.
  private func takeBatch() -> [InputEvent] {
    let first = waiting[next]
    let batch = waiting[next...].prefix {
      first.isMovement && $0.isMovement && $0.event.continues(first.event)
    }
    let events = waiting[next..<next + max(batch.count, 1)].map(\.event)
    next += events.count
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
  /// Delivers input of the display that has arrived together, with locations on the surface.
  package func receive(_ inputs: [InputEvent]) {
    inputPacer.receive(inputs)
  }

  /// Delivers input of the display, with locations on the surface.
  package func receive(_ input: InputEvent) {
    inputPacer.receive([input])
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
