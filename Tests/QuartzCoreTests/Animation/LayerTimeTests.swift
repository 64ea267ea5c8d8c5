import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

// C3
@Suite("Layer time", .serialized) @MainActor
struct LayerTimeTests {
  private func move(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
    return animation
  }

  @Test("a layer's timing has Core Animation's defaults, which take no memory")
  func defaults() {
    let layer = CALayer()
    #expect(layer.beginTime == 0 && layer.duration == .infinity && layer.speed == 1)
    #expect(layer.timeOffset == 0 && layer.repeatCount == 0 && layer.repeatDuration == 0)
    #expect(!layer.autoreverses && layer.fillMode == .removed)
    let timing: any CAMediaTiming = layer
    #expect(timing.duration == .infinity)
  }

  @Test("timing is sent when it is set, once, and not before")
  func sending() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.position.x = 1
    #expect(stage.flush()?.change(of: layer)?.timing == nil)
    layer.speed = 2
    layer.beginTime = 3
    layer.fillMode = .both
    var timing = MediaTiming.layerDefault
    (timing.speed, timing.beginTime, timing.fillMode) = (2, 3, .both)
    #expect(stage.flush()?.change(of: layer)?.timing == timing)
    layer.speed = 2
    #expect(stage.flush() == nil)
  }

  @Test("times are converted through the superlayers, and back")
  func conversion() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.beginTime = 10
    outer.speed = 2
    inner.timeOffset = 5
    inner.speed = 0.5
    other.beginTime = 100
    #expect(outer.convertTime(12, from: nil) == 4)
    #expect(inner.convertTime(12, from: nil) == 7)
    #expect(inner.convertTime(7, to: nil) == 12)
    #expect(inner.convertTime(7, to: outer) == 4 && outer.convertTime(7, from: inner) == 4)
    #expect(inner.convertTime(12, from: outer) == 11)
    #expect(other.convertTime(7, from: inner) == -88 && inner.convertTime(7, to: inner) == 7)
  }

  @Test("a stopped layer has one time, which converts to its begin time")
  func standing() {
    let layer = CALayer()
    layer.speed = 0
    layer.timeOffset = 4
    layer.beginTime = 9
    #expect(layer.convertTime(1000, from: nil) == 4 && layer.convertTime(4, to: nil) == 9)
  }

  @Test("the time of a layer with a duration stays within it, and repeats")
  func finite() {
    let layer = CALayer()
    layer.duration = 2
    layer.fillMode = .both
    #expect(layer.convertTime(1.5, from: nil) == 1.5 && layer.convertTime(9, from: nil) == 2)
    layer.repeatCount = .infinity
    #expect(layer.convertTime(9, from: nil) == 1)
    layer.autoreverses = true
    #expect(layer.convertTime(11, from: nil) == 1 && layer.convertTime(9, from: nil) == 1)
    #expect(layer.convertTime(10.5, from: nil) == 1.5)
  }

  @Test("an animation without a begin time starts at the layer's time of the commit")
  func start() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.speed = 2
    layer.beginTime = 90
    layer.add(move(), forKey: "move")
    let animation = try #require(stage.flush()?.change(of: layer)?.added.first)
    #expect(animation.timing.beginTime == 20)
    stage.advance(by: 0.25)
    #expect(layer.presentation()?.position.x == 50 && layer.animationKeys() == ["move"])
    stage.advance(by: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  // Apple's Technical Q&A QA1673.
  @Test("a layer and its sublayers are paused and resumed as in Apple's recipe")
  func pausing() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, inner) = (stage.layer(), CALayer())
    layer.addSublayer(inner)
    inner.add(move(), forKey: "move")
    stage.flush()
    stage.advance(by: 0.25)
    let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pausedTime
    stage.flush()
    stage.advance(by: 10)
    #expect(inner.presentation()?.position.x == 25 && inner.animationKeys() == ["move"])
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    #expect(inner.presentation()?.position.x == 25)
    stage.advance(by: 0.5)
    #expect(inner.presentation()?.position.x == 75)
    stage.advance(by: 0.25)
    #expect(inner.animationKeys() == nil && AnimationEndSchedule.shared.count == 0)
  }

  @Test("an animation on a layer that runs backwards, or is stopped, does not end")
  func noEnd() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.add(move(), forKey: "move")
    stage.flush()
    stage.advance(by: 0.5)
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.timeOffset = time
    layer.beginTime = CACurrentMediaTime()
    layer.speed = -1
    #expect(layer.presentation()?.position.x == 50)
    stage.advance(by: 0.25)
    #expect(layer.presentation()?.position.x == 25)
    stage.advance(by: 10)
    #expect(layer.animationKeys() == ["move"])
    layer.speed = 0
    layer.timeOffset = time + 0.25
    #expect(layer.presentation()?.position.x == 75)
    layer.timeOffset = time + 1
    stage.advance(by: 0)
    #expect(layer.animationKeys() == nil)
  }

  @Test("a layer that moves to another superlayer uses that superlayer's time")
  func moving() {
    let stage = Stage()
    defer { stage.end() }
    let (slow, layer) = (stage.layer(), stage.layer())
    slow.speed = 0.5
    slow.beginTime = 100
    slow.timeOffset = 100
    layer.add(move(), forKey: "move")
    stage.flush()
    slow.addSublayer(layer)
    stage.flush()
    stage.advance(by: 1)
    #expect(layer.presentation()?.position.x == 50)
    stage.advance(by: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("presentation copies have the layer's time")
  func copies() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.speed = 2
    #expect(layer.presentation()?.speed == 2)
    #expect(layer.presentation()?.convertTime(5, from: nil) == 10)
  }
}
