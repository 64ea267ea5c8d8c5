import LayerTree
import TestSupport
import Testing

@Suite("Local time of layers")
struct LocalTimeTests {
  private func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming.layerDefault
    change(&timing)
    return timing
  }

  @Test("a layer with the default timing has its superlayer's time")
  func plain() {
    for time in [0, 1.5, 1e6] { #expect(MediaTiming.layerDefault.localTime(at: time) == time) }
  }

  @Test("pausing and resuming a layer works as Apple's QA1673 describes")
  func pauseAndResume() {
    let paused = timing {
      $0.speed = 0
      $0.timeOffset = 40
    }
    #expect(paused.localTime(at: 100) == 40 && paused.localTime(at: 7) == 40)
    let resumed = timing { $0.beginTime = 60 }
    #expect(resumed.localTime(at: 100) == 40)
    #expect(resumed.localTime(at: 101) == 41)
  }

  @Test("outside of its active duration a layer is not shown, unless its fill mode says so")
  func fill() {
    var short = timing {
      $0.beginTime = 10
      $0.duration = 2
    }
    #expect(short.localTime(at: 9) == nil && short.localTime(at: 12) == nil)
    #expect(short.localTime(at: 11) == 1)
    short.fillMode = .both
    #expect(short.localTime(at: 9) == 0 && short.localTime(at: 13) == 2)
  }

  @Test("each iteration of a layer restarts its time, and runs back where it autoreverses")
  func iterations() {
    var twice = timing {
      $0.duration = 2
      $0.repeatCount = 2
    }
    #expect(twice.localTime(at: 3) == 1)
    twice.autoreverses = true
    #expect(twice.localTime(at: 3) == 1 && twice.localTime(at: 3.5) == 0.5)
  }

  @Test("the time at which a local time is reached is the earliest one from the start on")
  func reaching() {
    var generator = SeededGenerator(seed: 5)
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    for _ in 0..<2000 {
      let timing = timing {
        $0.beginTime = random(-2...2)
        $0.timeOffset = random(0...3)
        $0.speed = [0, 1, 2, 0.5, -1, -0.7].randomElement(using: &generator)!
        $0.duration = [1, 2.5, .infinity].randomElement(using: &generator)!
        $0.repeatCount = [0, 1.5, 3, .infinity].randomElement(using: &generator)!
        $0.autoreverses = Bool.random(using: &generator)
        $0.fillMode = .both
      }
      let (local, start) = (random(0...3), random(-3...6))
      let found = timing.time(reaching: local, from: start)
      let step = 1.0 / 256
      var time = start
      while time < 30 && timing.localTime(at: time)! < local { time += step }
      if time >= 30 {
        #expect(
          found > 30 - step || timing.localTime(at: found + 1e-6)! >= local - 1e-5, "\(timing)")
      } else {
        #expect(found <= time && found >= time - step, "\(timing) \(local) \(start)")
      }
    }
  }
}
