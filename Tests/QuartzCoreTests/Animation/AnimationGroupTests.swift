import CoreGraphics
import LayerTree
import QuartzCore
import Testing

@Suite("Groups and springs", .serialized) @MainActor
struct AnimationGroupTests {
  private func animation(_ keyPath: String, to value: Double, duration: Double = 0)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (0, value, duration)
    return animation
  }

  @Test("the animations of a group run in its time, and are cut off at its end")
  func time() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, group) = (stage.layer(), CAAnimationGroup())
    let late = animation("position.y", to: 10, duration: 4)
    late.beginTime = 1
    group.animations = [animation("position.x", to: 100), late]
    group.duration = 2
    layer.add(group, forKey: "group")
    #expect(stage.flush()?.change(of: layer)?.added.count == 2)
    stage.advance(by: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 25, y: 0))
    stage.advance(by: 1)
    #expect(layer.presentation()?.position == CGPoint(x: 75, y: 1.25))
    stage.advance(by: 0.5)
    #expect(layer.presentation()?.position == .zero && layer.animationKeys() == nil)
  }

  @Test("a group's timing function, repetition and fill mode apply to all its animations")
  func timingFunction() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, group) = (stage.layer(), CAAnimationGroup())
    let ease = CAMediaTimingFunction(name: .easeIn)
    group.animations = [animation("position.x", to: 100, duration: 1)]
    (group.duration, group.repeatCount, group.timingFunction) = (1, 2, ease)
    (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
    layer.add(group, forKey: nil)
    stage.flush()
    for time in [0.25, 0.5, 1.25] {
      stage.advance(by: 100 + time - MediaClock.now)
      let part = ease.curve.value(at: time.truncatingRemainder(dividingBy: 1))
      #expect(abs((layer.presentation()?.position.x ?? 0) - 100 * part) < 1e-9)
    }
    stage.advance(by: 5)
    #expect(layer.presentation()?.position.x == 100)
  }

  @Test("groups may be nested, and retiming changes the outermost group")
  func nesting() throws {
    let stage = Stage()
    defer { stage.end() }
    let (layer, outer, inner) = (stage.layer(), CAAnimationGroup(), CAAnimationGroup())
    inner.animations = [animation("position.x", to: 100), animation("position.y", to: 10)]
    (inner.beginTime, inner.speed, inner.duration) = (1, 2, 2)
    outer.animations = [inner]
    outer.duration = 3
    layer.add(outer, forKey: "group")
    let added = try #require(stage.flush()?.change(of: layer)?.added)
    stage.advance(by: 1.5)
    #expect(layer.presentation()?.position == CGPoint(x: 50, y: 5))
    layer.retimeAnimation(forKey: "group") { $0.speed = 0.5 }
    let changes = try #require(stage.flush()?.change(of: layer)?.animations)
    var retimed: [Animation.ID] = []
    for case .retime(let id, let timing, _) in changes {
      retimed.append(id)
      #expect(timing.speed == 0.5 && timing.duration == 3)
    }
    #expect(retimed == added.map(\.id))
    layer.removeAllAnimations()
    #expect(stage.flush()?.change(of: layer)?.removed == added.map(\.id))
  }

  @Test("only the delegate of the group is notified")
  func delegates() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, group) = (stage.layer(), CAAnimationGroup())
    let (log, innerLog) = (AnimationLog(), AnimationLog())
    let inner = animation("position.x", to: 1, duration: 0.5)
    (inner.delegate, inner.isRemovedOnCompletion, group.delegate) = (innerLog, false, log)
    (group.animations, group.duration) = ([inner], 1)
    layer.add(group, forKey: nil)
    inner.duration = 99
    stage.flush()
    stage.advance(by: 1)
    #expect(log.lines == ["start", "finished"] && innerLog.lines == [])
    #expect(layer.animationKeys() == nil)
  }

  @Test("a spring is sent as a spring, and its settling duration is that of Apple's page")
  func spring() throws {
    let stage = Stage()
    defer { stage.end() }
    let (layer, spring) = (stage.layer(), CASpringAnimation(keyPath: "position.x"))
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && !spring.allowsOverdamping)
    #expect(abs(spring.settlingDuration - 1.4727) < 1e-4)
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.01)
    (spring.fromValue, spring.toValue, spring.initialVelocity) = (0, 100, 2)
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: "spring")
    let sent = try #require(stage.flush()?.change(of: layer)?.added.first)
    let expected = Spring(
      damping: 5, initialVelocity: 2, duration: spring.settlingDuration)
    #expect(sent.timingFunction == .spring(expected))
    stage.advance(by: 0.3)
    let seen = try #require(layer.presentation()).position.x
    #expect(abs(seen - 100 * expected.value(at: 0.3)) < 1e-9)
  }

  @Test("invalid spring values are replaced, and damping is limited to the critical damping")
  func springValues() {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (0, -1, -0.5)
    spring.initialVelocity = .nan
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    spring.damping = 20
    let critical = spring.settlingDuration
    spring.damping = 60
    #expect(spring.settlingDuration == critical && spring.bounce == 0)
    spring.allowsOverdamping = true
    #expect(spring.settlingDuration > 2 * critical && abs(spring.bounce + 2 / 3) < 1e-12)
  }

  @Test("the perceptual and the physical parameters describe the same spring")
  func perceptual() {
    for bounce in [-0.5, 0, 0.3, 0.9] {
      let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
      #expect(abs(spring.perceptualDuration - 0.5) < 1e-12)
      #expect(abs(spring.bounce - bounce) < 1e-12)
      #expect(spring.mass == 1 && spring.duration == spring.settlingDuration)
    }
  }
}
