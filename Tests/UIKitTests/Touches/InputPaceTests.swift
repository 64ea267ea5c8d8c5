import Testing

@testable import UIKit

// Issue: from a touch to the presented frame with its effect, at most two refreshes for 95 of 100.
@Suite("The pace at which movements are delivered")
struct InputPaceTests {
  /// The end of the wait at a hundred refreshes a second, of which one began at 5 s; nil without one.
  private func wait(
    at now: Double, after delivery: Double, age: Double = 0, lastRefresh: Double? = 5
  ) -> Double? {
    var pace = InputPace()
    pace.noteDelivery(at: delivery)
    return pace.wait(at: now, forMovementAt: now - age, refresh: 0.01, lastRefresh: lastRefresh)
  }

  @Test("the first movement waits for nothing")
  func first() {
    let pace = InputPace()
    #expect(pace.wait(at: 5, forMovementAt: 5, refresh: 0.01, lastRefresh: 4.999) == nil)
  }

  @Test("the first movement in a refresh waits for nothing, however late the one before came")
  func newRefresh() {
    #expect(wait(at: 5.001, after: 4.999) == nil)
    #expect(wait(at: 5.021, after: 5.019) == nil)
  }

  @Test("a second movement of a refresh waits for the next refresh")
  func sameRefresh() {
    let end = wait(at: 5.004, after: 5.002)
    #expect(end.map { abs($0 - 5.0105) < 1e-9 } == true)
    let later = wait(at: 5.025, after: 5.023)
    #expect(later.map { abs($0 - 5.0305) < 1e-9 } == true)
  }

  @Test("where no refresh is known, movements are delivered one refresh apart")
  func unknown() {
    for refresh in [nil, 4.9] {
      let end = wait(at: 5.001, after: 4.999, lastRefresh: refresh)
      #expect(end.map { abs($0 - 5.0095) < 1e-9 } == true)
    }
    #expect(wait(at: 5.0081, after: 4.999, lastRefresh: nil) == nil)
  }

  @Test("a movement that a busy program has got late waits for nothing")
  func late() {
    #expect(wait(at: 5.004, after: 5.002, age: 0.02) == nil)
  }
}
