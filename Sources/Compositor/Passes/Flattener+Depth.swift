import CoreGraphics
import LayerTree

// Sublayers in one room are drawn by depth: the farthest first, and in pieces where they go through
// each other.

extension Flattener {
  /// A layer in a room with all that lies in its plane.
  struct Member: Sendable {
    /// Index in the list; the last item is the one before the next member's.
    var firstItem: Int
    /// From the layer's coordinates to buffer pixels.
    var perspective: Perspective
    var inverse: Perspective.Inverse
    /// How near it is at a pixel, by (x, y, 1).
    var depth: SIMD3<Double>
    var middle: Double
    /// Whether it is all equally near.
    var isLevel: Bool
    /// The part of the plane in which it is seen.
    var low: SIMD2<Double>
    var high: SIMD2<Double>
    var masksToBounds: Bool
  }

  /// The sublayers of the innermost open layer are ordered by depth.
  mutating func openStack(_ context3D: Int32) {
    contexts3D[Int(context3D)].stack = Int32(stacks.count)
    open[open.count - 1].stack = Int32(stacks.count)
    stacks.append(members.count)
  }

  mutating func addMember(
    _ layer: Layer, _ matrix: CATransform3D, _ perspective: Perspective,
    _ inverse: Perspective.Inverse, to stack: Int32
  ) {
    let bounds = layer.bounds
    let z = matrix.m13 * bounds.midX + matrix.m23 * bounds.midY + matrix.m43
    let w = matrix.m14 * bounds.midX + matrix.m24 * bounds.midY + matrix.m44
    members.append(
      Member(
        firstItem: list.items.count, perspective: perspective, inverse: inverse,
        depth: matrix.m13 * inverse.x + matrix.m23 * inverse.y + matrix.m43 * inverse.w,
        middle: z / w,
        isLevel: matrix.m13 == 0 && matrix.m23 == 0 && matrix.m14 == 0 && matrix.m24 == 0,
        low: SIMD2(bounds.minX, bounds.minY), high: SIMD2(bounds.maxX, bounds.maxY),
        masksToBounds: layer.style.masksToBounds))
  }

  /// What lies beside a layer's bounds is ordered with it.
  mutating func extendMembers(by perspective: Perspective) {
    for stack in stacks.indices {
      let next = stack + 1 < stacks.count ? stacks[stack + 1] : members.count
      guard next > stacks[stack] else { continue }
      for corner in 0..<4 {
        let unit = SIMD2(Double(corner & 1), Double(corner >> 1))
        members[next - 1].extend(to: perspective.project(unit))
      }
    }
  }

  mutating func closeStack(_ layer: OpenLayer) {
    let first = stacks.removeLast()
    defer { members.removeSubrange(first...) }
    guard members.count - first > 1 else { return }
    sorter.removeAll()
    if members[first...].allSatisfy(\.isLevel) {
      for index in first..<members.count { addPanel(index, first, Polygon(), false) }
      sorter.sortByMiddle()
    } else {
      for index in first..<members.count { addOutline(index, first) }
      sorter.sort()
    }
    if !sorter.isUnchanged { arrange(first) }
  }

  private func items(of member: Int) -> Range<Int> {
    let next = member + 1
    return members[member]
      .firstItem..<(next < members.count ? members[next].firstItem : list.items.count)
  }

  private mutating func addPanel(
    _ member: Int, _ first: Int, _ outline: Polygon, _ isTranslucent: Bool
  ) {
    sorter.add(
      outline, depth: members[member].depth, middle: members[member].middle,
      isTranslucent: isTranslucent, source: Int32(member - first))
  }

  private mutating func addOutline(_ member: Int, _ first: Int) {
    let items = items(of: member)
    guard !items.isEmpty else { return }
    for index in items { members[member].extend(to: list.items[index]) }
    let outline = Polygon(
      members[member].low, members[member].high, members[member].perspective
    ).cut(to: target.expanded(by: 2))
    guard outline.count > 2 else { return }
    addPanel(member, first, outline, !list.items[bottom(of: items)].isOpaque)
  }

  /// The backmost of some items that no group of them shows.
  private func bottom(of items: Range<Int>) -> Int {
    var (bottom, next) = (items.upperBound, items.upperBound - 1)
    while next >= items.lowerBound {
      bottom = next
      next = list.items.index(below: next)
    }
    return bottom
  }

