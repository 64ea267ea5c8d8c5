import Testing

@testable import RenderServer

@Suite("Ticks and presentation feedback requests")
struct TickTests {
  @Test("the main thread takes the latest tick, once")
  func box() {
    let box = TickBox()
    #expect(box.take() == nil)
    #expect(box.put(Tick(shown: 1, next: 2, refresh: 1)))
    #expect(!box.put(Tick(shown: 2, next: 3, refresh: 1)))
    #expect(box.take()?.shown == 2)
    #expect(box.take() == nil)
    #expect(box.put(Tick(shown: 3, next: 4, refresh: 1)))
  }

  @Test("a display that answers no request gets eight of them")
  func unanswered() {
    var source = FeedbackSource.unproven(requests: 0)
    #expect((0..<20).map { _ in source.shouldRequestNext() }.filter { $0 }.count == 8)
    #expect(source == .absent)
    source = .answered
    #expect(source.shouldRequestNext() && source == .answered)
  }
}
