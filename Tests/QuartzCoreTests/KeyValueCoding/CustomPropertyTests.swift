import CoreGraphics
import LayerTree
import QuartzCore
import Testing

// V20
@Suite("Custom properties", .serialized) @MainActor
struct CustomPropertyTests {
  private func gauge(on stage: Stage) -> Gauge {
    let layer = stage.layer(Gauge())
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.removeAllAnimations()
    stage.flush()
    (layer.log.drawn, layer.log.models) = ([], [])
    return layer
  }

  /// Simulates a refresh of the screen: calls display links, then ends the run-loop iteration.
  private func refresh(_ stage: Stage, after seconds: Double) {
    stage.advance(by: seconds)
    let now = MediaClock.now
    DisplayLinks.shared.tick(shown: now - 0.125, next: now, refresh: 0.125)
    stage.flush()
  }

  @Test("a change animates from the old to the new value, drawn by copies at each refresh")
  func animates() {
    let stage = Stage()
    defer { stage.end() }
    let layer = gauge(on: stage)
    layer.level = 8
    #expect(layer.level == 8 && layer.animationKeys() == ["level"])
    stage.flush()
    for _ in 0..<5 { refresh(stage, after: 0.25) }
    #expect(layer.log.drawn == [0, 2, 4, 6, 8])
    #expect(layer.log.models == [false, false, false, false, true])
    refresh(stage, after: 0.25)
    #expect(layer.log.drawn.count == 5 && !DisplayLinks.shared.isActive)
  }

  @Test("a bitmap is sent with each refresh, and none before or after")
  func redraws() {
    let stage = Stage()
    defer { stage.end() }
    let layer = gauge(on: stage)
    layer.level = 8
    #expect(stage.flush()?.wantsTicks == true)
    stage.advance(by: 0.5)
    DisplayLinks.shared.tick(shown: 0, next: MediaClock.now, refresh: 0.125)
    #expect(stage.flush()?.contents.count == 1)
    stage.advance(by: 0.5)
    let last = stage.flush()
    #expect(last?.contents.count == 1 && last?.wantsTicks == false)
    #expect(stage.flush() == nil)
  }

