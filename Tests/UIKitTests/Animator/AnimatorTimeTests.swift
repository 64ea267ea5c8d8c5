import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Property animators on layers whose local time differs from the animator's.
@Suite("A property animator and layer timing", .serialized)
@MainActor struct AnimatorTimeTests {
  private let stage: AnimatorScreen

  init() throws {
    stage = try AnimatorScreen()
  }

  /// Starts an animator of one second at time 0, and renders the first frame.
  private func start() throws -> UIViewPropertyAnimator {
    let animator = stage.animator()
    animator.startAnimation()
    try stage.advance()
    return animator
  }

  // Apple, Technical Q&A QA1673, "How to pause the animation of a layer tree".
  private func pause(_ layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = time
  }

  private func resume(_ layer: CALayer) {
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }

  @Test("an animator does not finish while its layer is paused, and finishes after it resumes")
  func paused() throws {
    for layer in [stage.view.layer, stage.screen.window.layer] {
      stage.view.center.x = 5
      let ends = stage.ends.count
      let animator = try start()
      try stage.advance(0.25)
      pause(layer)
      try stage.advance(2)
      #expect(stage.x == 30 && stage.ends.count == ends && animator.isRunning)
      resume(layer)
      try stage.advance(0.5)
      #expect(near(stage.x, 80) && stage.ends.count == ends)
      try stage.advance(0.5)
      #expect(stage.x == 105 && stage.ends.count == ends + 1 && animator.state == .inactive)
      layer.beginTime = 0
    }
  }

  @Test("on a layer at half speed an animator takes twice the time", arguments: [true, false])
  func slow(isSuperlayer: Bool) throws {
    let layer = isSuperlayer ? stage.screen.window.layer : stage.view.layer
    layer.speed = 0.5
    let animator = try start()
    try stage.advance(1)
    #expect(near(stage.x, 55) && stage.ends == [] && animator.isRunning)
    try stage.advance(0.5)
    #expect(near(stage.x, 80) && stage.ends == [])
    try stage.advance(0.6)
    #expect(stage.x == 105 && stage.ends == [.end] && animator.state == .inactive)
    layer.speed = 1
  }

  @Test("a layer's time offset has no effect, and a change of its begin time is taken into account")
  func offsets() throws {
    stage.view.layer.timeOffset = 7
    _ = try start()
    try stage.advance(0.5)
    #expect(near(stage.x, 55))
    try stage.advance(0.6)
    #expect(stage.x == 105 && stage.ends == [.end])
    stage.view.layer.timeOffset = 0
    stage.view.center.x = 5
    stage.view.layer.beginTime = CACurrentMediaTime() - 3
    _ = try start()
    try stage.advance(0.5)
    #expect(near(stage.x, 55) && stage.ends == [.end])
    try stage.advance(0.6)
    #expect(stage.x == 105 && stage.ends == [.end, .end])
  }

  @Test("an animator whose layer is paused can be stopped and finished")
  func stopped() throws {
    let animator = try start()
    try stage.advance(0.25)
    pause(stage.view.layer)
    try stage.advance(2)
    animator.stopAnimation(false)
    #expect(stage.view.center.x == 30)
    animator.finishAnimation(at: .start)
    #expect(stage.view.center.x == 5 && stage.ends == [.start])
    resume(stage.view.layer)
    // A view that leaves the window loses its animations, which ends the animator.
    _ = try start()
    try stage.advance(0.25)
    pause(stage.view.layer)
    try stage.advance(2)
    stage.view.removeFromSuperview()
    #expect(stage.ends == [.start, .end])
  }
}
