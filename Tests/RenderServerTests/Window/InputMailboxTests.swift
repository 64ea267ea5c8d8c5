import LayerTree
import Testing
import Wayland

@testable import RenderServer

/// Issue: an app that is blocked for 30 s under 1,000 events of input a second.
@MainActor struct InputMailboxTests {
  @MainActor private final class Log {
    var events: [InputEvent] = []
  }

  @Test("a blocked main thread gets the last place and every press, and little else")
  func blocked() async throws {
    let log = Log()
    let mailbox = InputMailbox { log.events += $0 }
    // The main thread runs this test, so that nothing is delivered meanwhile.
    for step in 0..<30_000 {
      mailbox.post(pointer(at: Double(step)))
      guard step.isMultiple(of: 1000) else { continue }
      mailbox.post(pointer(at: Double(step), changed: .primary))
    }
    mailbox.post(pointer(at: 30_000))
    #expect(log.events.isEmpty)
    while log.events.last?.kind != pointer(at: 30_000).kind {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(log.events.count(where: { !$0.isMotion }) == 30)
    #expect(log.events.count <= 61)
    #expect(log.events.reduce(0) { $0 + $1.coalesced.count } < 31 * 40)
  }

  @Test("motion of an idle app arrives soon, in the order of the presses around it")
  func idle() async throws {
    let log = Log()
    let mailbox = InputMailbox { log.events += $0 }
    let events = [
      pointer(at: 1), pointer(at: 2, changed: .primary), pointer(at: 3, changed: .primary),
      pointer(at: 4),
    ]
    for event in events {
      let count = log.events.count
      mailbox.post(event)
      while log.events.count == count { try await Task.sleep(for: .milliseconds(1)) }
    }
    #expect(log.events == events)
  }

  private func pointer(at x: Double, changed: PointerSample.Buttons = []) -> InputEvent {
    var sample = PointerSample(location: InputPoint(x: x, y: 0))
    sample.changedButtons = changed
    return InputEvent(time: x, .pointer(sample))
  }
}
