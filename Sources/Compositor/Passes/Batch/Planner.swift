import LayerTree

// Pass 6: the items become render passes with few draw calls.

/// Creates frame plans; its arrays are reused from frame to frame.
package struct Planner: Sendable {
  /// The visible items of all group passes of a rectangle, one pass after the other.
  var visible: [Index<DisplayItem>] = []
  /// The passes; each one before those of the groups that it shows.
  var groupPasses: [GroupPass] = []
  /// The groups whose passes are still to be added.
  var pending: [(group: Index<DisplayItem>?, clip: PixelRect)] = []
  /// By item, for visible groups.
  var passOfItem: [PackedIndex<GroupPass>] = []
  /// By position in the visible items of a pass.
  var batchOf: [Index<OpenBatch>] = []
  var open: [OpenBatch] = []
  var pool: TargetPool
  var cache: GroupCache
  /// By item: where the last plan draws it; valid with `updatable`.
  var places: [Place] = []
  /// The items that have a place, so that the others need not be visited to begin anew.
  var placed: [Index<DisplayItem>] = []
  /// The last plan, if it can be updated.
  var updatable: Updatable?
  /// The region of the last plan and the number of pixels drawn, if the plan can be executed again: it
  /// draws into the frame only.
  var planned: (region: Region, pixels: Int)?
  /// The passes that are being drawn: each but the first is that of a group whose own backdrop is
  /// a copy of pixels of the one before it.
  private var drawing: [Index<GroupPass>] = []
  /// The rectangles that are still to be drawn, the next one last.
  private var rects: [PixelRect] = []
  /// By pass of the filters that are being added: the part of its result that it draws.
  var effectParts: [PixelRect] = []
  /// The copies of backdrops whose items are still to be drawn.
  var copies: [BackdropCopy] = []
  /// Whether the collected passes show groups that are drawn in parts.
  var hasGroupsInParts = false
  /// For each group that is being drawn in parts, the outermost first: the item inside of it whose
  /// copied backdrop all parts show; nil where there is none.
  var readersOfParts: [Index<DisplayItem>?] = []
  /// Whether items are drawn even if opaque ones hide them.
  let keepsHidden: Bool
  /// Whether the results of groups are kept, and small groups share targets.
  private let sharesTargets: Bool
  /// Whether opaque quads may be drawn from front to back into the frame.
  private let usesDepth: Bool

  /// A plan with one pass, whose instances can be replaced.
  struct Updatable: Sendable {
    /// The plan has all items that are visible here; its pass may be clipped to less.
    let clip: PixelRect
    var pixels: Float = 0
    /// Whether the items are drawn in the order of the list: none was added to an earlier batch.
    var isInListOrder = true
  }

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
    planned = nil
    cache.removeAll(&pool)
  }

  /// Forgets the groups of layers that are removed, so that what is shown next uses their targets.
  mutating func forgetGroups(of slots: [Slot]) {
    cache.remove(slots, &pool)
  }

  /// Forgets all groups, and deletes all unused targets with the next plan.
  mutating func releaseMemory() {
    forgetGroups()
    updatable = nil
    pool.expireUnused()
  }

  /// Deletes the targets that the last plan does not need.
  mutating func rest(_ commands: inout [TextureCommand]) {
    cache.rest(&pool)
    pool.rest(&commands)
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
    let wasUpdatable = updatable != nil && region.rects.count == 1 && target == .frame
    (updatable, planned) = (nil, nil)
    guard !region.isEmpty else { return 0 }
    plan.parameters.append(contentsOf: list.parameters)
    if target == .frame {
      cache.beginFrame(&pool)
      pool.beginFrame(&plan.textureCommands)
    }
    var pixels = 0
    rects.removeAll(keepingCapacity: true)
    if wasUpdatable {
      rects.append(Updatable.clip(for: region.box, in: list.size))
    } else {
      rects.append(contentsOf: region.rects.reversed())
    }
    let single = rects.count == 1 ? rects.first : nil
    while let rect = rects.popLast() {
      collectGroups(list, rect, keepsResults: sharesTargets && target == .frame)
      let isUpdatable = rect == single && groupPasses.count == 1 && target == .frame
      if isUpdatable { beginUpdatable(rect, itemCount: list.items.count) }
      pixels += drawGroups(list, into: target, to: &plan)
    }
    if plan.passes.count > 1 { updatable = nil }
    updatable?.pixels = Float(pixels)
    if wasUpdatable, let updatable {
      plan.passes[0].clip = region.box
      pixels = updatable.pixels(in: region.box)
    }
    if plan.passes.allSatisfy({ $0.target == .frame && $0.kind == .draw }) {
      planned = (region, pixels)
    }
    return pixels
  }

  /// Draws the collected groups, and what shows them.
  private mutating func drawGroups(
    _ list: borrowing DisplayList, into target: PassTarget, to plan: inout FramePlan
  ) -> Int {
    var pixels = sharesTargets ? addSharedPasses(list, to: &plan) : 0
    // The inner groups are drawn first, except for those that need what lies below them.
    for index in groupPasses.indices.reversed()
    where !groupPasses[index].isDrawn && list.ownBackdrop(of: groupPasses[index].group) == nil {
      pixels += draw(list, Index(index), into: target, to: &plan)
    }
    releaseCopies()
    return pixels
  }

  private mutating func beginUpdatable(_ clip: PixelRect, itemCount: Int) {
    updatable = Updatable(clip: clip)
    if places.count == itemCount {
      for index in placed { places[index.offset] = Place() }
    } else {
      places.removeAll(keepingCapacity: true)
      places.append(contentsOf: repeatElement(Place(), count: itemCount))
    }
    placed.removeAll(keepingCapacity: true)
  }

  /// Draws a pass. Where it shows groups that need what lies below them, those are drawn in between.
  mutating func draw(
    _ list: borrowing DisplayList, _ first: Index<GroupPass>, into outermost: PassTarget,
    to plan: inout FramePlan
  ) -> Int {
    begin(list, first, into: outermost, to: &plan)
    let depth = drawing.count
    drawing.append(first)
    var pixels = 0
    while drawing.count > depth, let pass = drawing.last {
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
      GroupCache.Result(target: target, clip: pass.clip, size: pass.size), of: list.items[group],
      area: pool[target].precision.area(pass.size))
  }

  /// Adds the batches of some of a pass's items, or what of them lies in a part of the pass.
  mutating func add(
    _ list: borrowing DisplayList, _ items: Range<Int>, of pass: Index<GroupPass>,
    within part: PixelRect? = nil, to plan: inout FramePlan, _ pixels: inout Int
  ) {
    let (firstBatch, groupPass) = (plan.batches.count, groupPasses[pass])
    let hasDepth =
      usesDepth && groupPass.planTarget == .frame && items.count <= OpaqueRun.maximumDepths
    beginBatches()
    pixels += assign(list, visible[items], clip: groupPass.clip, hasDepth: hasDepth)
    reserveInstances(in: &plan)
    scatter(list, visible[items], to: &plan)
    var added = Pass(
      target: groupPass.planTarget, clip: part ?? groupPass.clip,
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
    if !groupPasses[pass].isSlice, let group = groupPasses[pass].group,
      let target = groupPasses[pass].target, let effects = list.effects(of: list.items[group])
    {
      let (clip, size) = (groupPasses[pass].clip, groupPasses[pass].size)
      let shown = effects.shadow == nil ? clip.intersection(list.items[group].box) : clip
      (groupPasses[pass].target, groupPasses[pass].size) = apply(
        effects, to: target, FilterPicture(size), showing: effects.part(showing: shown, of: clip),
        in: &plan, &pixels)
    }
    finish(pass.offset, list)
  }
}
