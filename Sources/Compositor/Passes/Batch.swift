import LayerTree

// Pass 6: the items become render passes with few draw calls.

/// Creates frame plans; its arrays are reused from frame to frame.
package struct Planner: Sendable {
  /// The visible items of all group passes of a rectangle, one pass after the other.
  private var visible: [Index<DisplayItem>] = []
  /// The passes; each one before those of the groups that it shows.
  private var groupPasses: [GroupPass] = []
  /// The groups whose passes are still to be added.
  private var pending: [(group: Index<DisplayItem>?, clip: PixelRect)] = []
  /// By item, for visible groups.
  private var passOfItem: [PackedIndex<GroupPass>] = []
  /// By position in the visible items of a pass.
  private var batchOf: [Index<OpenBatch>] = []
  var open: [OpenBatch] = []
  var pool: TargetPool
  /// By item: where the last plan draws it; valid with `updatable`.
  var places: [Place] = []
  /// The last plan, if it can be updated.
  var updatable: Updatable?
  /// Whether items are drawn even if opaque ones hide them.
  private let keepsHidden: Bool

  /// A render pass for a group, or for the whole list.
  private struct GroupPass {
    /// The group; nil for the whole list.
    var group: Index<DisplayItem>?
    var clip: PixelRect
    /// Indices in `visible`.
    var items: Range<Int>
    /// Where it is drawn, once it is; nil for the plan's target.
    var target: Index<TargetPool.Target>?
    /// The size of its pixels in the target, which filters may reduce.
    var size: PixelSize
    var showsGroups = false
  }

  /// A plan with one pass, whose instances can be replaced.
  struct Updatable: Sendable {
    let clip: PixelRect
    var pixels: Float = 0
    /// Whether the items are drawn in the order of the list: none was added to an earlier batch.
    var isInListOrder = true
  }

  /// A batch that items may still be added to.
  struct OpenBatch {
    var key: BatchKey
    var count: Int
    /// The bounding box of its quads: later items that overlap it must be drawn after it.
    var box: PixelRect
  }

  /// The number of batches that an item is tested against, from the last one backwards.
  private static let reach = 4
  /// An item is tested against so many batches when it moves.
  static let largestSearch = 16

  package init(maximumTextureSide: Int32 = 16384, keepsHidden: Bool = false) {
    pool = TargetPool(maximumSide: maximumTextureSide)
    self.keepsHidden = keepsHidden
  }

  /// Writes the plan that draws `region` of `list` into `target`, reusing the arrays of the
  /// previous frame's `plan`. Returns the number of pixels drawn.
  package mutating func plan(
    _ list: borrowing DisplayList, region: Region, commands: [TextureCommand],
    into target: PassTarget = .frame, reusing plan: inout FramePlan
  ) -> Int {
    plan.size = list.size
    plan.textureCommands = commands
    plan.passes.removeAll(keepingCapacity: true)
    plan.batches.removeAll(keepingCapacity: true)
    plan.instances.removeAll(keepingCapacity: true)
    plan.shapes.removeAll(keepingCapacity: true)
    plan.parameters.removeAll(keepingCapacity: true)
    updatable = nil
    guard !region.isEmpty else { return 0 }
    plan.parameters.append(contentsOf: list.parameters)
    pool.beginFrame(&plan.textureCommands)
    var pixels = 0
    for rect in region.rects {
      collectGroups(list, rect)
      let isUpdatable = region.rects.count == 1 && groupPasses.count == 1 && target == .frame
      if isUpdatable { beginUpdatable(rect, itemCount: list.items.count) }
      // The inner groups are drawn first.
      for groupPass in groupPasses.indices.reversed() {
        pixels += addPass(list, groupPass, into: target, to: &plan)
      }
    }
    return pixels
  }

  private mutating func beginUpdatable(_ clip: PixelRect, itemCount: Int) {
    updatable = Updatable(clip: clip)
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(Place(), count: itemCount))
  }

  /// Culls the items of the frame and of each visible group. Iterative, since groups may be nested
  /// deeper than a thread's stack.
  private mutating func collectGroups(_ list: borrowing DisplayList, _ rect: PixelRect) {
    visible.removeAll(keepingCapacity: true)
    groupPasses.removeAll(keepingCapacity: true)
    pending.append((group: nil, clip: rect))
    while let (group, clip) = pending.popLast() {
      let first = visible.count
      let range = group.map { list.children(of: $0) } ?? list.items.indices
      list.cull(range, to: clip, keepsHidden: keepsHidden, appendingTo: &visible)
      var groupPass = GroupPass(
        group: group, clip: clip, items: first..<visible.count, size: clip.size)
      for item in visible[first...] where list.items[item].isGroup {
        groupPass.showsGroups = true
        pending.append((item, list.source(of: list.items[item], in: clip)))
      }
      if let group { recordPass(group, list.items.count) }
      groupPasses.append(groupPass)
    }
  }

  /// Records that the next pass is the one of this group.
  private mutating func recordPass(_ group: Index<DisplayItem>, _ itemCount: Int) {
    if passOfItem.count < itemCount {
      passOfItem.append(
        contentsOf: repeatElement(PackedIndex(), count: itemCount - passOfItem.count))
    }
    passOfItem[group.offset].wrappedValue = groupPasses.nextIndex
  }

  private mutating func addPass(
    _ list: borrowing DisplayList, _ index: Int, into outermost: PassTarget,
    to plan: inout FramePlan
  ) -> Int {
    let groupPass = groupPasses[index]
    let clip = groupPass.clip
    var target = outermost
    // Only the frame has an opaque backdrop.
    var clear: SIMD4<Float>? = target == .frame ? SIMD4(0, 0, 0, 1) : .zero
    if groupPass.group != nil {
      let acquired = pool.acquire(clip.size, &plan.textureCommands)
      groupPasses[index].target = acquired
      let texture = pool[acquired]
      target = .texture(texture.texture, texture.size, originX: clip.minX, originY: clip.minY)
      clear = .zero
    }
    var items = groupPass.items
    if let bottom = visible[items].first {
      let item = list.items[bottom]
      if list.opaqueBox(item).contains(clip) {
        // A solid item is drawn as the clear; below any other opaque item, no clear is needed.
        clear = item.program == .solid ? SIMD4<Float>(item.quad.color) / 255 : nil
        if item.program == .solid { items = items.dropFirst() }
      }
    }
    let firstBatch = plan.batches.count
    let pixels = assign(list, visible[items])
    scatter(list, visible[items], to: &plan)
    plan.passes.append(
      Pass(
        target: target, clip: clip, clearColor: clear, batches: firstBatch..<plan.batches.count))
    if groupPass.showsGroups { releaseTargets(list, visible[groupPass.items]) }
    let cleared = Float(clear == nil ? 0 : clip.area)
    updatable?.pixels = Float(pixels) + cleared
    let filtered = groupPass.group.flatMap { list.effects(of: list.items[$0]) }
    return pixels + (clear == nil ? 0 : clip.area)
      + (filtered.map { apply($0, to: Index(index), in: &plan) } ?? 0)
  }

  /// Adds the passes of a group's filters. Returns the number of pixels drawn.
  private mutating func apply(
    _ effects: EffectChain, to pass: Index<GroupPass>, in plan: inout FramePlan
  ) -> Int {
    var (pixels, index) = (0, 0)
    while let effect = effects.pass(index), let source = groupPasses[pass].target {
      let size = groupPasses[pass].size
      let smaller = size / effect.reduction
      let target = pool.acquire(smaller, &plan.textureCommands)
      plan.append(
        effect, from: pool[source], sourceSize: size, to: pool[target], size: smaller)
      pool.release(source)
      (groupPasses[pass].target, groupPasses[pass].size) = (target, smaller)
      pixels += smaller.area
      index += 1
    }
    return pixels
  }

  private mutating func releaseTargets(
    _ list: borrowing DisplayList, _ items: ArraySlice<Index<DisplayItem>>
  ) {
    for item in items where list.items[item].isGroup { pool.release(pass(of: item).target) }
  }

  /// Assigns each item to a batch: the latest with the same key that no later batch overlaps, or
  /// one that overlaps it and can draw it too.
  private mutating func assign(
    _ list: borrowing DisplayList, _ visible: ArraySlice<Index<DisplayItem>>
  ) -> Int {
    open.removeAll(keepingCapacity: true)
    batchOf.removeAll(keepingCapacity: true)
    var pixels: Float = 0
    for index in visible {
      var key = BatchKey(list.items[index])
      let box = list.items[index].box
      pixels += list.items[index].drawnArea
      if list.items[index].isGroup { key.texture = target(of: index).texture }
      if let batch = batchToJoin(key, box) {
        open[batch].count += 1
        open[batch].box = open[batch].box.union(box)
        batchOf.append(batch)
        if batch.next < open.nextIndex { updatable?.isInListOrder = false }
      } else {
        batchOf.append(open.nextIndex)
        open.append(OpenBatch(key: key, count: 1, box: box))
      }
    }
    return Int(pixels)
  }

  /// The pass of a visible group, and the target that it was drawn into.
  private func pass(
    of group: Index<DisplayItem>
  ) -> (clip: PixelRect, size: PixelSize, target: Index<TargetPool.Target>) {
    guard let index = passOfItem[group.offset].wrappedValue, let target = groupPasses[index].target
    else { preconditionFailure("group \(group) is shown before it is drawn") }
    return (groupPasses[index].clip, groupPasses[index].size, target)
  }

  private func target(of group: Index<DisplayItem>) -> TargetPool.Target {
    pool[pass(of: group).target]
  }

  @inline(__always)
  private func batchToJoin(_ key: BatchKey, _ box: PixelRect) -> Index<OpenBatch>? {
    var candidate = open.count - 1
    let last = max(0, open.count - Self.reach)
    while candidate >= last {
      if open[candidate].key == key { return Index(candidate) }
      if open[candidate].box.intersects(box) {
        return open[candidate].key.canDraw(key) ? Index(candidate) : nil
      }
      candidate -= 1
    }
    return nil
  }

  /// Writes the instances and shapes, grouped by batch.
  private mutating func scatter(
    _ list: borrowing DisplayList, _ visible: ArraySlice<Index<DisplayItem>>,
    to plan: inout FramePlan
  ) {
    reserveInstances(in: &plan)
    for (position, index) in visible.enumerated() {
      let batch = batchOf[position]
      let destination = open[batch].count
      if open[batch].key.program.isShape {
        plan.shapes[destination] = shape(index, list)
      } else if list.items[index].isGroup {
        plan.instances[destination] = instance(ofGroup: index, list)
      } else {
        plan.instances[destination] = list.items[index].quad
      }
      if updatable != nil {
        places[index.offset] = Place(batch: Int32(batch.offset), instance: Int32(destination))
      }
      open[batch].count += 1
    }
  }

  /// Adds the batches and placeholders for their instances. The batches' counts become the indices
  /// of their first instances.
  private mutating func reserveInstances(in plan: inout FramePlan) {
    var (nextQuad, nextShape) = (plan.instances.count, plan.shapes.count)
    for batch in open.indices {
      let (key, count) = (open[batch].key, open[batch].count)
      let first = key.program.isShape ? nextShape : nextQuad
      plan.batches.append(
        Batch(
          program: key.program, blending: key.blending, texture: key.texture,
          filter: key.filter, instances: first..<first + count))
      if key.program.isShape { nextShape += count } else { nextQuad += count }
      open[batch].count = first
    }
    let quad = QuadInstance(xAxis: .zero, yAxis: .zero, origin: .zero)
    plan.instances.append(
      contentsOf: repeatElement(quad, count: nextQuad - plan.instances.count))
    guard nextShape > plan.shapes.count else { return }
    let shape = ShapeInstance(xAxis: .zero, yAxis: .zero, origin: .zero, size: .zero)
    plan.shapes.append(contentsOf: repeatElement(shape, count: nextShape - plan.shapes.count))
  }

  @inline(__always)
  private func shape(_ index: Index<DisplayItem>, _ list: borrowing DisplayList) -> ShapeInstance {
    let shape = list.shapeInstance(index)
    guard list.items[index].isGroup else { return shape }
    var group = ShapeInstance(instance(ofGroup: index, list), [])
    (group.clip, group.details) = (shape.clip, shape.details)
    return group
  }

  /// A quad that draws the rendered part of the group.
  private func instance(
    ofGroup index: Index<DisplayItem>, _ list: borrowing DisplayList
  ) -> QuadInstance {
    let (item, pass) = (list.items[index], pass(of: index))
    // Filters need more pixels than they change.
    let box = pass.clip.intersection(item.box)
    var quad = QuadInstance(Quad(box), opacity: item.quad.opacity)
    let used = pass.size.vector / pool[pass.target].size.vector
    let offset = SIMD2(Double(box.minX - pass.clip.minX), Double(box.minY - pass.clip.minY))
    quad.textureOrigin = SIMD2<Float>(used * offset / pass.clip.size.vector)
    quad.textureExtent = SIMD2<Float>(used * box.size.vector / pass.clip.size.vector)
    return quad
  }
}

extension DisplayList {
  @inline(__always)
  fileprivate func shapeInstance(_ index: Index<DisplayItem>) -> ShapeInstance {
    items[index].shape.map { shapes[$0].instance }
      ?? ShapeInstance(items[index].quad, items[index].edges)
  }
}

extension DisplayItem {
  /// The number of pixels that drawing it costs.
  @inline(__always)
  var drawnArea: Float {
    let area = abs(quad.xAxis.x * quad.yAxis.y - quad.xAxis.y * quad.yAxis.x)
    return min(Float(box.area), area)
  }
}

/// The properties that the items of one draw call have in common.
struct BatchKey: Equatable {
  var program: ProgramID
  var blending: Blending
  var filter: TextureFilter
  var texture: TextureID?

  @inline(__always)
  init(_ item: borrowing DisplayItem) {
    program = item.program
    blending = item.blending
    filter = item.filter
    texture = item.texture
  }

  /// Whether the program draws the items of `other` too.
  func canDraw(_ other: BatchKey) -> Bool {
    program.joined(with: other.program) == program && blending == other.blending
      && filter == other.filter && texture == other.texture
  }
}
