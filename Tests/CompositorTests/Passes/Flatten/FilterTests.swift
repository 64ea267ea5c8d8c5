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

  // MARK: Parts

  private static let matrix = ColorMatrix(
    red: SIMD4(0, 1, 0, 0), green: SIMD4(1, 0, 0, 0), blue: .zero)

  /// The sizes of the parts that filters draw of their results, in order.
  private func parts(_ plan: FramePlan) -> [PixelSize] {
    plan.passes.filter { $0.kind == .filter }.map(\.clip.size)
  }

  private func plan(y: CGFloat = 150, _ style: (inout LayerStyle) -> Void) -> FramePlan {
    var commit = Commit.window(400, 300, sublayers: [1, 2])
    commit.paint(1, CGRect(x: 20, y: 20, width: 300, height: 200))
    commit.paint(2, CGRect(x: 160, y: y, width: 80, height: 64)) { $0.backgroundColor.w = 0.5 }
    commit.style(2, style)
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    _ = pipeline.animate(to: 0)
    _ = pipeline.plan(bufferAge: 0)
    return pipeline.plan
  }

  @Test("of a blurred backdrop, a pass draws what the next one reads, and the last what is shown")
  func backdropParts() {
    // The deviation is four pixels, which fourteen on each side contribute to.
    #expect(
      parts(plan { $0.backgroundFilters = [.gaussianBlur(radius: 4)] })
        == [PixelSize(width: 80, height: 64 + 2 * 15), PixelSize(width: 80, height: 64)])
    // It is reduced to an eighth: a tenth and an eighth of the size, and two pixels for splines.
    let reduced = parts(plan { $0.backgroundFilters = [.gaussianBlur(radius: 30)] })
    let (columns, rows) = (80 / 8 as Int32, 64 / 8 as Int32)
    #expect(reduced.count == 5)
    #expect(reduced[4] == PixelSize(width: 80, height: rows + 4))
    #expect(reduced[3].width <= columns + 8 && reduced[3].height == rows + 4)
    #expect(reduced[2].width == reduced[3].width && reduced[2].height > reduced[3].height + 20)
    #expect(reduced[1].width > reduced[2].width + 20 && reduced[1].height == reduced[2].height)
    // The first pass does not draw the repeated pixels at the edges, the second one does.
    #expect(reduced[0].height > 8 * (reduced[1].height - 4))
  }

  @Test("a blurred group is drawn where it is shown")
  func groupParts() {
    // Half of the layer lies below the screen.
    let filtered = parts(
      plan(y: 268) { $0.filters = [.gaussianBlur(radius: 4), .color(Self.matrix)] })
    #expect(filtered.count == 3)
    #expect(filtered[1] == filtered[2] && filtered[0].width == filtered[1].width)
    #expect(filtered[0].height > filtered[1].height)
  }

  @Test("no pass reads a pixel that the one before it has not drawn", arguments: 0..<40)
  func sources(seed: Int) {
    let passes: [EffectPass] = [
      .reduce(.horizontal, by: 4), .reduce(.vertical, by: 8), .enlargeWidth(by: 4),
      .blur(.horizontal, deviation: 2.5), .blur(.vertical, deviation: 0.5), .color(Self.matrix),
    ]
    let (pass, first) = (passes[seed % passes.count], Int32(seed))
    let part = PixelRect(first, first + 3, 5, 7)
    let source = pass.source(of: part)
    for (x, y) in [(part.minX, part.minY), (part.maxX - 1, part.maxY - 1)] {
      #expect(source.contains(texels(pass, x, y)))
    }
  }

  /// The texels that a pixel of the result is made from, as the shaders read them.
  private func texels(_ pass: EffectPass, _ x: Int32, _ y: Int32) -> PixelRect {
    switch pass {
    case .reduce(.horizontal, let factor):
      PixelRect(x * factor - factor / 2, y, 2 * factor, 1)
    case .reduce(.vertical, let factor):
      PixelRect(x, y * factor - factor / 2, 1, 2 * factor)
    case .enlargeWidth(let factor):
      PixelRect(Int32(((Double(x) + 0.5) / Double(factor)).rounded(.down)) - 1, y, 3, 1)
    case .blur(let axis, let deviation):
      blurred(axis, Int32((3.5 * deviation).rounded(.up)), x, y)
    case .color: PixelRect(x, y, 1, 1)
    }
  }

  private func blurred(_ axis: BlurAxis, _ count: Int32, _ x: Int32, _ y: Int32) -> PixelRect {
    axis == .horizontal
      ? PixelRect(x - count, y, 2 * count + 1, 1) : PixelRect(x, y - count, 1, 2 * count + 1)
  }
}
