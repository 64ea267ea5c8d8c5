import Foundation
import Testing
import UIKit

@Suite("Misuse of property animators")
struct AnimatorMisuseTests {
  @Test("releasing a paused animator traps")
  func releasePaused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.pauseAnimation()
      }
    }
    #expect(output(of: result).contains(Self.release))
  }

  @Test("releasing a stopped animator traps")
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

  @Test("finishing an animator that is not stopped traps")
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

  @Test("starting an animator without animations traps")
  func startEmpty() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation()
      }
    }
    #expect(output(of: result).contains("must have at least one animation block to start!"))
  }

  @Test("starting a stopped animator traps")
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

  @Test("stopping an animator twice traps")
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

  @Test("adding animations to a stopped animator traps")
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

  @Test("pausing an animator that is not interruptible traps")
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

  @Test("stopping an animator that is not interruptible traps")
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

  @Test("reversing an animator that is not interruptible traps")
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

  @Test("changing isInterruptible of an active animator traps")
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

  @Test("starting a paused animator with a delay traps")
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

  @Test("a negative delay traps")
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

  @Test("a NaN fraction traps")
  func fraction() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.fractionComplete = .nan
      }
    }
    #expect(output(of: result).contains("is not a number: nan"))
  }
}
