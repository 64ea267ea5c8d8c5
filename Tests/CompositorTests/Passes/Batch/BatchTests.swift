import Compositor
import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Batch")
struct BatchTests {
  private func list(_ commit: Commit) -> DisplayList {
    var tree = RenderTree()
    tree.apply(commit)
    return tree.list()
  }

  private func plan(
    _ list: DisplayList, _ clips: PixelRect..., usesDepth: Bool = false
  ) -> (plan: FramePlan, pixels: Int) {
    var region = Region()
    for clip in clips.isEmpty ? [PixelRect(list.size)] : clips { region.add(clip) }
    var plan = FramePlan(size: list.size)
    var planner = Planner(usesDepth: usesDepth)
    let pixels = planner.plan(list, region: region, commands: [], reusing: &plan)
    return (plan, pixels)
  }

  @Test("an opaque color that covers the clip clears it, and nothing is drawn below")
  func clear() {
    var commit = Commit.window(100, 50, sublayers: [1, 2])
    commit.paint(1, CGRect(x: 0, y: 0, width: 100, height: 50))
    commit.paint(2, CGRect(x: 10, y: 10, width: 10, height: 10))
    let (plan, pixels) = plan(list(commit))
    #expect(plan.passes.count == 1)
    #expect(plan.passes[0].clearColor == LayerID(rawValue: 1).color)
    #expect(plan.passes[0].clip == PixelRect(0, 0, 100, 50))
    #expect(plan.instances.map(\.layer) == [2])
    #expect(plan.batches.map(\.blending) == [.none])
    #expect(pixels == 100 * 50 + 100)
  }

