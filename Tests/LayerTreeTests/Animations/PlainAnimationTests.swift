import CoreGraphics
import LayerTree
import Testing

@Suite("Plain animations")
struct PlainAnimationTests {
  /// The values of a layer that animations change.
  private struct Sample: Equatable {
    var properties = LayerProperties()
    var style = LayerStyle()
    var space = LayerSpace()

    init() {
      properties.opacity = 0.5
      properties.position.x = 3
      properties.transform.m41 = 7
      (style.zPosition, space.anchorPointZ) = (2, 5)
    }

    /// Calls the closure of the store. The transforms carry over from one animation to the next.
    mutating func apply(
      _ store: PropertyLocation.Store, properties: (inout LayerProperties) -> Void,
      style: (inout LayerStyle) -> Void, space: (inout LayerSpace) -> Void
    ) {
      switch store {
      case .properties: properties(&self.properties)
      case .style, .replicator, .emitter: style(&self.style)
      case .space: space(&self.space)
      case .composited: break
      }
    }
  }

  private func whole(_ animations: [Animation], at time: Double) -> Sample {
    var (sample, parts, inside) = (Sample(), AnimatedTransform(), AnimatedTransform())
    for animation in animations {
      let end = animation.outermostTiming.endTime
      sample.apply(animation.property.store) {
        animation.apply(to: &$0, &parts, at: time, endTime: end)
      } style: {
        animation.apply(to: &$0, at: time, endTime: end)
      } space: {
        animation.apply(to: &$0, &inside, at: time, endTime: end)
      }
    }
    parts.finish(&sample.properties.compactTransform)
    inside.finish(&sample.space.sublayerTransform)
    return sample
  }

  /// The sample by plain animations, and whether all animations have a plain form.
  private func plain(_ animations: [Animation], at time: Double) -> (sample: Sample, isPlain: Bool)
  {
    var (sample, parts, inside) = (Sample(), AnimatedTransform(), AnimatedTransform())
    var isPlain = true
    let values = animations.map(PlainAnimation.init)
    for (index, animation) in animations.enumerated() {
      let end = animation.outermostTiming.endTime
      sample.apply(animation.property.store) {
        isPlain =
          values.span.apply(index, to: &$0, &parts, at: time, endTime: end) && isPlain
      } style: {
        isPlain = values.span.apply(index, to: &$0, at: time, endTime: end) && isPlain
      } space: {
        isPlain =
          values.span.apply(index, to: &$0, &inside, at: time, endTime: end) && isPlain
      }
    }
    parts.finish(&sample.properties.compactTransform)
    inside.finish(&sample.space.sublayerTransform)
    return (sample, isPlain)
  }

  @Test("they change every property exactly as the animations do")
  func same() {
    var random = RandomCases(seed: 71)
    let stores: [PropertyLocation.Store] = [.properties, .style, .space]
    let properties = AnimatedProperty.allCases.filter { $0.isScalar && stores.contains($0.store) }
    for round in 0..<600 {
      // Two animations of one property, so that the second is applied over the first.
      let property = properties[round % properties.count]
      let animations = (0..<2).map { _ in
        var timing = MediaTiming(random.timing())
        (timing.speed, timing.repeatDuration) = (1, 0)
        timing.repeatCount = [0, 1, .infinity][round % 3]
        if round % 2 == 0 { timing.timeOffset = 0 } else { timing.makeExact() }
        var animation = Animation(
          property: property, timing: timing,
          timingFunction: .curve(
            TimingCurve(
              random.number(0...1), random.number(-1...2), random.number(0...1),
              random.number(-1...2))),
          track: .scalar(from: random.number(-2...2), to: random.number(-2...2)))
        animation.isAdditive = random.chance(0.5)
        return animation
      }
      let time = random.number(-3...12).rounded(toMultipleOf: 1 / 64)
      let (sample, isPlain) = plain(animations, at: time)
      #expect(isPlain && sample == whole(animations, at: time), "\(property) at \(time)")
    }
  }

  @Test("animations with other features have no plain form, and none is applied")
  func others() {
    func animation(
      _ property: AnimatedProperty = .opacity, timingFunction: TimingFunction = .linear,
      track: Track = .scalar(from: 0.1, to: 0.2), _ body: (inout Animation) -> Void = { _ in }
    ) -> Animation {
      var animation = Animation(
        property: property, timing: MediaTiming(), timingFunction: timingFunction, track: track)
      body(&animation)
      return animation
    }
    let others = [
      animation(timingFunction: .spring(Spring())),
      animation(timingFunction: .part(.linear, from: 0, to: 0.5)),
      animation(track: .basic(BasicTrack(from: .zero, to: .one, ends: .toOnly))),
      animation(track: .keyframes(KeyframeTrack(values: [.zero, .one]))),
      animation(.transform) { $0.function = .rotateZ },
      animation(.sublayerTransform) { $0.function = .rotateZ },
      animation { $0.isCumulative = true },
      animation { $0.timing.repeatDuration = 1 },
      animation { $0.timing.speed = 2 },
      animation { $0.timing.speed = 0 },
      animation { $0.timing.repeatCount = 2 },
      animation { $0.groups = EnclosingTiming(levels: [.init(timing: MediaTiming())]) },
    ]
    for other in others {
      #expect(PlainAnimation(other) == nil)
      let (sample, isPlain) = plain([other], at: 0.1)
      #expect(!isPlain && sample == Sample())
    }
    #expect(PlainAnimation(animation()) != nil)
  }

  @Test("one takes 56 bytes, also where there may be none, and the change of a commit 64")
  func size() {
    #expect(MemoryLayout<PlainAnimation?>.stride == 56)
    #expect(MemoryLayout<AnimationChange>.stride == 64)
  }
}

extension MediaTiming {
  /// Rounds the numbers so that sums of them have no rounding errors.
  fileprivate mutating func makeExact() {
    beginTime = beginTime.rounded(toMultipleOf: 1 / 64)
    timeOffset = timeOffset.rounded(toMultipleOf: 1 / 64)
  }
}

extension Double {
  fileprivate func rounded(toMultipleOf unit: Double) -> Double { (self / unit).rounded() * unit }
}
