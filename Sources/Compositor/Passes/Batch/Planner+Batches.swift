import LayerTree

// Batches: the items of a pass become few draw calls.

extension Planner {
  /// The number of batches that an item is tested against, from the last one backwards.
  private static let reach = 6
  /// An item is tested against so many batches when it moves.
  static let largestSearch = 16

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
      open[batch].add(box)
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
      open[batch].add(list.items[index].box)
      batchOf[position + place - run.startIndex] = Index(batch)
    }
  }

  @inline(__always)
  private func batchToJoin(_ key: BatchKey, _ box: PixelRect) -> Index<OpenBatch>? {
    var candidate = open.count - 1
    let last = max(0, open.count - Self.reach)
    while candidate >= last {
      if open[candidate].key == key { return Index(candidate) }
      if open[candidate].intersects(box) {
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
        placed.append(index)
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
    plan.instances.grow(to: nextQuad, with: QuadInstance(xAxis: .zero, yAxis: .zero, origin: .zero))
    plan.shapes.grow(
      to: nextShape, with: ShapeInstance(xAxis: .zero, yAxis: .zero, origin: .zero, size: .zero))
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

extension FramePlan {
  fileprivate mutating func move(_ instance: Int, isShape: Bool, by offset: SIMD2<Float>) {
    if isShape { shapes[instance].origin += offset } else { instances[instance].origin += offset }
  }
}

extension Array {
  /// Appends an element until there are `newCount`. Many get the memory that they need: twice as much
  /// with the array's growth.
  fileprivate mutating func grow(to newCount: Int, with element: Element) {
    let added = newCount - count
    if added > 4096 { reserveCapacity(newCount) }
    append(contentsOf: repeatElement(element, count: added))
  }
}
