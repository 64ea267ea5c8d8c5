import Foundation
import Testing
import UIKit

@Suite("Misuse of property animators")
struct AnimatorMisuseTests {
  @Test("a paused animator is not released")
  func releasePaused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.pauseAnimation()
      }
    }
    #expect(output(of: result).contains(Self.release))
  }

  @Test("a stopped animator is not released")
  func releaseStopped() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.stopAnimation(false)
      }
    }
    #expect(output(of: result).contains(Self.release))
  }

  private static let release =
    "It is an error to release a paused or stopped property animator. Property animators must "
    + "either finish animating or be explicitly stopped and finished before they can be released."

  @Test("an animator that is not stopped does not finish")
  func finishRunning() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.finishAnimation(at: .end)
      }
    }
    #expect(
      output(of: result).contains(
        "finishAnimationAtPosition: should only be called on a stopped animator!"))
  }

  @Test("an animator without animations does not start")
  func startEmpty() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation()
      }
    }
    #expect(output(of: result).contains("must have at least one animation block to start!"))
  }

  @Test("a stopped animator does not start, and takes no animations")
  func startStopped() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    #expect(output(of: result).contains("[stopped] interruptible> is already stopped!"))
  }

  @Test("an animator is stopped once")
  func stopTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.stopAnimation(true)
      }
    }
    #expect(output(of: result).contains("is already stopped!"))
  }

  @Test("a stopped animator takes no animations")
  func addToStopped() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.addAnimations {}
      }
    }
    #expect(output(of: result).contains("is already stopped!"))
  }

  @Test("an animator that is not interruptible is not paused")
  func pauseUninterruptible() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
    #expect(output(of: result).contains("> that is not interruptible cannot be paused!"))
  }

  @Test("an animator that is not interruptible is not stopped")
  func stopUninterruptible() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.isInterruptible = false
        animator.startAnimation()
        animator.stopAnimation(true)
      }
    }
    #expect(output(of: result).contains("> that is not interruptible cannot be stopped!"))
  }

  @Test("an animator that is not interruptible is not turned back")
  func reverseUninterruptible() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.isInterruptible = false
        animator.startAnimation()
        animator.isReversed = true
      }
    }
    #expect(
      output(of: result).contains("> that is not interruptible cannot be continued or reversed!"))
  }

  @Test("an active animator stays as interruptible as it is")
  func setInterruptible() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.isInterruptible = false
      }
    }
    #expect(
      output(of: result).contains(
        "It is not allowed to set the interruptible property of an active animator (<UIView"))
  }

  @Test("a paused animator does not start later")
  func startPausedLater() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.pauseAnimation()
        animator.startAnimation(afterDelay: 1)
      }
    }
    #expect(output(of: result).contains("cannot be started with a delay!"))
  }

  @Test("a delay is not negative")
  func negativeDelay() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation(afterDelay: -1)
      }
    }
    #expect(
      output(of: result).contains("The delay should be greater than or equal to zero."))
  }

  @Test("a fraction is a number")
  func fraction() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.fractionComplete = .nan
      }
    }
    #expect(output(of: result).contains("is not a number: nan"))
  }

  private func output(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
