import LayerTree

// Pass 6: the items become render passes with few draw calls.

/// Creates frame plans; its arrays are reused from frame to frame.
package struct Planner: Sendable {
  /// The visible items of all group passes of a rectangle, one pass after the other.
  var visible: [Index<DisplayItem>] = []
  /// The passes; each one before those of the groups that it shows.
  var groupPasses: [GroupPass] = []
  /// The groups whose passes are still to be added.
  private var pending: [(group: Index<DisplayItem>?, clip: PixelRect)] = []
  /// By item, for visible groups.
  var passOfItem: [PackedIndex<GroupPass>] = []
  /// By position in the visible items of a pass.
  var batchOf: [Index<OpenBatch>] = []
  var open: [OpenBatch] = []
  var pool: TargetPool
  var cache: GroupCache
  /// By item: where the last plan draws it; valid with `updatable`.
  var places: [Place] = []
  /// The last plan, if it can be updated.
  var updatable: Updatable?
  /// The passes that are being drawn: each but the first is that of a group whose own backdrop is
  /// a copy of pixels of the one before it.
  private var drawing: [Index<GroupPass>] = []
  /// The copies of backdrops whose items are still to be drawn.
  var copies: [BackdropCopy] = []
  /// Whether items are drawn even if opaque ones hide them.
  private let keepsHidden: Bool
  /// Whether the results of groups are kept, and small groups share targets.
  private let sharesTargets: Bool
  /// Whether opaque quads may be drawn from front to back into the frame.
  private let usesDepth: Bool

  /// A render pass for a group, or for the whole list.
  struct GroupPass {
    /// The group; nil for the whole list.
    var group: Index<DisplayItem>?
    var clip: PixelRect
    /// Indices in `visible`.
    var items: Range<Int>
    /// Where it is drawn, once it is; nil for the plan's target.
    var target: Index<TargetPool.Target>?
    /// The same as the plan has it.
    var planTarget = PassTarget.frame
    var clear: SIMD4<Float>?
    /// The position of the next item to draw in `items`.
    var next = 0
    /// Whether some of its items have been drawn.
    var isBegun = false
    /// The size of its pixels in the target, which filters may reduce.
    var size: PixelSize
    var showsGroups = false
    /// Whether its pass has been added, or its result was kept.
    var isDrawn = false
    /// Whether its target is kept for the next frames.
    var isKept = false
    /// The level of its page, if it shares one.
    var level: Int?
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

  /// - Parameter keptArea: the largest number of pixels of groups that are kept; 64 MiB by default.
  package init(
    maximumTextureSide: Int32 = 16384, keepsHidden: Bool = false, sharesTargets: Bool = true,
    usesDepth: Bool = true, keptArea: Int = 1 << 24
  ) {
    pool = TargetPool(maximumSide: maximumTextureSide)
    cache = GroupCache(largestArea: keptArea, largestSide: maximumTextureSide)
    self.keepsHidden = keepsHidden
    self.sharesTargets = sharesTargets
    self.usesDepth = usesDepth
  }

  /// Forgets all groups, so that each is drawn when it is shown again.
  mutating func forgetGroups() {
    cache.removeAll(&pool)
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
    if target == .frame {
      cache.beginFrame(&pool)
      pool.beginFrame(&plan.textureCommands)
    }
    var pixels = 0
    for rect in region.rects {
      collectGroups(list, rect, keepsResults: sharesTargets && target == .frame)
      let isUpdatable = region.rects.count == 1 && groupPasses.count == 1 && target == .frame
      if isUpdatable { beginUpdatable(rect, itemCount: list.items.count) }
      if sharesTargets { pixels += addSharedPasses(list, to: &plan) }
      // The inner groups are drawn first, except for those that need what lies below them.
      for index in groupPasses.indices.reversed()
      where !groupPasses[index].isDrawn && list.ownBackdrop(of: groupPasses[index].group) == nil {
        pixels += draw(list, Index(index), into: target, to: &plan)
      }
      releaseCopies()
    }
    if plan.passes.count > 1 { updatable = nil }
    updatable?.pixels = Float(pixels)
    return pixels
  }

  private mutating func beginUpdatable(_ clip: PixelRect, itemCount: Int) {
    updatable = Updatable(clip: clip)
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(Place(), count: itemCount))
  }

  /// Culls the items of the frame and of each visible group. Iterative, since groups may be nested
  /// deeper than a thread's stack.
  private mutating func collectGroups(
    _ list: borrowing DisplayList, _ rect: PixelRect, keepsResults: Bool
  ) {
    visible.removeAll(keepingCapacity: true)
    groupPasses.removeAll(keepingCapacity: true)
    pending.append((group: nil, clip: rect))
    while let (group, needed) = pending.popLast() {
      let first = visible.count
      var (clip, isKept) = (needed, false)
      if keepsResults, let group {
        switch cache.use(group, of: list, needed: clip, &pool) {
        case .draw: break
        case .keep(let whole): (clip, isKept) = (whole, true)
        case .show(let result):
          recordPass(group, list.items.count)
          groupPasses.append(GroupPass(group, result))
          continue
        }
      }
      if let group { clip = list.includingBackdrops(clip, of: group) }
      list.cull(group, to: clip, keepsHidden: keepsHidden, appendingTo: &visible)
      var groupPass = GroupPass(
        group: group, clip: clip, items: first..<visible.count, size: clip.size)
      groupPass.isKept = isKept
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

  /// Draws a pass. Where it shows groups that need what lies below them, those are drawn in between.
  private mutating func draw(
    _ list: borrowing DisplayList, _ first: Index<GroupPass>, into outermost: PassTarget,
    to plan: inout FramePlan
  ) -> Int {
    begin(list, first, into: outermost, to: &plan)
    drawing.append(first)
    var pixels = 0
    while let pass = drawing.last {
      if let group = drawItems(list, of: pass, to: &plan, &pixels) {
        begin(list, group, into: outermost, to: &plan)
        drawing.append(group)
      } else {
        finish(list, pass, to: &plan, &pixels)
        drawing.removeLast()
      }
    }
    return pixels
  }

  /// Finds the target of a pass and what it is cleared to.
  private mutating func begin(
    _ list: borrowing DisplayList, _ pass: Index<GroupPass>, into outermost: PassTarget,
    to plan: inout FramePlan
  ) {
    let clip = groupPasses[pass].clip
    var target = outermost
    // Only the frame has an opaque backdrop.
    var clear: SIMD4<Float> = target == .frame ? SIMD4(0, 0, 0, 1) : .zero
    if groupPasses[pass].group != nil {
      let acquired = pool.acquire(clip.size, &plan.textureCommands)
      groupPasses[pass].target = acquired
      let texture = pool[acquired]
      target = .texture(texture.texture, texture.size, originX: clip.minX, originY: clip.minY)
      clear = .zero
    }
    var items = visible[groupPasses[pass].items]
    groupPasses[pass].clear = clearColor(clear, below: &items, in: clip, list)
    groupPasses[pass].next = items.startIndex
    groupPasses[pass].planTarget = target
  }

  /// The color that a pass begins with. A solid item that covers everything is drawn as the clear;
  /// below any other opaque item, no clear is needed.
  func clearColor(
    _ color: SIMD4<Float>, below items: inout ArraySlice<Index<DisplayItem>>, in clip: PixelRect,
    _ list: borrowing DisplayList
  ) -> SIMD4<Float>? {
    guard let bottom = items.first else { return color }
    let item = list.items[bottom]
    guard list.opaqueBox(item).contains(clip) else { return color }
    guard item.program == .solid else { return nil }
    items = items.dropFirst()
    return SIMD4<Float>(item.quad.color) / 255
  }

  /// Ends the pass of a group: its result is kept, and the targets of the groups that it shows are
  /// free, unless these are kept.
  mutating func finish(_ index: Int, _ list: borrowing DisplayList) {
    let pass = groupPasses[index]
    if pass.showsGroups { releaseTargets(list, visible[pass.items]) }
    guard pass.isKept, let group = pass.group, let target = pass.target else { return }
    cache.keep(
      GroupCache.Result(target: target, clip: pass.clip, size: pass.size), of: list.items[group])
  }

  /// Adds the batches of some of a pass's items.
  mutating func add(
    _ list: borrowing DisplayList, _ items: Range<Int>, of pass: Index<GroupPass>,
    to plan: inout FramePlan, _ pixels: inout Int
  ) {
    let (firstBatch, groupPass) = (plan.batches.count, groupPasses[pass])
    let hasDepth =
      usesDepth && groupPass.planTarget == .frame && items.count <= OpaqueRun.maximumDepths
    beginBatches()
    pixels += assign(list, visible[items], clip: groupPass.clip, hasDepth: hasDepth)
    reserveInstances(in: &plan)
    scatter(list, visible[items], to: &plan)
    var added = Pass(
      target: groupPass.planTarget, clip: groupPass.clip,
      clearColor: groupPass.isBegun ? nil : groupPass.clear,
      usesDepth: open.contains { $0.key.usesDepth }, batches: firstBatch..<plan.batches.count,
      reasons: groupPass.group.map { list.items[$0].offscreenReasons } ?? [])
    added.continues = groupPass.isBegun
    if added.clearColor != nil { pixels += groupPass.clip.area }
    plan.passes.append(added)
    groupPasses[pass].isBegun = true
  }

  /// Applies the filters of a group after its last item.
  private mutating func finish(
    _ list: borrowing DisplayList, _ pass: Index<GroupPass>, to plan: inout FramePlan,
    _ pixels: inout Int
  ) {
    if let group = groupPasses[pass].group, let target = groupPasses[pass].target,
      let effects = list.effects(of: list.items[group])
    {
      (groupPasses[pass].target, groupPasses[pass].size) = apply(
        effects, to: target, groupPasses[pass].size, in: &plan, &pixels)
    }
    finish(pass.offset, list)
  }

  /// Adds the passes of filters. Returns the target with the result, and its size.
  mutating func apply(
    _ effects: EffectChain, to source: Index<TargetPool.Target>, _ size: PixelSize,
    in plan: inout FramePlan, _ pixels: inout Int
  ) -> (Index<TargetPool.Target>, PixelSize) {
    var (source, size, index) = (source, size, 0)
    while let effect = effects.pass(index) {
      let result = draw(effect, from: source, size: size, in: &plan)
      pool.release(source)
      (source, size) = result
      pixels += size.area
      index += 1
    }
    guard let (shadow, blur) = effects.shadowAndBlur else { return (source, size) }
    return (add(shadow, blur, below: source, size, in: &plan, &pixels), size)
  }

  /// Adds a pass of an effect, with a target for its result.
  private mutating func draw(
    _ effect: EffectPass, from source: Index<TargetPool.Target>, size: PixelSize,
    in plan: inout FramePlan
  ) -> (target: Index<TargetPool.Target>, size: PixelSize) {
    let smaller = size / effect.reduction
    let target = pool.acquire(smaller, &plan.textureCommands)
    plan.append(effect, from: pool[source], sourceSize: size, to: pool[target], size: smaller)
    return (target, smaller)
  }

  /// Adds the passes of a group's shadow. Returns the target with the shadow below the picture.
  private mutating func add(
    _ shadow: GroupShadow, _ blur: GaussianBlur, below picture: Index<TargetPool.Target>,
    _ size: PixelSize, in plan: inout FramePlan, _ pixels: inout Int
  ) -> Index<TargetPool.Target> {
    var blurred = (target: picture, size: size)
    pixels += 2 * size.area
    for index in 0..<blur.passCount {
      let result = draw(blur.pass(index), from: blurred.target, size: blurred.size, in: &plan)
      if index > 0 { pool.release(blurred.target) }
      blurred = result
      pixels += result.size.area
    }
    let target = pool.acquire(size, &plan.textureCommands)
    plan.append(
      shadow, from: pool[blurred.target], blurredSize: blurred.size, below: pool[picture],
      size: size, to: pool[target])
    if blur.passCount > 0 { pool.release(blurred.target) }
    pool.release(picture)
    return target
  }

  private mutating func releaseTargets(
    _ list: borrowing DisplayList, _ items: ArraySlice<Index<DisplayItem>>
  ) {
    for item in items where list.items[item].isGroup {
      let pass = pass(of: item)
      if !pass.isKept { pool.release(pass.target) }
    }
  }

  mutating func beginBatches() {
    open.removeAll(keepingCapacity: true)
    batchOf.removeAll(keepingCapacity: true)
  }

  /// Assigns each item to a batch; returns the number of pixels that they cover.
  mutating func assign(
    _ list: borrowing DisplayList, _ visible: ArraySlice<Index<DisplayItem>>,
    clip: PixelRect = .empty, hasDepth: Bool = false, movedBy offset: PixelOffset = .zero
  ) -> Int {
    var pixels: Float = 0
    var rest = visible
    while !rest.isEmpty {
      let run = hasDepth ? OpaqueRun(startOf: rest, list, clip: clip) : OpaqueRun()
      let next = rest.prefix(max(run.count, 1))
      if run.isWorthDepth {
        assignWithDepth(list, next)
      } else {
        for index in next { assign(index, list, movedBy: offset) }
      }
      for index in next {
        let several = list.severalInstances(of: list.items[index])
        pixels += several.map(list.area) ?? list.items[index].coveredPixels
      }
      rest = rest.dropFirst(next.count)
    }
    return Int(pixels)
  }

  /// Assigns an item to the latest batch with the same key that no later batch overlaps, or one
  /// that overlaps it and can draw it too.
  @inline(__always)
  private mutating func assign(
    _ index: Index<DisplayItem>, _ list: borrowing DisplayList, movedBy offset: PixelOffset
  ) {
    var key = BatchKey(list.items[index])
    let box = list.items[index].box.moved(by: offset)
    let count = list.severalInstances(of: list.items[index])?.count ?? 1
    if list.items[index].isGroup { key.texture = target(of: index).texture }
    if !copies.isEmpty, let copy = copy(for: index) {
      let texture = pool[copy.target].texture
      if list.items[index].isGroup { key.backdrop = texture } else { key.texture = texture }
    }
    if let batch = batchToJoin(key, box) {
      open[batch].count += count
      open[batch].box = open[batch].box.union(box)
      batchOf.append(batch)
      if batch.next < open.nextIndex { updatable?.isInListOrder = false }
    } else {
      batchOf.append(open.nextIndex)
      open.append(OpenBatch(key: key, count: count, box: box))
    }
  }

  /// Assigns a run of opaque quads to one batch for each key, since with depth they may be drawn in
  /// any order.
  private mutating func assignWithDepth(
    _ list: borrowing DisplayList, _ run: ArraySlice<Index<DisplayItem>>
  ) {
    let first = open.count
    let position = batchOf.count
    batchOf.append(contentsOf: repeatElement(Index(0), count: run.count))
    // From the front, so that batches of what is in front are drawn first.
    for place in run.indices.reversed() {
      let index = run[place]
      var key = BatchKey(list.items[index])
      key.usesDepth = true
      let batch = open[first...].firstIndex { $0.key == key } ?? open.count
      if batch == open.count { open.append(OpenBatch(key: key, count: 0, box: .empty)) }
      open[batch].count += 1
      open[batch].box = open[batch].box.union(list.items[index].box)
      batchOf[position + place - run.startIndex] = Index(batch)
    }
  }

  /// The pass of a visible group, and the target that it was drawn into.
  func pass(
    of group: Index<DisplayItem>
  ) -> (clip: PixelRect, size: PixelSize, target: Index<TargetPool.Target>, isKept: Bool) {
    guard let index = passOfItem[group.offset].wrappedValue, let target = groupPasses[index].target
    else { preconditionFailure("group \(group) is shown before it is drawn") }
    let pass = groupPasses[index]
    return (pass.clip, pass.size, target, pass.isKept)
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

  /// Writes the instances and shapes, grouped by batch. `first` is the position of the first item
  /// among all that were assigned.
  mutating func scatter(
    _ list: borrowing DisplayList, _ visible: ArraySlice<Index<DisplayItem>>,
    from first: Int = 0, movedBy offset: PixelOffset = .zero, to plan: inout FramePlan
  ) {
    for (position, index) in visible.enumerated() {
      let batch = batchOf[first + position]
      if open[batch].key.usesDepth {
        open[batch].count -= 1
        plan.instances[open[batch].count] = list.items[index].quad
        plan.instances[open[batch].count].opacity = OpaqueRun.depth(position, of: visible.count)
        continue
      }
      let destination = open[batch].count
      if let several = list.severalInstances(of: list.items[index]) {
        list.write(several, of: list.items[index], at: destination, to: &plan)
        open[batch].count += several.count
        continue
      }
      if open[batch].key.program.isShape {
        plan.shapes[destination] = shape(index, list)
        addBackdrop(of: index, list, to: &plan, at: destination)
      } else if list.items[index].isGroup {
        plan.instances[destination] = instance(ofGroup: index, list)
      } else {
        plan.instances[destination] = list.items[index].quad
      }
      if offset != .zero {
        plan.move(destination, isShape: open[batch].key.program.isShape, by: offset.vector)
      }
      if updatable != nil {
        places[index.offset] = Place(batch: Int32(batch.offset), instance: Int32(destination))
      }
      open[batch].count += 1
    }
  }

  /// Adds the batches and placeholders for their instances. The batches' counts become the indices
  /// of their first instances, or with depth of the end of their instances.
  mutating func reserveInstances(in plan: inout FramePlan) {
    var (nextQuad, nextShape) = (plan.instances.count, plan.shapes.count)
    for batch in open.indices {
      let (key, count) = (open[batch].key, open[batch].count)
      let first = key.program.isShape ? nextShape : nextQuad
      plan.batches.append(
        Batch(
          program: key.program, blending: key.blending, texture: key.texture,
          backdrop: key.backdrop, filter: key.filter, usesDepth: key.usesDepth,
          instances: first..<first + count))
      if key.program.isShape { nextShape += count } else { nextQuad += count }
      open[batch].count = key.usesDepth ? first + count : first
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
    let place = pool[pass.target].place
    let first = SIMD2(Double(place.minX), Double(place.minY)) / pool[pass.target].size.vector
    quad.textureOrigin = SIMD2<Float>(first + used * offset / pass.clip.size.vector)
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

extension Planner.GroupPass {
  /// The pass of a group whose result was kept.
  fileprivate init(_ group: Index<DisplayItem>, _ result: GroupCache.Result) {
    self.init(
      group: group, clip: result.clip, items: 0..<0, target: result.target, size: result.size,
      isDrawn: true, isKept: true)
  }
}

extension FramePlan {
  fileprivate mutating func move(_ instance: Int, isShape: Bool, by offset: SIMD2<Float>) {
    if isShape { shapes[instance].origin += offset } else { instances[instance].origin += offset }
  }
}

/// The properties that the items of one draw call have in common.
struct BatchKey: Equatable {
  var program: ProgramID
  var blending: Blending
  var filter: TextureFilter
  var texture: TextureID?
  var backdrop: TextureID?
  var usesDepth = false

  /// Rectangles that replace what is below.
  static let clear = BatchKey(program: .solid, blending: .none, filter: .nearest)

  private init(program: ProgramID, blending: Blending, filter: TextureFilter) {
    (self.program, self.blending, self.filter) = (program, blending, filter)
  }

  @inline(__always)
  init(_ item: borrowing DisplayItem) {
    program = item.program
    blending = item.blending
    filter = item.filter
    texture = item.texture
    if blending == .none && program.modifiers.isEmpty { program.modifiers.insert(.opaque) }
  }

  /// Whether the program draws the items of `other` too.
  func canDraw(_ other: BatchKey) -> Bool {
    program.joined(with: other.program) == program && blending == other.blending
      && filter == other.filter && texture == other.texture && backdrop == other.backdrop
  }
}
