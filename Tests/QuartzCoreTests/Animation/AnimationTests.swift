import CoreGraphics
import LayerTree
import QuartzCore
import Testing

@Suite("Animations on layers", .serialized) @MainActor
struct AnimationTests {
  private func fade(_ delegate: AnimationLog? = nil, duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.delegate = delegate
    return animation
  }

  @Test("a layer stores a copy of an added animation")
  func copies() throws {
    let stage = Stage()
    defer { stage.end() }
    let (layer, animation) = (stage.layer(), fade())
    animation.isAdditive = true
    animation.repeatCount = 3
    layer.add(animation, forKey: "fade")
    animation.duration = 99
    animation.toValue = 0.5
    let kept = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
    #expect(kept !== animation && kept.duration == 1 && kept.toValue as? Int == 1)
    #expect(kept.isAdditive && kept.repeatCount == 3)
    let sent = try #require(stage.flush()?.change(of: layer)?.added.first)
    #expect(sent.timing.duration == 1 && sent.isAdditive && sent.timing.repeatCount == 3)
  }

  @Test("keys are in the order of adding, and reusing a key replaces the animation")
  func keys() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, log) = (stage.layer(), AnimationLog())
    #expect(layer.animationKeys() == nil)
    layer.add(fade(log), forKey: "a")
    layer.add(fade(), forKey: "b")
    layer.add(fade(), forKey: nil)
    layer.add(fade(), forKey: nil)
    #expect(layer.animationKeys()?.count == 4)
    layer.add(fade(), forKey: "a")
    #expect(layer.animationKeys()?.first == "b" && layer.animationKeys()?.last == "a")
    #expect(layer.animationKeys()?.count == 4)
    #expect(log.lines == ["stopped"])
    layer.removeAnimation(forKey: "b")
    #expect(layer.animation(forKey: "b") == nil && layer.animationKeys()?.count == 3)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    // None of them was ever sent, so the commit lists no animation.
    #expect(stage.flush()?.change(of: layer)?.animations.isEmpty != false)
  }

  @Test("an animation begins at the commit, or at its begin time")
  func beginTimes() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, late) = (stage.layer(), fade())
    late.beginTime = 107
    layer.add(fade(), forKey: nil)
    layer.add(late, forKey: nil)
    stage.advance(by: 3)
    let times = stage.flush()?.change(of: layer)?.added.map(\.timing.beginTime)
    #expect(times == [103, 107])
  }

  @Test("an animation without duration or timing function takes the transaction's")
  func inheritedTiming() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let timingFunction = CAMediaTimingFunction(name: .easeOut)
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(timingFunction)
    layer.add(fade(duration: 0), forKey: nil)
    let sent = stage.flush()?.change(of: layer)?.added.first
    #expect(sent?.timing.duration == 2 && sent?.timingFunction == .curve(timingFunction.curve))
  }

  @Test("the delegate is notified of the start at the commit, and of the end")
  func delegate() throws {
    let stage = Stage()
    defer { stage.end() }
    let (layer, log) = (stage.layer(), AnimationLog())
    layer.add(fade(log), forKey: "fade")
    #expect(log.lines == [])
    let id = try #require(stage.flush()?.change(of: layer)?.added.first?.id)
    #expect(log.lines == ["start"])
    stage.advance(by: 0.99)
    #expect(log.lines == ["start"] && layer.animationKeys() == ["fade"])
    stage.advance(by: 0.01)
    #expect(log.lines == ["start", "finished"] && layer.animationKeys() == nil)
    #expect(stage.flush()?.change(of: layer)?.removed == [id])
    stage.advance(by: 10)
    layer.removeAllAnimations()
    #expect(log.lines == ["start", "finished"])
  }

  @Test("a removed animation has not finished, and is removed on the render side")
  func removal() throws {
    let stage = Stage()
    defer { stage.end() }
    let (layer, log) = (stage.layer(), AnimationLog())
    layer.add(fade(log), forKey: "fade")
    let id = try #require(stage.flush()?.change(of: layer)?.added.first?.id)
    layer.removeAnimation(forKey: "fade")
    #expect(log.lines == ["start", "stopped"])
    #expect(stage.flush()?.change(of: layer)?.removed == [id])
    stage.advance(by: 10)
    #expect(log.lines == ["start", "stopped"])
  }

  @Test("an animation kept on completion finishes once, and stays until it is removed")
  func staying() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, log, animation) = (stage.layer(), AnimationLog(), fade())
    animation.delegate = log
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.toValue = 0.25
    layer.add(animation, forKey: "fade")
    stage.flush()
    stage.advance(by: 5)
    #expect(log.lines == ["start", "finished"] && layer.animationKeys() == ["fade"])
    #expect(layer.presentation()?.opacity == 0.25)
    #expect(stage.flush() == nil)
    layer.removeAllAnimations()
    #expect(log.lines == ["start", "finished"])
    #expect(stage.flush()?.change(of: layer)?.removed.count == 1)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("an infinite animation never ends, and removing its layer from the window stops it")
  func endless() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, log, animation) = (stage.layer(), AnimationLog(), fade())
    animation.delegate = log
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "fade")
    stage.flush()
    stage.advance(by: 1e6)
    #expect(log.lines == ["start"])
    layer.removeFromSuperlayer()
    #expect(log.lines == ["start", "stopped"] && layer.animationKeys() == nil)
  }

  @Test("animations end in the order of their end times")
  func endOrder() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    var ended: [String] = []
    for (name, duration) in [("third", 3.0), ("first", 1), ("second", 2)] {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ended.append(name) }
      layer.add(fade(duration: duration), forKey: nil)
      CATransaction.commit()
    }
    stage.flush()
    stage.advance(by: 2.5)
    #expect(ended == ["first", "second"])
    stage.advance(by: 2.5)
    #expect(ended == ["first", "second", "third"])
  }

  @Test("an animation that a delegate adds at the start of another is sent with the next commit")
  func addedAtStart() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, log) = (stage.layer(), AnimationLog())
    log.onStart = { [fade] in layer.add(fade(nil, 1), forKey: "second") }
    layer.add(fade(log), forKey: "first")
    #expect(stage.flush()?.change(of: layer)?.added.count == 1)
    #expect(stage.flush()?.change(of: layer)?.added.count == 1)
  }

  @Test("a delegate may remove all animations when one of them starts")
  func removedAtStart() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, log) = (stage.layer(), AnimationLog())
    log.onStart = { layer.removeAllAnimations() }
    layer.add(fade(log), forKey: nil)
    layer.add(fade(), forKey: nil)
    layer.add(fade(), forKey: nil)
    stage.flush()
    #expect(layer.animationKeys() == nil && log.lines == ["start", "stopped"])
  }

  @Test("an animation of an unknown key path runs and ends without a visible effect")
  func unknownKeyPath() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, log) = (stage.layer(), AnimationLog())
    let animation = CABasicAnimation(keyPath: "wobble")
    animation.toValue = 1
    animation.duration = 1
    animation.delegate = log
    layer.add(animation, forKey: "wobble")
    #expect(stage.flush()?.change(of: layer)?.added.isEmpty != false)
    stage.advance(by: 0.5)
    layer.add(fade(), forKey: nil)
    stage.flush()
    #expect(log.lines == ["start"])
    stage.advance(by: 0.5)
    #expect(log.lines == ["start", "finished"])
  }

  @Test("presentation() has the current values, and its model() is the layer")
  func presentation() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.name = "name"
    let move = CAKeyframeAnimation(keyPath: "position.x")
    move.values = [0, 10, CGFloat(40)]
    move.keyTimes = [0, 0.25, 1]
    move.duration = 4
    layer.add(move, forKey: nil)
    let tint = CABasicAnimation(keyPath: "backgroundColor")
    tint.fromValue = CGColor.black
    tint.toValue = CGColor.white
    tint.duration = 4
    layer.add(tint, forKey: nil)
    stage.flush()
    stage.advance(by: 1)
    let shown = try #require(layer.presentation())
    #expect(shown.position.x == 10 && layer.position.x == 0)
    #expect(shown.backgroundColor?.rgba == SIMD4(0.25, 0.25, 0.25, 1))
    #expect(shown.name == "name" && shown !== layer)
    #expect(shown.model() === layer && layer.model() === layer)
    stage.advance(by: 1.5)
    #expect(layer.presentation()?.position.x == 25)
    stage.advance(by: 1.5)
    #expect(layer.presentation()?.position.x == 0)
  }

  @Test("from, to and by values combine as in Core Animation's table")
  func ends() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 100, y: 0)
    // The columns are from, to, by, and the values at the start and at the end.
    let table: [(Double?, Double?, Double?, Double, Double)] = [
      (1, 5, nil, 1, 5), (1, nil, 5, 1, 6), (nil, 5, 2, 3, 5), (1, nil, nil, 1, 100),
      (nil, 5, nil, 100, 5), (nil, nil, 5, 100, 105), (1, 5, 99, 1, 5),
    ]
    for (from, to, by, first, last) in table {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.byValue) = (from, to, by)
      (move.duration, move.fillMode) = (1, .forwards)
      layer.add(move, forKey: "move")
      let sent = try #require(stage.flush()?.change(of: layer)?.added.first)
      let begin = sent.timing.beginTime
      let ends = [begin, begin + 1].map { time in
        Double(layer.properties.sampled(by: [sent], at: time).properties.position.x)
      }
      #expect(ends == [first, last])
    }
  }

  @Test("values may be numbers of any type, colors, points, sizes, rectangles and transforms")
  func valueTypes() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let values: [(String, Any)] = [
      ("opacity", 1), ("opacity", 1.0), ("opacity", Float(1)), ("opacity", CGFloat(1)),
      ("position", CGPoint(x: 1, y: 2)), ("bounds.size", CGSize(width: 1, height: 2)),
      ("bounds", CGRect(x: 0, y: 0, width: 1, height: 2)), ("backgroundColor", CGColor.black),
      ("transform", CATransform3DMakeScale(2, 2, 1)), ("transform", CGAffineTransform.identity),
      ("transform.rotation.z", 3),
    ]
    for (path, value) in values {
      let animation = CABasicAnimation(keyPath: path)
      animation.toValue = value
      layer.add(animation, forKey: nil)
    }
    #expect(stage.flush()?.change(of: layer)?.added.count == values.count)
    let wrong = CABasicAnimation(keyPath: "opacity")
    wrong.toValue = "a string"
    layer.add(wrong, forKey: nil)
    #expect(stage.flush()?.change(of: layer)?.added.isEmpty != false)
  }

  @Test("predefined timing functions have Apple's control points, whose x is clamped for others")
  func timingFunctions() {
    func point(_ index: Int, of function: CAMediaTimingFunction) -> [Float] {
      var values: [Float] = [0, 0]
      unsafe function.getControlPoint(at: index, values: &values)
      return values
    }
    let ease = CAMediaTimingFunction(name: .default)
    #expect((0...3).map { point($0, of: ease) } == [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]])
    #expect(CAMediaTimingFunction(name: .linear).curve.value(at: 0.3) == 0.3)
    let wild = CAMediaTimingFunction(controlPoints: -3, 2, .nan, -1)
    #expect(point(1, of: wild) == [0, 2] && point(2, of: wild) == [0, -1])
  }
}
