import CoreGraphics
import LayerTree
import Testing

private let booleans: [AnimatedProperty] = [
  .hidden, .doubleSided, .masksToBounds, AnimatedProperty(keyPath: "shouldRasterize")!,
]
private let numbers = AnimatedProperty.allCases.filter {
  !$0.isTransform && !$0.isList && $0 != .contents && !booleans.contains($0)
}

@Suite("Sampling of animations")
struct SamplingTests {
  private var model: LayerProperties {
    var model = LayerProperties()
    model.position = CGPoint(x: 10, y: 20)
    model.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    model.opacity = 0.5
    model.backgroundColor = SIMD4(0.25, 0.5, 0.75, 1)
    model.transform = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(0.5, 0, 0, 1)),
      CATransform3DMakeTranslation(5, 6, 0))
    return model
  }

  private static let second: MediaTiming = {
    var timing = MediaTiming()
    timing.duration = 1
    timing.fillMode = .both
    return timing
  }()

  private func animation(
    _ property: AnimatedProperty, from: SIMD4<Double>, to: SIMD4<Double>,
    ends: BasicTrack.Ends = .both, _ change: (inout Animation) -> Void = { _ in }
  ) -> Animation {
    var animation = Animation(
      property: property, timing: Self.second,
      track: .basic(BasicTrack(from: from, to: to, ends: ends)))
    change(&animation)
    return animation
  }

  /// The number of lanes that a property uses.
  private func lanes(of property: AnimatedProperty) -> Int {
    let pairs = [
      "startPoint", "endPoint", "emitterPosition", "emitterSize", "instanceTransform.translation",
      "shadowOffset",
    ]
    if pairs.contains(property.keyPath) { return 2 }
    let colors = ["instanceColor", "shadowColor", "fillColor", "strokeColor"]
    if colors.contains(property.keyPath) { return 4 }
    return switch property {
    case .bounds, .backgroundColor, .borderColor, .contentsRect, .contentsCenter: 4
    case .position, .boundsOrigin, .boundsSize, .anchorPoint, .translation, .sublayerTranslation,
      .contentsRectOrigin, .contentsRectSize, .contentsCenterOrigin, .contentsCenterSize:
      2
    default: 1
    }
  }

  /// The property's value, wherever it is stored.
  private func value(
    of property: AnimatedProperty, by animations: [Animation] = [], at time: Double = 0
  ) -> SIMD4<Double> {
    var style = LayerStyle.plain
    if property.store == .replicator { style.kind = .replicator(LayerReplicator()) }
    if property.store == .emitter { style.kind = .emitter(LayerEmitter()) }
    let sample = model.sampled(by: animations, at: time, style: style, space: .flat)
    return switch property.store {
    case .properties: sample.properties.value(of: property)
    case .style, .replicator, .emitter: sample.style.value(of: property)
    case .space: sample.space.value(of: property)
    case .composited: .zero
    }
  }

  @Test(
    "every property goes from its first to its last value, and changes no other", arguments: numbers
  )
  func everyProperty(property: AnimatedProperty) {
    let count = lanes(of: property)
    var (from, to) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    for lane in 0..<count {
      from[lane] = 0.25 + Double(lane) / 8
      to[lane] = 0.75 + Double(lane) / 16
    }
    let animated = animation(property, from: from, to: to)
    for fraction in [0, 0.5, 1] {
      let value = value(of: property, by: [animated], at: fraction)
      let expected = from + (to - from) * fraction
      for lane in 0..<count { #expect(abs(value[lane] - expected[lane]) < 1e-6) }
      for other in AnimatedProperty.allCases where !overlaps(property, other) {
        let difference =
          self.value(of: other, by: [animated], at: fraction) - self.value(of: other)
        #expect(
          (difference * difference).sum() < 1e-18, "\(property.keyPath) changed \(other.keyPath)")
      }
    }
  }

  @Test("a Boolean property changes half way", arguments: booleans)
  func twoStates(property: AnimatedProperty) {
    let on = animation(property, from: .zero, to: SIMD4(1, 0, 0, 0))
    #expect(value(of: property, by: [on], at: 0.49).x == 0)
    #expect(value(of: property, by: [on], at: 0.5).x == 1)
    let keys = KeyframeTrack(values: [SIMD4(1, 0, 0, 0), .zero], mode: .discrete)
    let off = animation(property, from: .zero, to: .zero) { $0.track = .keyframes(keys) }
    #expect(value(of: property, by: [off], at: 0.49).x == 1)
    #expect(value(of: property, by: [off], at: 0.5).x == 0)
  }

  /// Whether one is a part of the other, or shares a part with it.
  private func overlaps(_ a: AnimatedProperty, _ b: AnimatedProperty) -> Bool {
    a.keyPath.hasPrefix(b.keyPath) || b.keyPath.hasPrefix(a.keyPath)
  }

  @Test("an additive animation adds to the value below", arguments: numbers)
  func additive(property: AnimatedProperty) {
    var by = SIMD4<Double>.zero
    for lane in 0..<lanes(of: property) { by[lane] = 0.25 }
    let added = animation(property, from: .zero, to: by) { $0.isAdditive = true }
    let before = value(of: property)
    let after = value(of: property, by: [added, added], at: 1)
    for lane in 0..<lanes(of: property) { #expect(abs(after[lane] - before[lane] - 0.5) < 1e-6) }
  }

  @Test("a cumulative animation starts each iteration where the previous one ended")
  func cumulative() {
    var timing = Self.second
    timing.repeatCount = 3
    var rotating = animation(.rotation, from: .zero, to: SIMD4(0.5, 0, 0, 0)) {
      $0.isCumulative = true
      $0.timing = timing
    }
    let still = LayerProperties()
    func angle(at time: Double) -> Double {
      still.sampled(by: [rotating], at: time).properties.value(of: .rotation).x
    }
    #expect(abs(angle(at: 0.5) - 0.25) < 1e-9)
    #expect(abs(angle(at: 1.5) - 0.75) < 1e-9)
    #expect(abs(angle(at: 2.5) - 1.25) < 1e-9)
    #expect(abs(angle(at: 9) - 1.5) < 1e-9)
    rotating.track = .keyframes(
      KeyframeTrack(
        values: [.zero, SIMD4(0.5, 0, 0, 0)], keyTimes: [0, 1]))
    #expect(abs(angle(at: 2.5) - 1.25) < 1e-9)
  }

  @Test("a scalar track gives the values of a basic track with both ends")
  func scalarTrack() {
    var basic = animation(.rotation, from: SIMD4(1, 0, 0, 0), to: SIMD4(3, 0, 0, 0)) {
      $0.timing.repeatCount = 2
    }
    for (isAdditive, isCumulative) in [(false, false), (true, false), (false, true), (true, true)] {
      basic.isAdditive = isAdditive
      basic.isCumulative = isCumulative
      var scalar = basic
      scalar.track = .scalar(from: 1, to: 3)
      for time in stride(from: 0.0, through: 2, by: 0.25) {
        #expect(
          model.sampled(by: [scalar], at: time).properties
            == model.sampled(by: [basic], at: time).properties)
      }
    }
  }

  @Test("a list of numbers is interpolated number by number, and an additive one is added")
  func lists() {
    var style = LayerStyle()
    style.gradient.locations = [0.1, 0.2, 0.3, 0.4, 0.5]
    var parts: [Track] = []
    for (from, to) in [(SIMD4(0, 0.1, 0.2, 0.3), SIMD4(0.4, 0.5, 0.6, 0.7)), (.zero, .one)] {
      parts.append(.basic(BasicTrack(from: from, to: to)))
    }
    guard let property = AnimatedProperty(keyPath: "locations") else {
      Issue.record("locations cannot be animated")
      return
    }
    var animation = Animation(
      property: property, timing: Self.second, track: .list(ListTrack(count: 5, parts: parts)))
    for isAdditive in [false, true] {
      animation.isAdditive = isAdditive
      let sample = model.sampled(by: [animation], at: 0.5, style: style).style.gradient.locations
      let expected = [0.2, 0.3, 0.4, 0.5, 0.5]
      for (index, value) in sample.enumerated() {
        let below = isAdditive ? style.gradient.locations[index] : 0
        #expect(abs(value - expected[index] - below) < 1e-12)
      }
      #expect(sample.count == 5)
    }
  }

  @Test("a property is a scalar exactly where it uses one lane")
  func scalars() {
    for property in AnimatedProperty.allCases
    where !property.isTransform && !property.isList && property != .contents {
      #expect(property.isScalar == (lanes(of: property) == 1), "\(property.keyPath)")
    }
  }

  @Test("the animation added last wins, and an additive one adds to the previous one")
  func order() {
    let first = animation(.positionX, from: SIMD4(1, 0, 0, 0), to: SIMD4(1, 0, 0, 0))
    let second = animation(.positionX, from: SIMD4(2, 0, 0, 0), to: SIMD4(2, 0, 0, 0))
    let adding = animation(.positionX, from: SIMD4(10, 0, 0, 0), to: SIMD4(10, 0, 0, 0)) {
      $0.isAdditive = true
    }
    #expect(model.sampled(by: [first, second], at: 0.5).properties.position.x == 2)
    #expect(model.sampled(by: [first, adding], at: 0.5).properties.position.x == 11)
    #expect(model.sampled(by: [adding, second], at: 0.5).properties.position.x == 2)
    #expect(model.sampled(by: [adding], at: 0.5).properties.position == CGPoint(x: 20, y: 20))
  }

  @Test("animations of different parts of a transform are combined")
  func components() {
    let rotation = animation(.rotationZ, from: .zero, to: SIMD4(1, 0, 0, 0))
    let grow = animation(.scale, from: SIMD4(1, 0, 0, 0), to: SIMD4(3, 0, 0, 0))
    let move = animation(.translationX, from: .zero, to: SIMD4(50, 0, 0, 0))
    let sample = LayerProperties().sampled(by: [rotation, grow, move], at: 0.5).properties
    let expected = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeScale(2, 2, 2), CATransform3DMakeRotation(0.5, 0, 0, 1)),
      CATransform3DMakeTranslation(25, 0, 0))
    expectEqual(sample.transform, expected)
  }

  @Test("a whole transform replaces parts animated before it, and later parts change it")
  func wholeAndParts() {
    let rotation = animation(.rotation, from: SIMD4(1, 0, 0, 0), to: SIMD4(1, 0, 0, 0))
    let scale = CATransform3DMakeScale(2, 2, 1)
    let whole = Animation(
      property: .transform, timing: Self.second,
      track: .transform(TransformTrack(from: scale, to: scale)))
    expectEqual(
      LayerProperties().sampled(by: [rotation, whole], at: 0.5).properties.transform, scale)
    expectEqual(
      LayerProperties().sampled(by: [whole, rotation], at: 0.5).properties.transform,
      CATransform3DConcat(scale, CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test("an additive transform is applied before the underlying one, parts included")
  func additiveTransform() {
    let rotation = animation(.rotation, from: SIMD4(1, 0, 0, 0), to: SIMD4(1, 0, 0, 0))
    let move = CATransform3DMakeTranslation(10, 0, 0)
    var whole = Animation(
      property: .transform, timing: Self.second,
      track: .transform(TransformTrack(from: move, to: move)))
    whole.isAdditive = true
    expectEqual(
      LayerProperties().sampled(by: [rotation, whole], at: 0.5).properties.transform,
      CATransform3DConcat(move, CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test("the timing function maps time to the track's progress")
  func curve() {
    let ease = TimingCurve(0.42, 0, 1, 1)
    let animated = animation(.opacity, from: .zero, to: SIMD4(1, 0, 0, 0)) {
      $0.timingFunction = .curve(ease)
    }
    let sample = model.sampled(by: [animated], at: 0.5).properties
    #expect(sample.opacity == Float(ease.value(at: 0.5)))
  }

  @Test("an inactive animation keeps the model values, and reports whether it ends later")
  func outside() {
    var animated = animation(.opacity, from: .zero, to: SIMD4(1, 0, 0, 0))
    animated.timing.fillMode = .removed
    animated.timing.beginTime = 1
    let before = model.sampled(by: [animated], at: 0.5)
    #expect(before.properties == model && before.isAnimating)
    #expect(model.sampled(by: [animated], at: 1.5).isAnimating)
    let after = model.sampled(by: [animated], at: 2)
    #expect(after.properties == model && !after.isAnimating)
    #expect(!model.sampled(by: [], at: 0).isAnimating)
  }

  @Test("no track traps for any property")
  func anyTrackOfAnyProperty() {
    let rotation = CATransform3DMakeRotation(1, 1, 2, 3)
    let path = PathTrack(
      curves: [.init(lineFrom: .zero, to: CGPoint(x: 9, y: 0))], rotation: .autoReverse)
    let tracks: [Track] = [
      .scalar(from: 0, to: 1), .basic(BasicTrack(from: .zero, to: .one, ends: .byOnly)),
      .keyframes(KeyframeTrack(values: [.zero, .one], mode: .cubicPaced)), .path(path),
      .transform(TransformTrack(to: rotation)),
      .transformKeyframes(TransformKeyframeTrack(values: [rotation], mode: .paced)),
      .transformOffset(TransformOffsetTrack(from: rotation, to: CATransform3DIdentity)),
    ]
    for property in AnimatedProperty.allCases {
      for track in tracks {
        for function in ValueFunction.allCases.map(Optional.some) + [nil] {
          let animated = animation(property, from: .zero, to: .zero) {
            $0.track = track
            $0.function = function
            $0.isCumulative = true
            $0.timing.repeatCount = 3
          }
          #expect(model.sampled(by: [animated, animated], at: 2.5).isAnimating)
        }
      }
    }
  }
}
