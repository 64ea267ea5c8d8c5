import CoreGraphics
import Foundation
import LayerTree
import Testing

/// Compares the sampler with another evaluator, written from Apple's pages alone, over random
/// animations in random timing trees at random times.
@Suite("Sampling compared with the reference")
struct ReferenceTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap { Int($0) } ?? 240

  private static let properties: [(property: AnimatedProperty, lanes: Int)] = [
    (.position, 2), (.bounds, 4), (.boundsSize, 2), (.positionX, 1), (.zPosition, 1),
    (.anchorPointZ, 1), (.contentsRect, 4),
  ]

  @Test("values of numbers, points, sizes and rectangles agree")
  func lanes() {
    var random = RandomCases(seed: 41)
    for round in 0..<Self.rounds {
      let (property, lanes) = random.pick(Self.properties)
      let timeline = random.timeline()
      let layers = timeline.values.layers
      let references = (0..<random.count(1...3)).map { _ in
        ReferenceAnimation(
          timeline: random.chance(0.5) ? timeline : timeline.withoutGroups, timing: random.timing(),
          timingFunction: random.timingFunction(), isAdditive: random.chance(0.3),
          isCumulative: random.chance(0.3),
          values: random.values(lanes))
      }
      let animations = references.compactMap { Animation($0, property) }
      let model = random.numbers(lanes)
      for _ in 0..<4 {
        let time = random.number(-3...12)
        let sampled = sample(property, model, by: animations, in: layers, at: time)
        let expected = references.reduce(model) { $1.value(at: time, over: $0) }
        guard let sampled else {
          #expect(timeline.withoutGroups.time(at: time) == nil, "round \(round) at \(time)")
          continue
        }
        let size = 1 + (expected + model).map { abs($0) }.max()!
        for lane in 0..<lanes where !(abs(sampled[lane] - expected[lane]) <= 1e-9 * size) {
          Issue.record("round \(round) at \(time): \(sampled) \(expected) \(references)")
        }
      }
    }
  }

  /// The sampled value; nil where the layer is not shown.
  private func sample(
    _ property: AnimatedProperty, _ model: [Double], by animations: [Animation],
    in layers: [MediaTiming], at time: Double
  ) -> SIMD4<Double>? {
    var local: Double? = time
    for layer in layers { local = local.flatMap(layer.localTime) }
    guard let local else { return nil }
    var start = Animation(
      property: property, timing: MediaTiming(),
      track: .basic(BasicTrack(from: SIMD4(model), to: SIMD4(model))))
    start.timing.fillMode = .both
    let sample = LayerProperties().sampled(by: [start] + animations, at: local)
    return switch property.store {
    case .properties: sample.properties.value(of: property)
    case .style, .replicator, .emitter: sample.style.value(of: property)
    case .space: sample.space.value(of: property)
    case .composited: .zero
    }
  }
}

extension ReferenceTimeline {
  /// The layer's timeline, without the animation groups.
  var withoutGroups: ReferenceTimeline {
    if case .group(_, _, let outer) = self { outer.withoutGroups } else { self }
  }
}
