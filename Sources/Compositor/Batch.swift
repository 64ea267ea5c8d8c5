import LayerTree

// Pass 6: the items become few draw calls.

/// Makes frame plans; keeps its arrays from frame to frame.
package struct Planner: Sendable {
  private var visible: [Int32] = []
  private var batchOf: [Int32] = []
  private var open: [OpenBatch] = []

  /// A batch that items may still join.
  private struct OpenBatch {
    var key: BatchKey
    var count: Int
    /// The box around its quads: what is drawn after it and overlaps must stay after it.
    var box: PixelRect
  }

  /// How far back an item looks for a batch to join.
  private static let reach = 4

  package init() {}

  /// The plan that draws `region` of `list`. The arrays of `plan`, the frame before, are used
  /// again. Also counts the pixels drawn.
  package mutating func plan(
    _ list: borrowing DisplayList, region: Region, commands: [TextureCommand],
    reusing plan: inout FramePlan
  ) -> Int {
    plan.size = list.size
    plan.textureCommands = commands
    plan.passes.removeAll(keepingCapacity: true)
    plan.batches.removeAll(keepingCapacity: true)
    plan.instances.removeAll(keepingCapacity: true)
    var pixels = 0
    for rect in region.rects {
      list.culled(to: rect, into: &visible)
      pixels += addPass(list, clip: rect, to: &plan)
    }
    return pixels
  }

  private mutating func addPass(
    _ list: borrowing DisplayList, clip: PixelRect, to plan: inout FramePlan
  ) -> Int {
    var clear: SIMD4<Float>? = SIMD4(0, 0, 0, 1)
    var first = 0
    if let bottom = visible.first {
      let item = list.items[Int(bottom)]
      if item.isOpaque && item.isAxisAligned && item.innerBox.contains(clip) {
        // A solid one is a clear; under any other opaque one there is nothing to clear.
        clear = item.program == .solid ? SIMD4<Float>(item.quad.color) / 255 : nil
        first = item.program == .solid ? 1 : 0
      }
    }
    let firstBatch = plan.batches.count
    let pixels = assign(list, visible[first...])
    scatter(list, visible[first...], to: &plan)
    plan.passes.append(
      Pass(clip: clip, clearColor: clear, batches: firstBatch..<plan.batches.count))
    return pixels + (clear == nil ? 0 : clip.area)
  }

  /// Gives each item a batch: the latest of its kind that nothing drawn since overlaps.
  private mutating func assign(
    _ list: borrowing DisplayList, _ visible: ArraySlice<Int32>
  ) -> Int {
    open.removeAll(keepingCapacity: true)
    batchOf.removeAll(keepingCapacity: true)
    var pixels: Float = 0
    for index in visible {
      let key = BatchKey(list.items[Int(index)])
      let box = list.items[Int(index)].box
      let quad = list.items[Int(index)].quad
      let area = abs(quad.xAxis.x * quad.yAxis.y - quad.xAxis.y * quad.yAxis.x)
      pixels += min(Float(box.area), area)
      if let batch = batchToJoin(key, box) {
        open[batch].count += 1
        open[batch].box = open[batch].box.union(box)
        batchOf.append(Int32(batch))
      } else {
        batchOf.append(Int32(open.count))
        open.append(OpenBatch(key: key, count: 1, box: box))
      }
    }
    return Int(pixels)
  }

  @inline(__always)
  private func batchToJoin(_ key: BatchKey, _ box: PixelRect) -> Int? {
    var candidate = open.count - 1
    let last = max(0, open.count - Self.reach)
    while candidate >= last {
      if open[candidate].key == key { return candidate }
      if open[candidate].box.intersects(box) { return nil }
      candidate -= 1
    }
    return nil
  }

  /// Writes the instances, those of one batch side by side.
  private mutating func scatter(
    _ list: borrowing DisplayList, _ visible: ArraySlice<Int32>, to plan: inout FramePlan
  ) {
    var next = plan.instances.count
    for batch in open.indices {
      let key = open[batch].key
      plan.batches.append(
        Batch(
          program: key.program, isBlended: key.isBlended, texture: key.texture,
          filter: key.filter, instances: next..<next + open[batch].count))
      let start = next
      next += open[batch].count
      open[batch].count = start
    }
    let filler = QuadInstance(xAxis: .zero, yAxis: .zero, origin: .zero)
    plan.instances.append(
      contentsOf: repeatElement(filler, count: next - plan.instances.count))
    for (position, index) in visible.enumerated() {
      let batch = Int(batchOf[position])
      plan.instances[open[batch].count] = list.items[Int(index)].quad
      open[batch].count += 1
    }
  }
}

/// What items of one draw call have in common.
private struct BatchKey: Equatable {
  var program: QuadProgram
  var isBlended: Bool
  var filter: TextureFilter
  var texture: TextureID?

  @inline(__always)
  init(_ item: borrowing DisplayItem) {
    program = item.program
    isBlended = !item.isOpaque
    filter = item.filter
    texture = item.texture
  }
}