  @Test("presentation() has the current animated value, in the type that was set")
  func presentation() {
    let stage = Stage()
    defer { stage.end() }
    let layer = gauge(on: stage)
    let table: [(String, Any, Any, Any)] = [
      ("number", CGFloat(2), CGFloat(4), CGFloat(3)), ("integer", 2, 4, 3),
      ("float", Float(2), Float(4), Float(3)),
      ("point", CGPoint(x: 2, y: 4), CGPoint(x: 4, y: 8), CGPoint(x: 3, y: 6)),
      (
        "size", CGSize(width: 2, height: 4), CGSize(width: 4, height: 8),
        CGSize(width: 3, height: 6)
      ),
      (
        "rect", CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 2, y: 4, width: 4, height: 6),
        CGRect(x: 1, y: 2, width: 3, height: 4)
      ),
      (
        "color", CGColor(red: 0, green: 1, blue: 0, alpha: 1),
        CGColor(red: 1, green: 0, blue: 0, alpha: 1),
        CGColor(red: 0.5, green: 0.5, blue: 0, alpha: 1)
      ),
      ("numbers", [1.0, 2, 3, 4, 5, 6], [3.0, 4, 5, 6, 7, 8], [2.0, 3, 4, 5, 6, 7]),
    ]
    for (key, from, to, _) in table {
      layer.setValue(to, forKey: key)
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.duration) = (from, 1)
      layer.add(animation, forKey: key)
    }
    stage.flush()
    stage.advance(by: 0.5)
    let shown = layer.presentation()
    for (key, _, to, middle) in table {
      #expect(same(shown?.value(forKey: key), middle), "\(key)")
      #expect(same(layer.value(forKey: key), to), "\(key)")
    }
  }

  private func same(_ a: Any?, _ b: Any) -> Bool {
    guard let a, type(of: a) == type(of: b) else { return false }
    if let a = a as? CGColor, let b = b as? CGColor { return a.rgba == b.rgba }
    return a as? AnyHashable == b as? AnyHashable
  }

  @Test("keyframe, spring, group and additive animations, and key paths into values, apply too")
  func kinds() {
    let stage = Stage()
    defer { stage.end() }
    let layer = gauge(on: stage)
    layer.setValue(CGPoint(x: 1, y: 1), forKey: "point")
    let frames = CAKeyframeAnimation(keyPath: "level")
    (frames.values, frames.calculationMode) = ([0, 10, 40], .paced)
    let added = CABasicAnimation(keyPath: "level")
    (added.fromValue, added.toValue, added.isAdditive) = (1, 1, true)
    let part = CABasicAnimation(keyPath: "point.x")
    (part.fromValue, part.toValue) = (0, 100)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([frames, added, part], 1)
    layer.add(group, forKey: nil)
    stage.flush()
    stage.advance(by: 0.75)
    #expect(layer.presentation()?.level == 31)
    #expect(layer.presentation()?.value(forKey: "point") as? CGPoint == CGPoint(x: 75, y: 1))
    layer.removeAllAnimations()
    let spring = CASpringAnimation(keyPath: "level")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 10, 2)
    layer.add(spring, forKey: nil)
    stage.flush()
    stage.advance(by: 0.3)
    let expected = 10 * Spring(duration: 2).value(at: 0.3)
    #expect(abs((layer.presentation()?.level ?? 0) - expected) < 1e-9)
  }

  @Test("animations kept on completion draw their last value, removed ones the model value")
  func staying() {
    let wasActive = DisplayLinks.shared.isActive
    let stage = Stage()
    defer { stage.end() }
    let layer = gauge(on: stage)
    let animation = CABasicAnimation(keyPath: "level")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 4, 1)
    (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
    layer.add(animation, forKey: "level")
    stage.flush()
    refresh(stage, after: 1)
    #expect(layer.log.drawn == [0, 4] && DisplayLinks.shared.isActive == wasActive)
    layer.removeAnimation(forKey: "level")
    stage.flush()
    #expect(layer.log.drawn == [0, 4, 0])
  }

  @Test("a layer with stopped time is not drawn, and needs no display link")
  func standing() {
    let wasActive = DisplayLinks.shared.isActive
    let stage = Stage()
    defer { stage.end() }
    let layer = gauge(on: stage)
    layer.level = 8
    stage.flush()
    refresh(stage, after: 0.25)
    layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    stage.flush()
    #expect(DisplayLinks.shared.isActive == wasActive)
    refresh(stage, after: 0.25)
    #expect(layer.log.drawn.last == 2)
    layer.timeOffset += 0.25
    stage.flush()
    #expect(layer.log.drawn.last == 4)
    layer.removeFromSuperlayer()
    #expect(stage.flush()?.wantsTicks != true)
  }

  @Test("a delegate draws for the copy too, and contents set in display() are shown")
  func delegates() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, painter) = (stage.layer(Gauge()), Painter())
    layer.delegate = painter
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    stage.flush()
    layer.level = 8
    stage.flush()
    stage.advance(by: 0.5)
    DisplayLinks.shared.tick(shown: 0, next: MediaClock.now, refresh: 0.125)
    stage.flush()
    #expect(painter.levels == [0, 4])
    let images = stage.layer(ImageGauge())
    images.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    images.level = 8
    #expect(stage.flush()?.contents.count == 1)
    #expect(images.contents as? CGImage != nil)
  }

  class Gauge: CALayer {
    final class Log {
      var drawn: [CGFloat] = []
      var models: [Bool] = []
    }

    let log: Log

    var level: CGFloat {
      get { value(forKey: "level") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "level") }
    }

    override init() {
      log = Log()
      super.init()
    }

    override init(layer: Any) {
      log = (layer as? Gauge)?.log ?? Log()
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" || super.needsDisplay(forKey: key)
    }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "level" ? CGFloat(0) : super.defaultValue(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "level" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = 1
      return animation
    }

    override func draw(in ctx: CGContext) {
      if delegate != nil { return super.draw(in: ctx) }
      log.drawn.append(level)
      log.models.append(model() === self)
      ctx.setFillColor(.black)
      ctx.fill(bounds)
    }
  }

  private final class ImageGauge: Gauge {
    override func display() { contents = CGImage.plain() }
  }

  private final class Painter: CALayerDelegate {
    var levels: [CGFloat] = []

    func draw(_ layer: CALayer, in ctx: CGContext) {
      levels.append((layer as? Gauge)?.level ?? -1)
      ctx.fill(layer.bounds)
    }
  }
}
