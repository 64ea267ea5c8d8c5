import LayerTree

// Items that read their backdrop. The pass of their target ends below them, a copy of its pixels is
// made and filtered, and the pass continues with these items.

extension Planner {
  /// The copy of an item's backdrop, or of a part of it.
  struct BackdropCopy: Sendable {
    let reader: Index<DisplayItem>
    /// The part of the item that is drawn with it; nil for the whole item.
    let part: PixelRect?
    /// The pixels that the target has.
    let box: PixelRect
    let target: Index<TargetPool.Target>
    /// The size of the pixels in the target, which filters may have reduced.
    let size: PixelSize
    /// `BackdropParameters`.
    let detail: Float
  }

  /// The copy with which an item is drawn next.
  func copy(for reader: Index<DisplayItem>) -> BackdropCopy? {
    copies.last { $0.reader == reader }
  }

  /// Whether an item's backdrop exceeds the limit of textures, so that its copy is in parts.
  private func hasCopyInParts(_ item: Index<DisplayItem>) -> Bool { copy(for: item)?.part != nil }

  /// Draws the next items of a pass. Returns the pass of a group that has to be drawn before the
  /// rest; nil after the last item.
  mutating func drawItems(
    _ list: borrowing DisplayList, of pass: Index<GroupPass>, to plan: inout FramePlan,
    _ pixels: inout Int
  ) -> Index<GroupPass>? {
    let group = groupPasses[pass].group
    while true {
      let (first, last) = (groupPasses[pass].next, groupPasses[pass].items.upperBound)
      let allReady = list.backdrops.isEmpty && !hasGroupsInParts
      let end = allReady ? last : endOfReadyItems(list, first..<last, in: group)
      if first < end || !groupPasses[pass].isBegun {
        add(list, first..<end, of: pass, to: &plan, &pixels)
        releaseCopies(visible[first..<end])
      }
      groupPasses[pass].next = end
      guard end < last else { return nil }
      let item = visible[end]
      let isGroupInParts = isInParts(item, list)
      if let reader = list.reader(of: item, in: group), copy(for: reader) == nil,
        !isGroupInParts || reader != item
      {
        copyBackdrop(of: reader, list, from: pass, to: &plan, &pixels)
      }
      if isGroupInParts {
        addParts(list, ofGroupAt: end, of: pass, to: &plan, &pixels)
      } else if let pass = undrawnPass(of: item, list) {
        return pass
      } else if hasCopyInParts(item) {
        addParts(list, ofItemAt: end, of: pass, to: &plan, &pixels)
      }
    }
  }

  /// The position of the first item that needs a copy of its backdrop, or a pass that needs one.
  private func endOfReadyItems(
    _ list: borrowing DisplayList, _ items: Range<Int>, in group: Index<DisplayItem>?
  ) -> Int {
    items.first { position in
      let item = visible[position]
      if isInParts(item, list) || undrawnPass(of: item, list) != nil || hasCopyInParts(item) {
        return true
      }
      return list.reader(of: item, in: group).map { $0 == item && copy(for: $0) == nil } ?? false
    } ?? items.upperBound
  }

  /// The pass of a group that is drawn after what lies below it, until it is drawn.
  private func undrawnPass(
    of item: Index<DisplayItem>, _ list: borrowing DisplayList
  ) -> Index<GroupPass>? {
    guard list.ownBackdrop(of: item) != nil, let pass = passOfItem[item.offset].wrappedValue
    else { return nil }
    return groupPasses[pass].target == nil ? pass : nil
  }

  /// Draws an item once for each copy of a part of its backdrop.
  private mutating func addParts(
    _ list: borrowing DisplayList, ofItemAt position: Int, of pass: Index<GroupPass>,
    to plan: inout FramePlan, _ pixels: inout Int
  ) {
    let reader = visible[position]
    for _ in 0..<copies.count(where: { $0.reader == reader }) {
      guard let index = copies.lastIndex(where: { $0.reader == reader }) else { break }
      let part = copies[index].part.map { $0.intersection(groupPasses[pass].clip) }
      if let part, !part.isEmpty {
        add(list, position..<position + 1, of: pass, within: part, to: &plan, &pixels)
      }
      let copy = copies.remove(at: index)
      if readersOfParts.contains(reader) {
        copies.insert(copy, at: 0)
      } else {
        pool.release(copy.target)
      }
    }
    groupPasses[pass].next = position + 1
  }

