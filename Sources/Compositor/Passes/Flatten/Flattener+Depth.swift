import CoreGraphics
import LayerTree

// Sublayers in a 3D rendering context are drawn in depth order, the farthest first, and are split
// where they intersect.

extension Flattener {
  /// A layer in a 3D rendering context with everything that lies in its plane.
  struct ContextMember: Sendable {
    /// The index in the list; the items end before those of the next member.
    var firstItem: Int
    /// Projects the layer's coordinates to buffer pixels.
    var perspective: Perspective
    var inverse: Perspective.Inverse
    /// The depth at a pixel, as factors of (x, y, 1).
    var depth: SIMD3<Double>
    var middle: Double
    /// Whether its depth is constant.
    var isLevel: Bool
    /// The visible part of the plane.
    var low: SIMD2<Double>
    var high: SIMD2<Double>
    var masksToBounds: Bool
  }

  /// The members of a 3D rendering context: those from the first up to the next group's first.
  struct SortGroup: Sendable {
    var firstMember: Int
  }

  /// Begins to sort the sublayers of the innermost open layer by depth.
  mutating func openSortGroup(_ context3D: Index<RenderingContext3D>) {
    contexts3D[context3D].sortGroup = sortGroups.nextIndex
    open[open.count - 1].sortGroup = sortGroups.nextIndex
    sortGroups.append(SortGroup(firstMember: members.count))
  }

  mutating func addMember(
    _ layer: Layer, matrix: CATransform3D, perspective: Perspective, inverse: Perspective.Inverse
  ) {
    let bounds = layer.bounds
    let z = matrix.m13 * bounds.midX + matrix.m23 * bounds.midY + matrix.m43
    let w = matrix.m14 * bounds.midX + matrix.m24 * bounds.midY + matrix.m44
    members.append(
      ContextMember(
        firstItem: list.items.count, perspective: perspective, inverse: inverse,
        depth: matrix.m13 * inverse.x + matrix.m23 * inverse.y + matrix.m43 * inverse.w,
        middle: z / w,
        isLevel: matrix.m13 == 0 && matrix.m23 == 0 && matrix.m14 == 0 && matrix.m24 == 0,
        low: SIMD2(bounds.minX, bounds.minY), high: SIMD2(bounds.maxX, bounds.maxY),
        masksToBounds: layer.style.masksToBounds))
  }

  /// Extends the current members to contents beyond their layers' bounds.
  mutating func extendMembers(by perspective: Perspective) {
    for sortGroup in sortGroups.indices {
      let isLast = sortGroup + 1 == sortGroups.count
      let next = isLast ? members.count : sortGroups[sortGroup + 1].firstMember
      guard next > sortGroups[sortGroup].firstMember else { continue }
      for corner in 0..<4 {
        let unit = SIMD2(Double(corner & 1), Double(corner >> 1))
        members[next - 1].extend(to: perspective.project(unit))
      }
    }
  }

  mutating func closeSortGroup() {
    let first = sortGroups.removeLast().firstMember
    defer { members.removeSubrange(first...) }
    guard members.count - first > 1 else { return }
    sorter.removeAll()
    if members[first...].allSatisfy(\.isLevel) {
      for index in first..<members.count {
        addPolygon(of: index, first: first, outline: Polygon(), isTranslucent: false)
      }
      sorter.sortByMiddle()
    } else {
      for index in first..<members.count { addOutline(index, first) }
      sorter.sort()
    }
    if !sorter.isUnchanged { reorder(first) }
  }

  private func items(of member: Int) -> Range<Int> {
    let next = member + 1
    return members[member]
      .firstItem..<(next < members.count ? members[next].firstItem : list.items.count)
  }

  private mutating func addPolygon(
    of member: Int, first: Int, outline: Polygon, isTranslucent: Bool
  ) {
    sorter.add(
      outline, depth: members[member].depth, middle: members[member].middle,
      isTranslucent: isTranslucent, source: member - first)
  }

  private mutating func addOutline(_ member: Int, _ first: Int) {
    let items = items(of: member)
    guard !items.isEmpty else { return }
    for index in items { members[member].extend(to: list.items[index]) }
    let outline = Polygon(
      from: members[member].low, to: members[member].high, in: members[member].perspective
    ).cut(to: target.expanded(by: 2))
    guard outline.count > 2 else { return }
    addPolygon(
      of: member, first: first, outline: outline,
      isTranslucent: !list.items[bottom(of: items)].isOpaque)
  }

  /// The backmost of some items; the items inside of groups do not count.
  private func bottom(of items: Range<Int>) -> Int {
    var (bottom, next) = (items.upperBound, items.upperBound - 1)
    while next >= items.lowerBound {
      bottom = next
      next = list.items.index(below: next)
    }
    return bottom
  }

  /// Writes the items of all members in the order of the sorted polygons.
  private mutating func reorder(_ first: Int) {
    reordered.removeAll(keepingCapacity: true)
    let base = members[first].firstItem
    for index in sorter.sequence {
      let polygon = sorter.polygons[index]
      let items = items(of: first + polygon.source)
      let start = reordered.count
      reordered.append(contentsOf: list.items[items])
      for index in start..<reordered.count {
        guard let firstChild = reordered[index].firstChild else { continue }
        reordered[index].firstChild = firstChild.advanced(by: base + start - items.lowerBound)
      }
      if polygon.fragmentIndex > 0 { setFragmentIndices(from: start, polygon.fragmentIndex) }
      if let cut = polygon.cut { self.cut(from: start, base: base, by: cut) }
    }
    list.items.removeSubrange(base...)
    list.items.append(contentsOf: reordered)
  }

