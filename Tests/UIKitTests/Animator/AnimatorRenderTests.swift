import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing
import UIKit

// Requirements C3 and V18: the app does nothing per frame.
@Suite("Property animators on the render side", .serialized)
@MainActor struct AnimatorRenderTests {
  private let view = UIView.plain(0, 0, 10, 10)

  private func left(_ screen: BlockedScreen, at time: Double) throws -> CGFloat {
    try screen.image(at: time).box(of: red).minX
  }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 105 }
  }

  @Test("the animation continues while the main thread is blocked, and holds its end value")
  func blocked() throws {
    let screen = try BlockedScreen(view)
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    screen.runLoopIteration(at: 0)
    let count = screen.commits.count
    for step in 0...20 {
      #expect(try left(screen, at: Double(step) / 10) == CGFloat(min(step, 10)) * 10)
    }
    #expect(screen.commits.count == count && ends == [])
    screen.runLoopIteration(at: 2)
    #expect(ends == [.end])
    #expect(try left(screen, at: 2) == 100)
  }

  @Test("a reversed animator runs back while the main thread is blocked")
  func blockedBack() throws {
    let screen = try BlockedScreen(view)
    let animator = animator()
    animator.startAnimation()
    screen.runLoopIteration(at: 0)
    #expect(try left(screen, at: 0.5) == 50)
    screen.runLoopIteration(at: 0.5)
    animator.isReversed = true
    screen.runLoopIteration(at: 0.5)
    for step in 0...10 {
      #expect(try left(screen, at: 0.5 + Double(step) / 10) == CGFloat(max(5 - step, 0)) * 10)
    }
    screen.runLoopIteration(at: 2)
    #expect(animator.state == .inactive && view.center.x == 5)
    #expect(try left(screen, at: 2) == 0)
  }

  @Test("a spring continued with other parameters matches the presentation layer in every frame")
  func blockedSpring() throws {
    let screen = try BlockedScreen(view, size: CGSize(width: 160, height: 40))
    let animator = animator()
    animator.addAnimations({ [view] in view.alpha = 0.5 }, delayFactor: 0.5)
    animator.startAnimation()
    screen.runLoopIteration(at: 0)
    screen.runLoopIteration(at: 0.5)
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 0.4), durationFactor: 1)
    screen.runLoopIteration(at: 0.5)
    var seen: [CGImage] = []
    for step in 0..<8 { seen.append(try screen.image(at: 0.5 + Double(step) / 10)) }
    for step in 0..<8 {
      MediaClock.set(0.5 + Double(step) / 10)
      let shown = try #require(view.layer.presentation())
      let row = (0..<160).filter { seen[step].pixel(x: $0, y: 5).x > 60 }
      let middle = CGFloat(try #require(row.first) + #require(row.last) + 1) / 2
      #expect(near(middle, shown.position.x, by: 1), "step \(step)")
      let color = CGFloat(seen[step].pixel(x: Int(middle), y: 5).x)
      let opacity = CGFloat(shown.opacity) * 255
      #expect(near(color, opacity, by: 1), "step \(step)")
    }
    animator.stopAnimation(true)
  }

  @Test("an animation shows no movement while it is delayed or paused")
  func waiting() throws {
    let screen = try BlockedScreen(view)
    let animator = animator()
    animator.startAnimation(afterDelay: 0.5)
    screen.runLoopIteration(at: 0)
    for time in [0, 0.25, 0.5] { #expect(try left(screen, at: time) == 0) }
    #expect(try left(screen, at: 0.75) == 25)
    screen.runLoopIteration(at: 0.75)
    animator.pauseAnimation()
    screen.runLoopIteration(at: 0.75)
    for time in [1, 2, 1000.0] { #expect(try left(screen, at: time) == 25) }
    animator.stopAnimation(true)
  }

  @Test("scrubbing sends one change per animation and commit, however often the fraction is set")
  func scrubbing() throws {
    let screen = try BlockedScreen(view)
    let animator = animator(.easeInOut)
    animator.pauseAnimation()
    screen.runLoopIteration(at: 0)
    let count = screen.commits.count
    for step in 0...10_000 {
      animator.fractionComplete = CGFloat(step) / 10_000
      if step % 100 == 0 { screen.runLoopIteration(at: 0) }
    }
    #expect(screen.commits.count == count + 101)
    for commit in screen.commits.suffix(100) {
      #expect(commit.layers.count == 1 && commit.layers.first?.animations.count == 2)
    }
    // Commits that are read late are merged into one.
    let merged = screen.commits.suffix(100).reduce(into: Commit()) { $0.merge($1) }
    #expect(merged.layers.first?.animations.count == 2)
    #expect(try left(screen, at: 0) == 100)
    #expect(view.layer.animationKeys()?.count == 2)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.layer.animationKeys() == nil)
    screen.runLoopIteration(at: 0)
    #expect(try left(screen, at: 1) == 0)
  }

  @Test("hundreds of animators leave nothing behind")
  func hundreds() throws {
    let screen = try BlockedScreen(view)
    weak var last: UIViewPropertyAnimator?
    var ends = 0
    for number in 0..<600 {
      let animator = animator()
      animator.addCompletion { _ in ends += 1 }
      last = animator
      switch number % 3 {
      case 0:
        animator.startAnimation()
        screen.runLoopIteration(at: Double(number))
        screen.runLoopIteration(at: Double(number) + 1)
      case 1:
        animator.fractionComplete = 0.5
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
      default:
        animator.startAnimation()
        animator.isReversed = true
        screen.runLoopIteration(at: Double(number))
        screen.runLoopIteration(at: Double(number))
      }
      view.center.x = 5
    }
    screen.runLoopIteration(at: 600)
    #expect(ends == 600 && last == nil && view.layer.animationKeys() == nil)
    #expect(screen.commits.count < 9000)
    #expect(try left(screen, at: 600) == 0)
  }
}
