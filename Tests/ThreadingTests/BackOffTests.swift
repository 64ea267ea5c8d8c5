import Testing
import Threading

@Suite("Delays between attempts to connect")
struct BackOffTests {
  @Test("the delay doubles from 50 ms to a second, and stays there for ever")
  func forever() {
    var backOff = BackOff(limit: .infinity, from: 100)
    let delays = (0..<7).map { _ in backOff.delay(at: 1e9) }
    #expect(delays == [0.05, 0.1, 0.2, 0.4, 0.8, 1, 1])
  }

  @Test("the last attempt is made when the time is over")
  func limit() {
    var backOff = BackOff(limit: 0.12, from: 100)
    #expect(backOff.delay(at: 100) == 0.05)
    let last = backOff.delay(at: 100.05)
    #expect(last.map { abs($0 - 0.07) < 1e-9 } == true)
    #expect(backOff.delay(at: 100.12) == nil)
  }

  @Test("a limit of 0 allows no second attempt")
  func none() {
    var backOff = BackOff(limit: 0, from: 100)
    #expect(backOff.delay(at: 100) == nil)
  }

  @Test("after an event the delay is short again")
  func restart() {
    var backOff = BackOff(limit: .infinity, from: 0)
    _ = (backOff.delay(at: 0), backOff.delay(at: 0))
    backOff.restart()
    #expect(backOff.delay(at: 0) == 0.05)
  }
}
