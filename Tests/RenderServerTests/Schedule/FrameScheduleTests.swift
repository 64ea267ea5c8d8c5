import Compositor
import LayerTree
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

  private func step(
    _ schedule: FrameSchedule, _ mail: Mailbox.Mail = .nothing, at time: Double = 10,
    now: Double = 10, taking seconds: Double = 0.002
  ) -> Step {
    schedule.nextStep(mail, hasWindow: true, at: now, taking: seconds, nextTime: time)
  }

  private func seconds(_ schedule: FrameSchedule, to time: Double = 10, now: Double = 10) -> Double
  {
    schedule.secondsToSleep(at: now, taking: 0.002, nextTime: time)
  }

  @Test("a drawn frame is swapped when the compositor is ready, and nothing is drawn before")
  func swap() {
    for mail in [.nothing, .commit] as [Mailbox.Mail] {
      for activity in [.still, .animating, .pending(until: 1)] as [RenderTree.Activity] {
        func step(_ pacing: FrameSchedule.PacingState, isUnthrottled: Bool = false) -> Step {
          self.step(
            schedule(.drawn(Self.frame), pacing, activity, isUnthrottled: isUnthrottled), mail)
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
          for mail in [.commit, .answerToInput] as [Mailbox.Mail] {
            let step = schedule(redraw, pacing)
              .nextStep(mail, hasWindow: hasWindow, at: 10, taking: 0.002, nextTime: 10)
            #expect(step == .draw)
          }
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
      #expect(seconds(schedule, to: 10) == 1)
      #expect(seconds(schedule, to: 11) == 0.001)
      #expect(step(schedule, at: 11) == .draw)
    }
    #expect(seconds(schedule(.drawn(Self.frame), .ready, .pending(until: 11))) == .infinity)
    #expect(seconds(schedule(.mayDraw, .ready, .animating)) == .infinity)
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
        .nextStep(.nothing, hasWindow: false, at: 10, taking: 0.002, nextTime: 10)
      #expect(unopened == .sleep)
    }
  }

  @Test("an app with a display link has half of a refresh to commit before a callback is requested")
  func graceForCommits() {
    for redraw in Self.states.dropFirst() {
      var schedule = schedule(redraw, .awaitingCallback(ofFrame: true), wantsTicks: true)
      schedule.noteCallback(at: 10, refresh: 0.01)
      #expect(step(schedule, now: 10.001) == .sleep)
      #expect(abs(seconds(schedule, now: 10.001) - 0.004) < 1e-9)
      #expect(step(schedule, .commit, now: 10.001) == .draw)
      #expect(step(schedule, now: 10.0051) == .requestCallback)
      // Frames that take longer leave less time, or none.
      #expect(step(schedule, now: 10.0021, taking: 0.008) == .requestCallback)
      #expect(step(schedule, now: 10, taking: 0.02) == .requestCallback)
      // Without a window the thread sleeps until there is one.
      #expect(seconds(schedule, now: 10.0051) == .infinity)
    }
  }

  // MARK: Answers to input

  /// A schedule after a callback at 10 s and the submission of a frame, at 100 refreshes a second.
  private func submitted(
    _ redraw: RedrawState, _ activity: RenderTree.Activity = .still, isAnswering: Bool = false
  ) -> FrameSchedule {
    var schedule = schedule(redraw, .awaitingCallback(ofFrame: true), activity)
    schedule.replacement.noteCallback(at: 10)
    if isAnswering { schedule.replacement.noteAnswer(at: 10) }
    schedule.replacement.noteSubmission(at: 10.001, refresh: 0.01)
    return schedule
  }

  @Test("an answer to input, and no other commit, replaces the submitted frame while there is time")
  func replacement() {
    for redraw in Self.states.dropFirst() {
      let schedule = submitted(redraw)
      #expect(step(schedule, .answerToInput, now: 10.007) == .replace)
      #expect(step(schedule, .answerToInput, now: 10.009) == .draw)
      #expect(step(schedule, .commit, now: 10.007) == .draw)
      let unopened = schedule.nextStep(
        .answerToInput, hasWindow: false, at: 10.007, taking: 0.002, nextTime: 10)
      #expect(unopened == .draw)
    }
  }

  @Test("there is one replacement for a callback, and none once the callback has arrived")
  func oneReplacement() {
    var schedule = submitted(.mayDraw)
    schedule.replacement.noteReplacement()
    #expect(step(schedule, .answerToInput, now: 10.003) == .draw)
    schedule = submitted(.mayDraw)
    schedule.pacing = .ready
    #expect(step(schedule, .answerToInput, now: 10.003) == .draw)
  }

  @Test("a frame that waits for its callback is drawn again at once for an answer to input")
  func redraw() {
    let schedule = submitted(.drawn(Self.frame), .animating)
    #expect(step(schedule, .answerToInput, now: 10.003) == .redraw)
    #expect(step(schedule, .commit, now: 10.003) == .sleep)
    #expect(seconds(schedule, now: 10.003) == .infinity)
  }

  @Test("while the user gives input, the next frame is drawn ahead in the second half of a refresh")
  func drawingAhead() {
    let attentive = submitted(.mayDraw, .animating, isAnswering: true)
    #expect(step(attentive, now: 10.004) == .sleep)
    #expect(abs(seconds(attentive, now: 10.004) - 0.001) < 1e-9)
    #expect(step(attentive, now: 10.0051) == .draw)
    #expect(step(attentive, .commit, now: 10.001) == .draw)
    #expect(step(submitted(.mayDraw, .animating), now: 10.001) == .draw)
    var replaced = attentive
    replaced.replacement.noteReplacement()
    #expect(step(replaced, now: 10.001) == .draw)
  }
}
