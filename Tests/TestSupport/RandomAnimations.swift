import CoreGraphics
package import LayerTree

/// Random animations of a layer that vertex shaders can evaluate, all active from time 1 to 8.
package struct RandomAnimations {
  private var generator: SeededGenerator

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  package mutating func flag() -> Bool { Bool.random(using: &generator) }

  package mutating func properties() -> LayerProperties {
    var properties = LayerProperties()
    properties.position = CGPoint(x: number(0...200), y: number(0...120))
    properties.bounds = CGRect(
      x: flag() ? number(-9...9) : 0, y: 0, width: number(1...40), height: number(1...40))
    if flag() { properties.anchorPoint = CGPoint(x: number(0...1), y: number(0...1)) }
    if flag() { properties.transform = transform() }
    properties.opacity = Float(number(0...1))
    properties.backgroundColor = SIMD4(1, 0.5, 0, Float(number(0...1)))
    return properties
  }

  package mutating func transform() -> CATransform3D {
    CATransform3DConcat(
      CATransform3DMakeScale(number(0.3...2), number(0.3...2), 1),
      CATransform3DConcat(
        CATransform3DMakeRotation(number(-3...3), 0, 0, 1),
        CATransform3DMakeTranslation(number(-20...20), number(-20...20), 0)))
  }

  package mutating func timing() -> (MediaTiming, TimingFunction) {
    var timing = MediaTiming()
    timing.beginTime = number(-20...1)
    timing.duration = number(0.3...4)
    timing.speed = number(0.5...2)
    timing.timeOffset = flag() ? number(0...3) : 0
    timing.autoreverses = flag()
    timing.repeatCount = flag() ? .infinity : 400.5
    let curves: [TimingCurve] = [
      .linear, TimingCurve(0.42, 0, 0.58, 1), TimingCurve(0.25, 0.1, 0.25, 1),
      TimingCurve(0.68, -0.55, 0.265, 1.55), TimingCurve(number(0...1), 0, number(0...1), 1),
    ]
    return (timing, .curve(curves[Int.random(in: 0..<5, using: &generator)]))
  }

  private static let keyPaths = [
    "position", "position.x", "position.y", "opacity", "backgroundColor", "transform.scale",
    "transform.scale.x", "transform.scale.y", "transform.rotation.z", "transform.translation",
    "transform.translation.x", "transform.translation.y",
  ]

  package mutating func animation() -> Animation? {
    let (timing, timingFunction) = timing()
    if Int.random(in: 0..<6, using: &generator) == 0 {
      let (old, new) = (transform(), transform())
      let track =
        flag()
        ? Track.transformOffset(TransformOffsetTrack(from: old, to: new))
        : .transform(TransformTrack(from: old, to: new))
      return Animation(
        property: .transform, timing: timing, timingFunction: timingFunction, track: track)
    }
    let keyPath = Self.keyPaths[Int.random(in: 0..<Self.keyPaths.count, using: &generator)]
    guard let property = AnimatedProperty(keyPath: keyPath) else { return nil }
    let range: ClosedRange<Double> =
      keyPath.hasPrefix("position") || keyPath.contains("translation")
      ? -60...160 : keyPath.contains("rotation") ? -6...6 : 0...2
    func value(_ animations: inout Self) -> SIMD4<Double> {
      SIMD4(
        animations.number(range), animations.number(range), animations.number(range),
        animations.number(range))
    }
    let ends: [BasicTrack.Ends] = [.both, .both, .both, .toOnly, .fromOnly, .byOnly]
    var animation = Animation(
      property: property, timing: timing, timingFunction: timingFunction,
      track: .basic(
        BasicTrack(
          from: value(&self), to: value(&self),
          ends: ends[Int.random(in: 0..<6, using: &generator)])))
    animation.isAdditive = Int.random(in: 0..<3, using: &generator) == 0
    return animation
  }

  package mutating func animations() -> [Animation] {
    (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ in animation() }
  }
}