  /// Sets the fragment index of items. A fragment of items that are already fragments has no index
  /// of its own.
  private mutating func setFragmentIndices(from start: Int, _ fragmentIndex: UInt8) {
    let isWhole = reordered[start...].allSatisfy { $0.fragmentIndex == 0 }
    for index in start..<reordered.count {
      reordered[index].fragmentIndex = isWhole ? fragmentIndex : .max
    }
  }

  // MARK: Cuts

  /// Cuts the items from `start` on. Those inside of groups are not cut themselves: their group is.
  private mutating func cut(from start: Int, base: Int, by cut: Index<DepthSorter.Cut>) {
    var previous = (clip: Int32.min, cut: Int32.min)
    var index = reordered.count - 1
    while index >= start {
      let firstChild = reordered[index].firstChild
      let shape = addCutShape(of: reordered[index], cut: cut, reusing: &previous)
      reordered[index].cut(shape)
      trimBox(of: index, cut)
      index = (firstChild.map { $0.offset - base } ?? index) - 1
    }
  }

  /// The item's shape with clips for the cuts, inside the clips that it has. `previous` holds the
  /// parameters of the last item's innermost clip before and after, for reuse.
  private mutating func addCutShape(
    of item: DisplayItem, cut: Index<DepthSorter.Cut>,
    reusing previous: inout (clip: Int32, cut: Int32)
  ) -> Index<DisplayShape> {
    var shape =
      item.shape.map { list.shapes[$0] }
      ?? DisplayShape(
        instance: ShapeInstance(item.quad, item.edges), hash: StableHash(0).value, opaqueBox: .empty
      )
    let isKnown = shape.instance.clip == previous.clip
    previous.clip = shape.instance.clip
    var hash = StableHash(shape.hash)
    var next: Index<DepthSorter.Cut>? = cut
    while let index = next {
      let rows = sorter.cuts[index].clip(parent: shape.instance.clip, within: list.size)
      hash.combine(rows.0)
      if !isKnown {
        shape.instance.clip = Int32(list.parameters.count)
        list.parameters.append(rows.0)
        list.parameters.append(rows.1)
        list.parameters.append(rows.2)
      }
      next = sorter.cuts[index].parent
    }
    if isKnown { shape.instance.clip = previous.cut }
    previous.cut = shape.instance.clip
    shape.hash = hash.value
    shape.opaqueBox = .empty
    list.shapes.append(shape)
    return Index(list.shapes.count - 1)
  }

  private mutating func trimBox(of index: Int, _ cut: Index<DepthSorter.Cut>) {
    var outline = Polygon(reordered[index].box)
    var next: Index<DepthSorter.Cut>? = cut
    while let line = next {
      // One pixel more for the antialiased edge.
      outline = outline.cut(by: sorter.cuts[line].line + SIMD3(0, 0, 1))
      next = sorter.cuts[line].parent
    }
    reordered[index].box = reordered[index].box.intersection(outline.box)
  }
}

extension DisplayItem {
  /// Draws the item as a shape with a clip.
  fileprivate mutating func cut(_ shape: Index<DisplayShape>) {
    self.shape = shape
    program = program.asShape
    program.modifiers.insert(.clipped)
  }
}

extension DepthSorter.Cut {
  /// The cut as a clip: a rectangle with one side on the line, and the others outside of the
  /// target.
  fileprivate func clip(
    parent: Int32, within size: PixelSize
  ) -> (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    let half = 2 * (Double(size.width) + Double(size.height))
    let (along, across) = (SIMD2(line.x, line.y), SIMD2(-line.y, line.x))
    let middle = across * SIMD2(Double(size.width), Double(size.height)) / 2
    return ClipParameters.make(
      a: Float(along.x), b: Float(across.x), c: Float(along.y), d: Float(across.y),
      tx: Float(line.z - half), ty: Float(-middle.sum()), halfSize: SIMD2(repeating: Float(half)),
      cornerRadius: 0, flags: [], parent: parent)
  }
}

extension Flattener.ContextMember {
  /// Extends the visible part to a point in homogeneous pixel coordinates.
  fileprivate mutating func extend(to pixel: SIMD3<Double>) {
    guard !masksToBounds else { return }
    let point = inverse.unproject(pixel)
    // The point lies behind the camera.
    guard point.z * pixel.z > 0 else { return }
    let position = SIMD2(point.x, point.y) / point.z
    low = pointwiseMin(low, position)
    high = pointwiseMax(high, position)
  }

  /// Extends the visible part to an item that is a quad; those in perspective were included when
  /// they were added.
  fileprivate mutating func extend(to item: borrowing DisplayItem) {
    guard !masksToBounds, !item.isGroup else { return }
    if item.program.modifiers.contains(.perspective) { return }
    let origin = SIMD2<Double>(item.quad.origin)
    let (x, y) = (SIMD2<Double>(item.quad.xAxis), SIMD2<Double>(item.quad.yAxis))
    extend(to: SIMD3(origin, 1))
    extend(to: SIMD3(origin + x, 1))
    extend(to: SIMD3(origin + y, 1))
    extend(to: SIMD3(origin + x + y, 1))
  }
}