  @Test("a clip that nothing covers is cleared to black")
  func clearToBlack() {
    var commit = Commit.window(100, 50, sublayers: [1])
    commit.paint(1, CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(plan(list(commit)).plan.passes[0].clearColor == SIMD4(0, 0, 0, 1))
    #expect(plan(list(.window(100, 50))).plan.passes[0].clearColor == SIMD4(0, 0, 0, 1))
  }

  @Test("the cells of a grid take as many draw calls as one cell has kinds of items")
  func grid() {
    let image = CGImage.chart(10, 10)
    let layers = (0..<48).map { LayerID(rawValue: $0 + 1) }
    var commit = Commit.window(400, 300, sublayers: layers)
    commit.upload(LayerContents(1, image), image)
    for (index, layer) in layers.enumerated() {
      let (column, row) = (Double(index / 2 % 6), Double(index / 12))
      let cell = CGRect(x: 10 + 60 * column, y: 10 + 60 * row, width: 50, height: 50)
      if index.isMultiple(of: 2) {
        commit.paint(layer, cell)
        commit.style(layer) { $0.cornerRadius = 5 }
      } else {
        commit.set(layer, cell.insetBy(dx: 20, dy: 20)) { $0.contents = LayerContents(1, image) }
      }
    }
    #expect(plan(list(commit)).plan.batches.map(\.instances.count) == [24, 24])
  }

  @Test("a clip that an opaque bitmap covers is not cleared")
  func opaqueBitmap() {
    let image = CGImage.chart(100, 50)
    var commit = Commit.window(100, 50, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, CGRect(x: 0, y: 0, width: 100, height: 50)) {
      $0.contents = LayerContents(1, image)
    }
    let (plan, pixels) = plan(list(commit))
    #expect(plan.passes[0].clearColor == nil)
    #expect(plan.batches.count == 1 && plan.batches[0].blending == .none)
    #expect(pixels == 100 * 50)
  }

  @Test("each rectangle of the region is a pass of its own")
  func passes() {
    var commit = Commit.window(100, 50, sublayers: [1, 2])
    commit.paint(1, CGRect(x: 0, y: 0, width: 10, height: 10))
    commit.paint(2, CGRect(x: 50, y: 0, width: 10, height: 10))
    let plan = plan(list(commit), PixelRect(0, 0, 20, 5), PixelRect(55, 5, 20, 20)).plan
    #expect(plan.passes.map(\.clip) == [PixelRect(0, 0, 20, 5), PixelRect(55, 5, 20, 20)])
    #expect(plan.passes.map(\.batches) == [0..<1, 1..<2])
    #expect(plan.instances.map(\.layer) == [1, 2])
  }

  /// A commit with alternating bitmaps and colors, at the positions for their numbers.
  private func alternating(_ count: Int, at position: (Int) -> CGPoint) -> Commit {
    let image = CGImage.plain(4, 4, SIMD4(repeating: 100))
    var commit = Commit.window(400, 400)
    commit.upload(LayerContents(1, image), image)
    commit.order(0, (1...count).map { LayerID(rawValue: UInt32($0)) })
    for number in 1...count {
      let frame = CGRect(origin: position(number), size: CGSize(width: 4, height: 4))
      commit.set(LayerID(rawValue: UInt32(number)), frame) {
        if number.isMultiple(of: 2) {
          $0.contents = LayerContents(1, image)
        } else {
          $0.backgroundColor = SIMD4(1, 0, 0, 0.5)
        }
      }
    }
    return commit
  }

  @Test("disjoint layers need one draw call per kind, in any order")
  func fewBatches() {
    let row = alternating(80) { CGPoint(x: $0 * 5, y: 10) }
    #expect(plan(list(row)).plan.batches.count == 2)
    // Batches have one bounding box each: with many rows, each row needs one more.
    let rows = alternating(800) { CGPoint(x: $0 % 80 * 5, y: $0 / 80 * 5) }
    let plan = plan(list(rows)).plan
    #expect(plan.batches.count <= 12)
    #expect(plan.batches.map(\.instances.count).reduce(0, +) == 800)
  }

  @Test("overlapping layers keep their order")
  func manyBatches() {
    let commit = alternating(10) { CGPoint(x: $0, y: 10) }
    #expect(plan(list(commit)).plan.batches.count == 10)
  }

  @Test("all bitmaps of one atlas page need one draw call")
  func atlas() {
    var commit = Commit.window(400, 400)
    let count: UInt32 = 100
    commit.order(0, (1...count).map { LayerID(rawValue: $0) })
    for number in 1...count {
      let image = CGImage.plain(Int(number % 7) + 3, 5, SIMD4(repeating: 100))
      let contents = LayerContents(UInt64(number), image)
      commit.upload(contents, image)
      commit.set(
        LayerID(rawValue: number), CGRect(x: Int(number) * 2, y: 7, width: image.width, height: 5)
      ) { $0.contents = contents }
    }
    #expect(plan(list(commit)).plan.batches.count == 1)
  }

  @Test("where two layers overlap, the one behind is drawn first", arguments: 1...40)
  func paintersOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let (small, large) = (CGImage.plain(4, 4, SIMD4(repeating: 100)), CGImage.chart(513, 1))
    var commit = Commit.window(100, 100)
    commit.upload(LayerContents(1, small), small)
    commit.upload(LayerContents(2, large), large)
    let count = random(2...60)
    commit.order(0, (1...count).map { LayerID(rawValue: UInt32($0)) })
    for number in 1...count {
      let frame = CGRect(
        // A unique fraction identifies each layer.
        x: Double(random(0...90)) + Double(number) / 128, y: Double(random(0...90)),
        width: Double(random(1...25)), height: Double(random(1...25)))
      commit.set(LayerID(rawValue: UInt32(number)), frame) {
        if random(0...2) > 0 { $0.backgroundColor = SIMD4(1, 1, 1, random(0...1) == 0 ? 1 : 0.5) }
        switch random(0...3) {
        case 0: $0.contents = LayerContents(1, small)
        case 1: $0.contents = LayerContents(2, large)
        default: break
        }
        if random(0...4) == 0 { $0.transform = CATransform3DMakeRotation(0.7, 0, 0, 1) }
      }
    }
    let list = list(commit)
    let plan = plan(list).plan
    var visible: [Index<DisplayItem>] = []
    list.culled(to: PixelRect(list.size), into: &visible)
    let drawn = visible.map { list.items[$0] }
    let quads = plan.drawn(plan.passes[0])
    #expect(quads.count == drawn.count)
    let positions = drawn.map { item in quads.firstIndex(of: item.quad) ?? -1 }
    #expect(Set(positions) == Set(drawn.indices))
    for front in drawn.indices {
      for back in 0..<front where drawn[back].box.intersects(drawn[front].box) {
        #expect(positions[back] < positions[front])
      }
    }
    expectBatchesFit(plan, drawn, positions)
  }

  /// Expects that batches are contiguous and match the properties of their items.
  private func expectBatchesFit(_ plan: FramePlan, _ drawn: [DisplayItem], _ positions: [Int]) {
    var (next, nextQuad, nextShape) = (0, 0, 0)
    for batch in plan.batches {
      if batch.program.isShape {
        #expect(batch.instances.lowerBound == nextShape && batch.blending == .over)
        nextShape = batch.instances.upperBound
      } else {
        #expect(batch.instances.lowerBound == nextQuad)
        nextQuad = batch.instances.upperBound
      }
      #expect(!batch.instances.isEmpty)
      let own = next..<next + batch.instances.count
      next = own.upperBound
      for (item, position) in zip(drawn, positions) where own.contains(position) {
        var program = item.program
        if item.blending == .none { program.modifiers.insert(.opaque) }
        #expect(program == batch.program && item.texture == batch.texture)
        #expect(item.filter == batch.filter && item.blending == batch.blending)
      }
    }
    #expect(nextQuad == plan.instances.count && nextShape == plan.shapes.count)
  }
}
