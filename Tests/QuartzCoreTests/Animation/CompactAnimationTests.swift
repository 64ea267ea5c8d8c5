import CoreGraphics
import Foundation
import LayerTree
import Testing

@testable import QuartzCore

@Suite("Animations without an object", .serialized) @MainActor
struct CompactAnimationTests {
  private func animation(_ keyPath: String = "opacity") -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (0.25, 1)
    animation.duration = 2
    return animation
  }

  @Test("an animation on a layer is the same object whenever it is asked for, and no other's")
  func identity() throws {
    let layer = CALayer()
    let added = animation()
    layer.add(added, forKey: "opacity")
    let first = try #require(layer.animation(forKey: "opacity"))
    #expect(first !== added)
    #expect(layer.animation(forKey: "opacity") === first)
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test("each property of an animation is kept, with any speed", arguments: [Float(1), 2])
  func properties(speed: Float) throws {
    let added = animation()
    added.timingFunction = CAMediaTimingFunction(name: .easeIn)
    (added.beginTime, added.timeOffset) = (3, 0.5)
    (added.speed, added.repeatCount, added.autoreverses) = (speed, 4, true)
    (added.isAdditive, added.isCumulative) = (true, true)
    (added.isRemovedOnCompletion, added.fillMode) = (false, .both)
    let layer = CALayer()
    layer.add(added, forKey: "opacity")
    let kept = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(kept.keyPath == "opacity" && kept.timingFunction === added.timingFunction)
    #expect(kept.beginTime == 3 && kept.duration == 2 && kept.timeOffset == 0.5)
    #expect(kept.speed == speed && kept.repeatCount == 4 && kept.autoreverses)
    #expect(kept.isAdditive && kept.isCumulative && !kept.isRemovedOnCompletion)
    #expect(kept.fillMode == .both && kept.delegate == nil)
    #expect(kept.fromValue as? Double == 0.25 && kept.toValue as? Int == 1 && kept.byValue == nil)
  }

  @Test("a begin time is kept before and after the start, and the start of one without it")
  func beginTimes() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let (delayed, other) = (animation(), animation("position.x"))
    delayed.beginTime = 5
    layer.add(delayed, forKey: "opacity")
    layer.add(other, forKey: "position.x")
    #expect(layer.animations.map(\.object.beginTime) == [5, 0])
    #expect(layer.animations.map(\.startTime) == [nil, nil])
    stage.advance(by: 2)
    let change = try #require(stage.flush()?.change(of: layer))
    #expect(layer.animations.map(\.object.beginTime) == [5, 0])
    let starts = change.animations.compactMap { $0.added?.timing.beginTime }
    #expect(starts.count == 2 && starts[0] == 5 && starts[1] == layer.animations[1].startTime)
  }

  @Test("values keep their types")
  func types() throws {
    let values: [Any] = [1, 1.5, CGFloat(2.5), Float(3.5), NSNumber(4), CGPoint(x: 5, y: 6)]
    for value in values {
      let added = CABasicAnimation(keyPath: "opacity")
      (added.fromValue, added.toValue, added.byValue) = (value, value, value)
      let layer = CALayer()
      layer.add(added, forKey: "opacity")
      let kept = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
      for other in [kept.fromValue, kept.toValue, kept.byValue] {
        #expect(other.map { type(of: $0) == type(of: value) } == true)
      }
    }
  }

  @Test("an animation that stays when it has ended is removed once, whoever holds it")
  func ended() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let added = animation()
    added.isRemovedOnCompletion = false
    layer.add(added, forKey: "opacity")
    let first = try #require(stage.flush()?.change(of: layer))
    #expect(first.animations.count == 1)
    stage.advance(by: 3)
    #expect(layer.animationKeys() == ["opacity"])
    let kept = try #require(layer.animation(forKey: "opacity"))
    #expect(kept.hasEnded)
    layer.removeAnimation(forKey: "opacity")
    #expect(layer.animationKeys() == nil && AnimationEndSchedule.shared.isEmpty)
    let second = try #require(stage.flush()?.change(of: layer))
    #expect(second.animations.count == 1)
  }

  @Test("an animation on a layer has 72 bytes")
  func size() {
    #expect(MemoryLayout<AttachedAnimation>.stride == 72)
  }
}
