import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Filters of groups")
struct FilterTests {
  /// The plan of `depth` nested layers with the same filters, each larger than the screen.
  private func plan(_ filters: [LayerFilter], depth: UInt32, maximumTextureSide: Int32) -> FramePlan
  {
    var commit = Commit.window(200, 100, sublayers: [1])
    for layer in 1...depth {
      let frame = CGRect(x: -1e5, y: -1e5, width: 2e5 + 200, height: 2e5 + 100)
      commit.paint(
        LayerID(rawValue: layer), frame,
        sublayers: layer < depth ? [LayerID(rawValue: layer + 1)] : [])
      commit.style(LayerID(rawValue: layer)) { $0.filters = filters }
    }
    var pipeline = FramePipeline(maximumTextureSide: maximumTextureSide)
    pipeline.apply(commit)
    _ = pipeline.animate(to: 0)
    _ = pipeline.plan(bufferAge: 0)
    return pipeline.plan
  }

  @Test(
    "huge radii, long chains and deep nesting stay within the limit of textures",
    arguments: [2048, 16384] as [Int32], [1, 12] as [Int])
  func limits(maximumTextureSide: Int32, count: Int) {
    let filters = Array(repeating: LayerFilter.gaussianBlur(radius: 1e9), count: count)
    let plan = plan(filters, depth: 20, maximumTextureSide: maximumTextureSide)
    #expect(plan.passes.contains { $0.kind == .filter })
    for case .createTarget(_, let size, _) in plan.textureCommands {
      #expect(max(size.width, size.height) <= min(maximumTextureSide, 8192))
    }
  }

  @Test(
    "a chain reduces its group as the largest blur does, and reaches no further than 4,096 pixels")
  func chain() {
    let filters = Array(repeating: LayerFilter.gaussianBlur(radius: 1e9), count: 20)
    let chain = EffectChain(filters: filters, scale: 1e9)
    #expect(chain.reduction == EffectChain.largestReduction && chain.reach == 4096)
  }
}