  /// Copies what lies below an item and applies the filters.
  private mutating func copyBackdrop(
    of reader: Index<DisplayItem>, _ list: borrowing DisplayList, from pass: Index<GroupPass>,
    to plan: inout FramePlan, _ pixels: inout Int
  ) {
    guard let backdrop = list.backdrop(of: list.items[reader]) else { return }
    let source = backdrop.readablePixels(of: groupPasses[pass].clip)
    if let effects = backdrop.effects,
      copySlices(source, effects, of: reader, from: pass, of: list, to: &plan, &pixels)
    {
      return
    }
    for (part, source) in parts(of: list.items[reader].box, backdrop, source) {
      copyBackdrop(backdrop, source, of: reader, part, from: pass, of: list, to: &plan, &pixels)
    }
  }

  /// Copies what lies below a part of a group that is blended with it.
  mutating func copyBackdrop(
    ofBlended group: Index<DisplayItem>, _ part: PixelRect, _ list: borrowing DisplayList,
    from pass: Index<GroupPass>, to plan: inout FramePlan, _ pixels: inout Int
  ) {
    guard var backdrop = list.backdrop(of: list.items[group]) else { return }
    backdrop.source = part
    let source = backdrop.readablePixels(of: groupPasses[pass].clip)
    copyBackdrop(backdrop, source, of: group, part, from: pass, of: list, to: &plan, &pixels)
  }

  /// Copies one part of what lies below an item.
  private mutating func copyBackdrop(
    _ backdrop: Backdrop, _ source: PixelRect, of reader: Index<DisplayItem>, _ part: PixelRect?,
    from pass: Index<GroupPass>, of list: borrowing DisplayList, to plan: inout FramePlan,
    _ pixels: inout Int
  ) {
    let box = backdrop.effects?.padded(source) ?? source
    // The target is as large as the whole picture: with one of the source's size, which a group may get
    // after it, 13 pixels of an open submenu differ by 1 of 255.
    var (target, size) = (pool.acquire(box.size, &plan.textureCommands), source.size)
    copy(source, from: pass, into: target, of: &plan, &pixels)
    var detail = Float(backdrop.blendMode.rawValue)
    if let effects = backdrop.effects {
      let shown = part?.intersection(list.items[reader].box) ?? list.items[reader].box
      (target, size) = apply(
        effects, to: target, FilterPicture(size: box.size, pixels: source.moved(to: box)),
        showing: effects.part(showing: shown, of: box), in: &plan, &pixels)
      detail = 1 / Float(effects.reduction)
      let rows = shown.moved(to: box).splineSource(.vertical, by: effects.reduction)
      enlarge(&target, &size, by: effects.reduction, part: rows, in: &plan, &pixels)
    }
    copies.append(
      BackdropCopy(reader: reader, part: part, box: box, target: target, size: size, detail: detail)
    )
  }

  /// Copies pixels of a pass to the corner of a target.
  private func copy(
    _ source: PixelRect, from pass: Index<GroupPass>, into target: Index<TargetPool.Target>,
    of plan: inout FramePlan, _ pixels: inout Int
  ) {
    let texture = pool[target]
    plan.passes.append(
      Pass(
        .copy(from: groupPasses[pass].planTarget, source),
        target: .texture(texture.texture, texture.size, originX: source.minX, originY: source.minY),
        clip: source, batches: plan.batches.count..<plan.batches.count))
    pixels += source.area
  }

  /// Copies what lies below an item in slices, if it exceeds the limit of textures and filters reduce
  /// it; returns whether it does.
  private mutating func copySlices(
    _ source: PixelRect, _ effects: EffectChain, of reader: Index<DisplayItem>,
    from pass: Index<GroupPass>, of list: borrowing DisplayList, to plan: inout FramePlan,
    _ pixels: inout Int
  ) -> Bool {
    let box = effects.padded(source)
    let picture = FilterPicture(size: box.size, pixels: source.moved(to: box))
    guard let slices = slices(of: picture, effects) else { return false }
    let (reduced, reducedPicture) = acquireReduced(picture, effects, in: &plan)
    for slice in slices {
      let copied = pool.acquire(slice.source.size, &plan.textureCommands)
      copy(slice.source.moved(from: box), from: pass, into: copied, of: &plan, &pixels)
      let picture = FilterPicture(size: box.size, pixels: slice.source)
      reduce(slice, effects, from: copied, picture, into: reduced, in: &plan, &pixels)
    }
    let shown = list.items[reader].box
    let (filtered, size) = apply(
      effects, from: effects.reducingPassCount, to: reduced, reducedPicture,
      showing: effects.part(showing: shown, of: box), in: &plan, &pixels)
    for column in shown.columns(pool.maximumSide) {
      addCopy(
        of: reader, column == shown ? nil : column, shown: column.moved(to: box),
        by: effects.reduction, FilterPicture(size), filtered, box, in: &plan, &pixels)
    }
    pool.release(filtered)
    return true
  }

