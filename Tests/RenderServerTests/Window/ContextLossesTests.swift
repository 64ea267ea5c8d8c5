import Testing

@testable import RenderServer

@Suite("Losses of the context")
struct ContextLossesTests {
  @Test("five losses within a minute are too many")
  func many() {
    var losses = ContextLosses()
    let results = [0, 10, 20, 30, 59.9].map { losses.note(at: $0) }
    #expect(results == [false, false, false, false, true])
  }

  @Test("losses that are rare are never too many")
  func rare() {
    var losses = ContextLosses()
    let results = (0..<100).map { losses.note(at: Double($0) * 15) }
    #expect(!results.contains(true))
  }
}
