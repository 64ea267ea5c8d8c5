import CoreGraphics
import EGL
import GLESRenderer
import LayerTree
import Testing

@testable import Compositor

@Suite("Targets of groups", .serialized)
struct GroupTargetTests {
  /// Renders frames of a pipeline with a planner.
  private struct Screen {
    let renderer: Renderer
    let target: OffscreenTarget
    var pipeline = FramePipeline()

    init(sharesTargets: Bool) throws {
      let context = try Context(Display.offscreen(), for: .offscreen)
      renderer = try Renderer(context, programs: .whenUsed)
      target = try OffscreenTarget(context, size: PixelSize(width: 240, height: 160))
      renderer.target = target
      pipeline.planner = Planner(sharesTargets: sharesTargets)
    }

    mutating func frame(_ commit: Commit) throws -> [UInt8] {
      pipeline.apply(commit)
      _ = pipeline.animate(to: 0)
      _ = pipeline.plan(bufferAge: 0)
      for capture in pipeline.takeCaptures() { try renderer.execute(capture) }
      try renderer.execute(pipeline.plan)
      return try target.readPixels()
    }
  }

  private static func layer(
    _ id: UInt32, _ frame: CGRect, _ color: SIMD4<Float>, opacity: Float = 1,
    sublayers: [UInt32] = [], mask: UInt32? = nil, style: LayerStyle = LayerStyle()
  ) -> LayerChange {
    var change = LayerChange(layer: LayerID(rawValue: id))
    var properties = LayerProperties()
    properties.bounds.size = frame.size
    properties.position = CGPoint(x: frame.midX, y: frame.midY)
    (properties.backgroundColor, properties.opacity) = (color, opacity)
    (change.properties, change.style) = (properties, style)
    change.sublayers = sublayers.map { LayerID(rawValue: $0) }
    change.mask = mask.map { LayerID(rawValue: $0) }
    return change
  }

  /// 20 overlapping groups with round, nested and masked parts; `step` changes some of them.
  private func commit(step: Int) -> Commit {
    var commit = Commit()
    commit.root = LayerID(rawValue: 0)
    commit.surface = SurfaceState(size: CGSize(width: 240, height: 160), scale: 1)
    var round = LayerStyle()
    round.cornerRadius = 9
    var groups: [UInt32] = []
    for index in 0..<20 {
      let id = UInt32(1 + index * 5)
      groups.append(id)
      let frame = CGRect(x: index % 5 * 38 + index, y: index / 5 * 36, width: 44, height: 40)
      commit.layers += [
        Self.layer(
          id, frame, SIMD4(1, Float(index) / 20, 0, 0.7), opacity: 0.8,
          sublayers: [id + 1, id + 2], mask: index % 3 == 0 ? id + 4 : nil, style: round),
        Self.layer(id + 1, CGRect(x: 4, y: 4, width: 30, height: 20), SIMD4(0, 0, 1, 0.6)),
        Self.layer(
          id + 2, CGRect(x: 10, y: 8, width: 26, height: 28), SIMD4(0, 1, 1, 1), opacity: 0.5,
          sublayers: [id + 3]),
        Self.layer(
          id + 3, CGRect(x: 2 + index % 2 * step, y: 3, width: 18, height: 18),
          SIMD4(0.5, 0, 0.5, 0.9), style: round),
        Self.layer(
          id + 4, CGRect(x: 0, y: 0, width: 44, height: 40), SIMD4(0, 0, 0, 0.9), style: round),
      ]
    }
    commit.layers.append(
      Self.layer(
        0, CGRect(x: 0, y: 0, width: 240, height: 160), SIMD4(0.9, 0.9, 0.8, 1), sublayers: groups))
    return commit
  }

  @Test("small groups on shared targets, and kept ones, look like those with targets of their own")
  func shared() throws {
    var (shared, separate) = (
      try Screen(sharesTargets: true), try Screen(sharesTargets: false)
    )
    var counts: [(shared: Int, separate: Int)] = []
    for step in 0..<6 {
      #expect(try shared.frame(commit(step: step)) == separate.frame(commit(step: step)))
      counts.append((shared.pipeline.plan.passes.count, separate.pipeline.plan.passes.count))
    }
    #expect(counts[0].separate > 40 && counts[0].shared <= 5)
    #expect(counts[5].separate > 40 && counts[5].shared <= 5)
  }
}
