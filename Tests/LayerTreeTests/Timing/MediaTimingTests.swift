import LayerTree
import TestSupport
import Testing

@Suite("Media timing")
struct MediaTimingTests {
  /// A timing of one second from t = 10, with changes.
  private func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = 10
    timing.duration = 1
    change(&timing)
    return timing
  }

  private func expect(
    _ timing: MediaTiming, at time: Double, _ fraction: Double?, iteration: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let moment = timing.moment(at: time)
    guard let fraction, let moment else {
      #expect(
        (moment == nil) == (fraction == nil), "at \(time): \(String(describing: moment))",
        sourceLocation: sourceLocation)
      return
    }
    #expect(
      abs(moment.fraction - fraction) < 1e-9, "at \(time): \(moment)",
      sourceLocation: sourceLocation)
    #expect(moment.iteration == iteration, "at \(time): \(moment)", sourceLocation: sourceLocation)
  }

  @Test("it is active from its begin time to its end, and not before or after")
  func plain() {
    let plain = timing()
    expect(plain, at: 9.999, nil)
    expect(plain, at: 10, 0)
    expect(plain, at: 10.25, 0.25)
    expect(plain, at: 10.999, 0.999)
    expect(plain, at: 11, nil)
    expect(plain, at: 12, nil)
    #expect(plain.startTime == 10)
    #expect(plain.endTime == 11)
  }

  @Test("fill modes decide what is shown before and after")
  func fillModes() {
    let forwards = timing { $0.fillMode = .forwards }
    expect(forwards, at: 9, nil)
    expect(forwards, at: 11, 1)
    expect(forwards, at: 100, 1)
    let backwards = timing { $0.fillMode = .backwards }
    expect(backwards, at: 9, 0)
    expect(backwards, at: 10, 0)
    expect(backwards, at: 11, nil)
    let both = timing { $0.fillMode = .both }
    expect(both, at: 9, 0)
    expect(both, at: 100, 1)
  }

  @Test("it repeats a whole number of times, and holds the end of the last iteration")
  func repeats() {
    let three = timing {
      $0.repeatCount = 3
      $0.fillMode = .forwards
    }
    expect(three, at: 10.5, 0.5)
    expect(three, at: 11, 0, iteration: 1)
    expect(three, at: 12.75, 0.75, iteration: 2)
    expect(three, at: 13, 1, iteration: 2)
    expect(three, at: 20, 1, iteration: 2)
    #expect(three.endTime == 13)
  }

  @Test("a fractional repeat count ends within an iteration")
  func fractionOfIteration() {
    let half = timing {
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    #expect(half.endTime == 12.5)
    expect(half, at: 12.25, 0.25, iteration: 2)
    expect(half, at: 13, 0.5, iteration: 2)
    let less = timing {
      $0.repeatCount = 0.25
      $0.fillMode = .forwards
    }
    #expect(less.endTime == 10.25)
    expect(less, at: 11, 0.25)
  }

  @Test("an infinite repeat count never ends")
  func infinite() {
    let endless = timing { $0.repeatCount = .infinity }
    #expect(endless.endTime == .infinity)
    expect(endless, at: 9, nil)
    expect(endless, at: 1_000_010.5, 0.5, iteration: 1_000_000)
  }

  @Test("a repeat count of 0 or less is one iteration")
  func zeroRepeats() {
    #expect(timing { $0.repeatCount = 0 }.activeDuration == 1)
    #expect(timing { $0.repeatCount = -1 }.activeDuration == 1)
  }

  @Test("it plays backwards in the second half of an autoreversing iteration")
  func autoreverses() {
    let twoWays = timing {
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    #expect(twoWays.endTime == 12)
    expect(twoWays, at: 10.75, 0.75)
    expect(twoWays, at: 11, 1)
    expect(twoWays, at: 11.25, 0.75)
    expect(twoWays, at: 12, 0)
    expect(twoWays, at: 50, 0)
  }

  @Test("autoreversing iterations repeat, and one and a half of them end at fraction 1")
  func autoreversesRepeatedly() {
    let twice = timing {
      $0.autoreverses = true
      $0.repeatCount = 2
    }
    expect(twice, at: 12.25, 0.25, iteration: 1)
    expect(twice, at: 13.25, 0.75, iteration: 1)
    expect(twice, at: 14, nil)
    let oneAndHalf = timing {
      $0.autoreverses = true
      $0.repeatCount = 1.5
      $0.fillMode = .forwards
    }
    expect(oneAndHalf, at: 99, 1, iteration: 1)
  }

  @Test("a repeat duration ends the animation at any point of an iteration")
  func repeatDuration() {
    let timed = timing {
      $0.repeatDuration = 2.25
      $0.repeatCount = 100
      $0.fillMode = .forwards
    }
    #expect(timed.endTime == 12.25)
    expect(timed, at: 12, 0, iteration: 2)
    expect(timed, at: 12.25, 0.25, iteration: 2)
    expect(timed, at: 20, 0.25, iteration: 2)
  }

  @Test("a time offset skips the beginning and ends sooner")
  func timeOffset() {
    let late = timing { $0.timeOffset = 0.25 }
    #expect(late.startTime == 9.75)
    expect(late, at: 9.7, nil)
    expect(late, at: 9.9, 0.15)
    expect(late, at: 10, 0.25)
    #expect(late.endTime == 10.75)
    expect(late, at: 10.8, nil)
  }

  @Test("a speed of 2 takes half the time")
  func doubleSpeed() {
    let fast = timing { $0.speed = 2 }
    expect(fast, at: 10.25, 0.5)
    #expect(fast.endTime == 10.5)
    expect(fast, at: 10.5, nil)
  }

  @Test("a speed of 0 shows the time offset for ever")
  func still() {
    let still = timing {
      $0.speed = 0
      $0.timeOffset = 0.4
    }
    #expect(still.endTime == .infinity)
    #expect(still.startTime == -.infinity)
    expect(still, at: 0, 0.4)
    expect(still, at: 10, 0.4)
    expect(still, at: 1e6, 0.4)
  }

  @Test("a negative speed runs from the time offset back to the start")
  func negativeSpeed() {
    let back = timing {
      $0.speed = -1
      $0.timeOffset = 1
    }
    #expect(back.startTime == 10)
    #expect(back.endTime == 11)
    expect(back, at: 9.5, nil)
    expect(back, at: 10, 1)
    expect(back, at: 10.25, 0.75)
    expect(back, at: 11, nil)
    var held = back
    held.fillMode = .both
    expect(held, at: 9, 1)
    expect(held, at: 12, 0)
  }

  @Test("an iteration of duration 0 ends when it begins, and can be held")
  func zeroDuration() {
    let instant = timing { $0.duration = 0 }
    #expect(instant.activeDuration == 0)
    #expect(instant.endTime == 10)
    expect(instant, at: 10, nil)
    var held = instant
    held.fillMode = .both
    expect(held, at: 9, 0)
    expect(held, at: 10, 1)
    held.repeatCount = .infinity
    #expect(held.endTime == 10)
    expect(held, at: 11, 1)
  }

  @Test("for any duration and count, the end of the last iteration is held")
  func heldEnds() {
    for count in 1...60 {
      for tenth in 1...40 {
        let held = timing {
          $0.duration = Double(tenth) / 10
          $0.repeatCount = Double(count)
          $0.fillMode = .forwards
        }
        expect(held, at: 1e4, 1, iteration: Double(count - 1))
      }
    }
  }

  @Test("a repeat duration of whole iterations ends at the end of the last one")
  func heldRepeatDurations() {
    for count in 1...200 {
      for hundredth in 1...60 {
        let duration = Double(hundredth) / 100
        let held = timing {
          $0.duration = duration
          $0.repeatDuration = Double(count * hundredth) / 100
          $0.fillMode = .forwards
        }
        expect(held, at: 1e4, 1, iteration: Double(count - 1))
      }
    }
  }

  @Test("a fraction stays in 0…1 at any time")
  func fractionsInRange() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      func random(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &generator)
      }
      let timing = timing {
        $0.duration = random(0...0.5)
        $0.repeatCount = random(0...20).rounded()
        $0.autoreverses = Bool.random(using: &generator)
        $0.speed = random(-3...3)
        $0.timeOffset = random(-1...1)
        $0.fillMode = .both
      }
      let moment = timing.moment(at: random(0...30))
      #expect((-1e-9...1 + 1e-9).contains(moment?.fraction ?? -1), "\(timing)")
      #expect(moment?.iteration ?? -1 >= 0)
    }
  }
}
