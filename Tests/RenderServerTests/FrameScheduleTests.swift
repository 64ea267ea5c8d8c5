import Compositor
import Testing

@testable import RenderServer

@Suite("The frame schedule decides what the render thread does next")
struct FrameScheduleTests {
  private typealias Step = FrameSchedule.Step
  private static let frame = DrawnFrame(
    damage: Region(PixelRect(PixelSize(width: 4, height: 4))), time: 2, postTime: 1)
  private static let states: [RedrawState] = [.drawn(frame), .mayDraw, .awaitsRefresh]
  private static let pacings: [FrameSchedule.PacingState] = [
    .ready, .awaitingCallback(ofFrame: true), .awaitingCallback(ofFrame: false),
  ]

  private func schedule(
    _ redraw: RedrawState, _ pacing: FrameSchedule.PacingState = .ready,
    _ activity: RenderTree.Activity = .still, wantsTicks: Bool = false, isUnthrottled: Bool = false
  ) -> FrameSchedule {
    var schedule = FrameSchedule(isUnthrottled: isUnthrottled)
    schedule.redraw = redraw
    schedule.pacing = pacing
    schedule.activity = activity
    schedule.wantsTicks = wantsTicks
    return schedule
  }

  private func step(_ schedule: FrameSchedule, at time: Double = 10) -> Step {
    schedule.nextStep(hasCommit: false, hasWindow: true, nextTime: time)
  }

  @Test("a drawn frame is swapped when the compositor is ready, and nothing is drawn before")
  func swap() {
    for hasCommit in [false, true] {
      for activity in [.still, .animating, .pending(until: 1)] as [RenderTree.Activity] {
        func step(_ pacing: FrameSchedule.PacingState, isUnthrottled: Bool = false) -> Step {
          schedule(.drawn(Self.frame), pacing, activity, isUnthrottled: isUnthrottled)
            .nextStep(hasCommit: hasCommit, hasWindow: true, nextTime: 10)
        }
        #expect(Self.pacings.map { step($0) } == [.swap, .sleep, .sleep])
        #expect(Self.pacings.map { step($0, isUnthrottled: true) } == [.swap, .swap, .swap])
      }
    }
  }

  @Test("a commit is drawn at once, even while a callback is outstanding and without a window")
  func commit() {
    for pacing in Self.pacings {
      for redraw in Self.states.dropFirst() {
        for hasWindow in [false, true] {
          let step = schedule(redraw, pacing)
            .nextStep(hasCommit: true, hasWindow: hasWindow, nextTime: 10)
          #expect(step == .draw)
        }
      }
    }
  }

  @Test("an animation is sampled after a swap, and without damage once in each refresh")
  func animation() {
    for pacing in Self.pacings {
      #expect(step(schedule(.mayDraw, pacing, .animating)) == .draw)
    }
    let waiting = Self.pacings.map { step(schedule(.awaitsRefresh, $0, .animating)) }
    #expect(waiting == [.requestCallback, .sleep, .sleep])
    let unthrottled = schedule(.awaitsRefresh, .ready, .animating, isUnthrottled: true)
    #expect(step(unthrottled) == .draw && unthrottled.hasUnpacedAnimation)
    #expect(!schedule(.awaitsRefresh, .ready, .still, isUnthrottled: true).hasUnpacedAnimation)
    #expect(!schedule(.awaitsRefresh, .ready, .animating).hasUnpacedAnimation)
  }

  @Test("the thread sleeps until an animation begins, and draws its first frame")
  func pending() {
    for redraw in Self.states.dropFirst() {
      let schedule = schedule(redraw, .ready, .pending(until: 11))
      #expect(step(schedule, at: 10) == .sleep)
      #expect(schedule.secondsToSleep(nextTime: 10) == 1)
      #expect(schedule.secondsToSleep(nextTime: 11) == 0.001)
      #expect(step(schedule, at: 11) == .draw)
    }
    #expect(
      schedule(.drawn(Self.frame), .ready, .pending(until: 11)).secondsToSleep(nextTime: 10)
        == .infinity)
    #expect(schedule(.mayDraw, .ready, .animating).secondsToSleep(nextTime: 10) == .infinity)
  }

  @Test("display links get one callback at a time, and only with a window")
  func ticks() {
    for redraw in Self.states.dropFirst() {
      for activity in [.still, .pending(until: 11)] as [RenderTree.Activity] {
        let steps = Self.pacings.map { step(schedule(redraw, $0, activity, wantsTicks: true)) }
        #expect(steps == [.requestCallback, .sleep, .sleep])
        #expect(step(schedule(redraw, .ready, activity)) == .sleep)
      }
      let unopened = schedule(redraw, .ready, .animating, wantsTicks: true)
        .nextStep(hasCommit: false, hasWindow: false, nextTime: 10)
      #expect(unopened == .sleep)
    }
  }
}
