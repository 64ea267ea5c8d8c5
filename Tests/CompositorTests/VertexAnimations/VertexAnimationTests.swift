import CoreGraphics
import LayerTree
import TestSupport
import Testing

@testable import Compositor

@Suite("The animations of a layer as numbers for vertex shaders")
struct VertexAnimationTests {
  private static let seeds = 1...300 as ClosedRange<UInt64>

  /// Calls `check` with what a layer's animations give and with its properties sampled by the render
  /// thread, at random times.
  private func compare(
    _ check: (VertexAnimation, LayerProperties, _ time: Double) -> Void
  ) {
    var compared = 0
    for seed in Self.seeds {
      var random = RandomAnimations(seed: seed)
      let (properties, animations) = (random.properties(), random.animations())
      guard
        let animation = VertexAnimation(
          of: 0, properties, color: properties.backgroundColor, animations: animations[...],
          from: 1)
      else { continue }
      compared += 1
      for _ in 0..<10 {
        let time = random.number(1...8)
        check(animation, properties.sampled(by: animations, at: time).properties, time)
      }
    }
    #expect(compared > 150)
  }

  @Test("they are those that the render thread samples")
  func numbers() {
    compare { animation, sampled, time in
      let numbers = animation.numbers(at: time - 1)
      let (place, expected) = (Affine(numbers, sampled.anchor), Affine(layer: sampled))
      #expect(place.difference(from: expected) < 1e-6)
      #expect(abs(numbers[8] - Double(sampled.opacity)) < 1e-6)
      for lane in 0..<4 {
        #expect(abs(numbers[9 + lane] - Double(sampled.backgroundColor[lane])) < 1e-6)
      }
    }
  }

  @Test("the box contains the layer at any time")
  func box() {
    let transform = Affine(a: 1.5, b: 0.2, c: -0.3, d: 1.2, tx: 7, ty: -5)
    compare { animation, sampled, _ in
      var rect = Quad(sampled.bounds, .identity)
      rect.origin -= SIMD2(sampled.anchor.x, sampled.anchor.y)
      let box = animation.box(of: rect, in: transform, animation.extent)
      let shown = Quad(sampled.bounds, transform.applied(after: Affine(layer: sampled)))
      #expect(box.contains(shown.antialiasedBox))
    }
  }

  @Test("animations that begin together and have one curve are one track")
  func merged() throws {
    let animations = ["position.x", "position.y", "opacity"].compactMap { keyPath in
      AnimatedProperty(keyPath: keyPath).map {
        Animation(property: $0, timing: MediaTiming(), track: .scalar(from: 0, to: 1))
      }
    }
    let animation = try #require(
      VertexAnimation(
        of: 0, LayerProperties(), color: .zero, animations: animations[...], from: 0))
    #expect(animation.tracks.count == 1)
    var parameters: [SIMD4<Float>] = []
    animation.write(rect: Quad(.zero, .identity), in: .identity, to: &parameters)
    #expect(parameters.count == 10)
  }

  @Test("springs, groups, keyframes, cumulative and reversed animations are not for shaders")
  func rest() throws {
    let basic = Animation.moveX(from: 0, to: 10)
    #expect(basic.isForShaders)
    var spring = basic
    spring.timingFunction = .spring(Spring())
    var grouped = basic
    grouped.groups = EnclosingTiming(
      levels: [.init(timing: MediaTiming(), timingFunction: .linear)])
    var cumulative = basic
    cumulative.isCumulative = true
    let others = [
      spring, grouped, cumulative, .moveX(from: 0, to: 10) { $0.speed = -1 },
      .moveX(from: 0, to: 10) { $0.duration = .infinity },
      Animation(
        property: .boundsWidth, timing: MediaTiming(), track: .scalar(from: 0, to: 1)),
      Animation(
        property: .rotationX, timing: MediaTiming(), track: .scalar(from: 0, to: 1)),
      Animation(
        property: .position, timing: MediaTiming(),
        track: .basic(BasicTrack(from: SIMD4(repeating: .infinity), to: .zero))),
    ]
    for animation in others { #expect(!animation.isForShaders, "\(animation)") }
  }

  @Test("the last moment of an animation is not the first of another iteration")
  func lastMoment() throws {
    let animation = Animation.moveX(from: 0, to: 10) { $0.repeatCount = 3 }
    let vertexAnimation = try #require(
      VertexAnimation(
        of: 0, LayerProperties(), color: .zero, animations: [animation], from: 0.5))
    #expect(vertexAnimation.numbers(at: 2.5)[0] == 10)
    #expect(vertexAnimation.tracks[0].timing.lastIteration == 2)
  }
}

extension Animation {
  fileprivate var isForShaders: Bool {
    VertexAnimation(of: 0, LayerProperties(), color: .zero, animations: [self], from: 0) != nil
  }
}

extension VertexAnimation {
  /// The numbers as `animation.glsl` computes them.
  fileprivate func numbers(at clock: Double) -> Numbers {
    tracks.reduce(base) { numbers, track in
      let iterations = track.timing.phase + track.timing.rate * clock
      let fraction = iterations - min(iterations.rounded(.down), track.timing.lastIteration)
      let (c1, c2) = (track.timing.c1, track.timing.c2)
      let curve = TimingCurve(c1.x, c1.y, c2.x, c2.y)
      let progress = curve.value(
        at: track.timing.autoreverses ? 1 - abs(2 * fraction - 1) : fraction)
      return numbers + track.change * progress
    }
  }
}

extension Affine {
  /// The transform of a layer with these numbers.
  fileprivate init(_ numbers: VertexAnimation.Numbers, _ anchor: CGPoint) {
    var components = TransformComponents()
    (components.scale.x, components.scale.y) = (numbers[4], numbers[5])
    (components.shear, components.rotation) = (numbers[6], numbers[7])
    let matrix = components.transform
    self.init(
      a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22,
      tx: numbers[0] + numbers[2] - matrix.m11 * anchor.x - matrix.m21 * anchor.y,
      ty: numbers[1] + numbers[3] - matrix.m12 * anchor.x - matrix.m22 * anchor.y)
  }

  fileprivate func difference(from other: Affine) -> Double {
    [a - other.a, b - other.b, c - other.c, d - other.d, tx - other.tx, ty - other.ty]
      .map(abs).max() ?? 0
  }
}
