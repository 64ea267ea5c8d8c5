import Testing

@testable import RenderServer

// Issue: from a touch to the presented frame with its effect, at most two refreshes for 95 of 100.
@Suite("Frames that answer input and replace others")
struct FrameReplacementTests {
  /// A display with a hundred refreshes a second, one of which began at 5 s.
  private func replacement(submittedAt time: Double, answeredAt answer: Double? = nil)
    -> FrameReplacement
  {
    var replacement = FrameReplacement()
    replacement.noteCallback(at: 5)
    if let answer { replacement.noteAnswer(at: answer) }
    replacement.noteSubmission(at: time, refresh: 0.01)
    return replacement
  }

  @Test(
    "a frame is taken at the first callback after its submission",
    arguments: [(5.002, 5.01), (5.011, 5.02), (5.035, 5.04)])
  func deadline(submitted: Double, taken: Double) {
    let deadline = replacement(submittedAt: submitted).deadline
    #expect(deadline.map { abs($0 - taken) < 1e-9 } == true)
  }

  @Test("nothing is replaced when no callback is near from which the next one follows")
  func unknown() {
    var replacement = FrameReplacement()
    replacement.noteSubmission(at: 5, refresh: 0.01)
    #expect(replacement.deadline == nil && !replacement.isPossible(at: 5, taking: 0))
    #expect(self.replacement(submittedAt: 5.041).deadline == nil)
  }

  @Test("a frame is in time if it takes less than what is left until the deadline")
  func time() {
    let replacement = replacement(submittedAt: 5.001)
    #expect(replacement.isPossible(at: 5.002, taking: 0.0079))
    #expect(!replacement.isPossible(at: 5.002, taking: 0.0081))
  }

  @Test("a frame that replaces another is replaced by none, nor one that was taken")
  func end() {
    var replacement = replacement(submittedAt: 5.001)
    replacement.noteReplacement()
    #expect(!replacement.isPossible(at: 5.002, taking: 0))
    replacement = self.replacement(submittedAt: 5.001)
    replacement.noteCallback(at: 5.009)
    #expect(!replacement.isPossible(at: 5.0091, taking: 0))
  }

  @Test("drawing ahead waits only while the user gives input, and longer frames begin earlier")
  func drawingAhead() {
    #expect(replacement(submittedAt: 5.001).timeToDrawAhead(taking: 0.001) == -.infinity)
    #expect(
      replacement(submittedAt: 5.001, answeredAt: 4).timeToDrawAhead(taking: 0.001) == -.infinity)
    let attentive = replacement(submittedAt: 5.001, answeredAt: 4.5)
    for (seconds, time) in [(0.001, 5.005), (0.005, 5.005), (0.008, 5.002), (0.02, 4.99)] {
      #expect(abs(attentive.timeToDrawAhead(taking: seconds) - time) < 1e-9)
    }
  }
}