  /// Writes the items of all members anew, in the order of the panels.
  private mutating func arrange(_ first: Int) {
    arranged.removeAll(keepingCapacity: true)
    let base = members[first].firstItem
    for index in sorter.sequence {
      let panel = sorter.panels[Int(index)]
      let items = items(of: first + Int(panel.source))
      let start = arranged.count
      arranged.append(contentsOf: list.items[items])
      for index in start..<arranged.count where arranged[index].firstChild >= 0 {
        arranged[index].firstChild += Int32(base + start - items.lowerBound)
      }
      if panel.copy > 0 { nameCopies(from: start, panel.copy) }
      if panel.cut >= 0 { cut(from: start, base, panel.cut) }
    }
    list.items.removeSubrange(base...)
    list.items.append(contentsOf: arranged)
  }

  /// Pieces of pieces have no names.
  private mutating func nameCopies(from start: Int, _ copy: UInt8) {
    let isNamed = arranged[start...].allSatisfy { $0.copy == 0 }
    for index in start..<arranged.count { arranged[index].copy = isNamed ? copy : .max }
  }

  // MARK: Cuts

  /// Cuts the items from `start` on, but not those that groups show: they are cut as one picture.
  private mutating func cut(from start: Int, _ base: Int, _ cut: Int32) {
    var previous = (clip: Int32.min, cut: Int32.min)
    var index = arranged.count - 1
    while index >= start {
      let firstChild = arranged[index].firstChild
      let shape = addCutShape(arranged[index], cut, &previous)
      arranged[index].cut(shape)
      trimBox(of: index, cut)
      index = firstChild >= 0 ? Int(firstChild) - base - 1 : index - 1
    }
  }

  /// The item's shape with clips for the cuts, which lie inside the clips that it has. `previous` is its
  /// innermost clip before and after, for the next item.
  private mutating func addCutShape(
    _ item: DisplayItem, _ cut: Int32, _ previous: inout (clip: Int32, cut: Int32)
  ) -> Int32 {
    var shape =
      item.shape >= 0
      ? list.shapes[Int(item.shape)]
      : DisplayShape(
        instance: ShapeInstance(item.quad, item.edges), hash: StableHash(0).value, opaqueBox: .empty
      )
    let isKnown = shape.instance.clip == previous.clip
    previous.clip = shape.instance.clip
    var hash = StableHash(shape.hash)
    var next = cut
    while next >= 0 {
      let rows = sorter.cuts[Int(next)].clip(parent: shape.instance.clip, within: list.size)
      hash.combine(rows.0)
      if !isKnown {
        shape.instance.clip = Int32(list.parameters.count)
        list.parameters.append(rows.0)
        list.parameters.append(rows.1)
        list.parameters.append(rows.2)
      }
      next = sorter.cuts[Int(next)].parent
    }
    if isKnown { shape.instance.clip = previous.cut }
    previous.cut = shape.instance.clip
    shape.hash = hash.value
    shape.opaqueBox = .empty
    list.shapes.append(shape)
    return Int32(list.shapes.count - 1)
  }

  private mutating func trimBox(of index: Int, _ cut: Int32) {
    var outline = Polygon(arranged[index].box)
    var next = cut
    while next >= 0 {
      // A pixel more for its smooth edge.
      outline = outline.cut(by: sorter.cuts[Int(next)].line + SIMD3(0, 0, 1))
      next = sorter.cuts[Int(next)].parent
    }
    arranged[index].box = arranged[index].box.intersection(outline.box)
  }
}

extension DisplayItem {
  /// Shows it as a shape that has a clip.
  fileprivate mutating func cut(_ shape: Int32) {
    self.shape = shape
    program = program.asShape
    program.modifiers.insert(.clipped)
  }
}

extension DepthSorter.Cut {
  /// As a clip: a rectangle of which one side is the line, and the others lie outside of the target.
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

extension Flattener.Member {
  /// To a point in pixels, given with its w.
  fileprivate mutating func extend(to pixel: SIMD3<Double>) {
    guard !masksToBounds else { return }
    let point = inverse.unproject(pixel)
    // Seen from there, it lies behind the eye.
    guard point.z * pixel.z > 0 else { return }
    let place = SIMD2(point.x, point.y) / point.z
    low = pointwiseMin(low, place)
    high = pointwiseMax(high, place)
  }

  /// To an item that is a quad in pixels; those in perspective were added when they were made.
  fileprivate mutating func extend(to item: borrowing DisplayItem) {
    guard !masksToBounds, item.firstChild < 0 else { return }
    if item.program.modifiers.contains(.perspective) { return }
    let origin = SIMD2<Double>(item.quad.origin)
    let (x, y) = (SIMD2<Double>(item.quad.xAxis), SIMD2<Double>(item.quad.yAxis))
    extend(to: SIMD3(origin, 1))
    extend(to: SIMD3(origin + x, 1))
    extend(to: SIMD3(origin + y, 1))
    extend(to: SIMD3(origin + x + y, 1))
  }
}