  /// Adds the copy for a column of an item, from a filtered copy whose width it enlarges.
  private mutating func addCopy(
    of reader: Index<DisplayItem>, _ part: PixelRect?, shown: PixelRect, by factor: Int32,
    _ picture: FilterPicture, _ filtered: Index<TargetPool.Target>, _ box: PixelRect,
    in plan: inout FramePlan, _ pixels: inout Int
  ) {
    let rows = shown.splineSource(.vertical, by: factor)
    let enlarged = EffectPass.enlargeWidth(by: factor)
    let held = enlarged.result(of: picture).pixelsRead(for: rows)
    let target = draw(
      enlarged, from: filtered, picture, part: rows, isCropped: true, in: &plan, &pixels
    ).target
    let corner = PixelOffset(x: box.minX + held.minX, y: box.minY + held.minY * factor)
    copies.append(
      BackdropCopy(
        reader: reader, part: part, box: PixelRect(shown.size).moved(by: corner), target: target,
        size: held.size, detail: 1 / Float(factor)))
  }

  /// Enlarges the width of a filtered copy, so that each pixel that shows it reads three texels and
  /// not nine.
  private mutating func enlarge(
    _ target: inout Index<TargetPool.Target>, _ size: inout PixelSize, by factor: Int32,
    part: PixelRect, in plan: inout FramePlan, _ pixels: inout Int
  ) {
    guard factor > 1 else { return }
    let smaller = target
    let result = draw(
      .enlargeWidth(by: factor), from: smaller, FilterPicture(size), part: part, in: &plan, &pixels)
    (target, size) = (result.target, result.picture.size)
    pool.release(smaller)
  }

  private mutating func releaseCopies(_ items: ArraySlice<Index<DisplayItem>>) {
    guard !copies.isEmpty else { return }
    for item in items where !readersOfParts.contains(item) { releaseCopies(of: item) }
  }

  /// Releases all copies of an item's backdrop.
  mutating func releaseCopies(of reader: Index<DisplayItem>) {
    while let index = copies.lastIndex(where: { $0.reader == reader }) {
      pool.release(copies.remove(at: index).target)
    }
  }

  /// Releases the copies whose items are not visible.
  mutating func releaseCopies() {
    for copy in copies { pool.release(copy.target) }
    copies.removeAll(keepingCapacity: true)
  }

  /// Adds the parameters of an item's copy to its shape, after those of its perspective.
  func addBackdrop(
    of reader: Index<DisplayItem>, _ list: borrowing DisplayList, to plan: inout FramePlan,
    at shape: Int
  ) {
    guard !copies.isEmpty, let copy = copy(for: reader) else { return }
    let (first, details) = (plan.parameters.count, Int(plan.shapes[shape].details))
    if list.items[reader].program.modifiers.contains(.perspective) {
      for row in 0..<PerspectiveParameters.count {
        plan.parameters.append(list.parameters[details + row])
      }
    }
    let rows = BackdropParameters.make(
      origin: copy.box, texels: copy.size, detail: copy.detail)
    plan.parameters.append(rows.0)
    plan.parameters.append(rows.1)
    plan.shapes[shape].details = Int32(first)
  }
}

extension PixelRect {
  /// The parts of at most a width, with the whole height.
  fileprivate func columns(_ width: Int32) -> [PixelRect] {
    stride(from: minX, to: maxX, by: Int(width)).map { x in
      PixelRect(minX: x, minY: minY, maxX: min(x + width, maxX), maxY: maxY)
    }
  }
}

extension EffectChain {
  /// A rectangle of whole blocks for a copy. Around the copied pixels lie two blocks, for which the
  /// filters repeat the outermost pixels: the outer block's mean, with the half of the inner one that the
  /// tent filter reads too.
  func padded(_ rect: PixelRect) -> PixelRect {
    let side = reduction
    guard side > 1 else { return rect }
    let (columns, rows) = ((rect.width + side - 1) / side, (rect.height + side - 1) / side)
    return PixelRect(
      minX: rect.minX - 2 * side, minY: rect.minY - 2 * side,
      maxX: rect.minX + (columns + 2) * side, maxY: rect.minY + (rows + 2) * side)
  }
}
