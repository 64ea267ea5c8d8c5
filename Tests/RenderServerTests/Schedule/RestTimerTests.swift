import Testing

@testable import RenderServer

@Suite("The timer of rests")
struct RestTimerTests {
  private var timer = RestTimer()

  @Test("before the first frame there is nothing to give back")
  mutating func start() {
    #expect(timer.secondsLeft(at: 5) == .infinity)
    let isOver = timer.takeEnd(at: 5)
    #expect(!isOver)
  }

  @Test("two seconds after the last frame memory is given back, once")
  mutating func once() {
    timer.noteFrame(at: 5)
    timer.noteFrame(at: 6)
    #expect(timer.secondsLeft(at: 7) == 1)
    let ends = [timer.takeEnd(at: 7.9), timer.takeEnd(at: 8), timer.takeEnd(at: 9)]
    #expect(ends == [false, true, false])
    #expect(timer.secondsLeft(at: 9) == .infinity)
  }

  @Test("programs may be compiled a tenth of a second after the last frame, and before the first")
  mutating func pause() {
    #expect(timer.secondsToPause(at: 5) == 0)
    timer.noteFrame(at: 5)
    #expect(abs(timer.secondsToPause(at: 5.06) - 0.04) < 1e-9 && timer.secondsToPause(at: 5.2) == 0)
    _ = timer.takeEnd(at: 7)
    #expect(timer.secondsToPause(at: 7) == 0)
  }

  @Test("the next frame begins another rest")
  mutating func again() {
    timer.noteFrame(at: 5)
    let first = timer.takeEnd(at: 8)
    timer.noteFrame(at: 9)
    let second = timer.takeEnd(at: 11)
    #expect(first && second)
  }
}
