// What holds between the passes of a frame. Each function returns the first violation in words, or
// nil; debug builds check them in each frame.

extension RenderTree {
  /// Order entries refer to layers that exist, come after their superlayer's, and end inside of it.
  package var violation: String? {
    if order.isEmpty { return root == nil ? nil : "a tree with a root has no order" }
    for (index, entry) in order.enumerated() {
      guard layers.contains(entry.slot) else {
        return "order entry \(index) refers to slot \(entry.slot), which is not in use"
      }
      let parent = entry.parent?.offset
      guard index == 0 ? parent == nil : parent.map((0..<index).contains) ?? false else {
        return "order entry \(index) does not follow its parent"
      }
      let end = entry.parent.map { order[$0].end } ?? order.nextIndex
      guard entry.end.offset > index, index == 0 ? entry.end == end : entry.end <= end
      else { return "order entry \(index) ends at \(entry.end), its parent at \(end)" }
    }
    return nil
  }
}

extension DisplayList {
  /// Boxes are inside the target; groups follow their items and nest; indices are in range.
  package func violation(placements: Int) -> String? {
    /// The groups that are not yet inside another one.
    var groups: [(first: Int, index: Int)] = []
    for (index, item) in items.enumerated() {
      if let violation = item.violation(in: self, placements) {
        return "display item \(index) (\(item.program)) \(violation)"
      }
      guard let first = item.firstChild?.offset else { continue }
      guard first < index else { return "group \(index) begins at item \(first)" }
      while let last = groups.last, last.first >= first { groups.removeLast() }
      if let last = groups.last, last.index >= first {
        return "group \(index) begins inside group \(last.index)"
      }
      groups.append((first, index))
    }
    return nil
  }
}

extension DisplayItem {
  fileprivate func violation(in list: borrowing DisplayList, _ placements: Int) -> String? {
    // A piece that depth sorting cut off may have no pixels left.
    guard box.isEmpty || list.area.contains(box) else {
      return "has the box \(box) in a target of \(list.size.width)×\(list.size.height)"
    }
    if let placement, placement.offset >= placements {
      return "shows placement \(placement) of \(placements)"
    }
    guard program.exists else { return "has a program that does not exist" }
    guard let shape else { return nil }
    guard shape.offset < list.shapes.count else {
      return "has shape \(shape) of \(list.shapes.count)"
    }
    if let several = list.severalInstances(of: self) {
      return list.violation(ofInstances: several)
    }
    guard program.isShape else { return "has a shape and is drawn as a quad" }
    return list.shapes[shape].instance.violation(list.parameters.count)
  }
}

extension DisplayList {
  fileprivate func violation(ofInstances range: Range<Int>) -> String? {
    guard range.upperBound <= instances.count else {
      return "draws the instances \(range) of \(instances.count)"
    }
    return instances[range].lazy.compactMap { $0.violation(parameters.count) }.first
  }
}

extension FramePlan {
  /// The passes own all batches, one after the other, and draw inside their targets; indices are in
  /// range; a pass does not read its own target.
  package var violation: String? {
    var next = 0
    for (index, pass) in passes.enumerated() {
      guard pass.batches.lowerBound == next, pass.batches.upperBound <= batches.count else {
        return "pass \(index) has the batches \(pass.batches) instead of those from \(next)"
      }
      next = pass.batches.upperBound
      guard !pass.clip.isEmpty, pass.bounds(in: size).contains(pass.clip) else {
        return "pass \(index) clips to \(pass.clip), outside of its target"
      }
      for batch in pass.batches {
        if let violation = violation(of: batches[batch], in: pass) {
          return "batch \(batch) (\(batches[batch])) \(violation)"
        }
      }
    }
    return next == batches.count ? nil : "\(batches.count - next) batches belong to no pass"
  }

  private func violation(of batch: Batch, in pass: Pass) -> String? {
    guard batch.program.exists else { return "has a program that does not exist" }
    if batch.program.primitive.description.readsTexture {
      guard let texture = batch.texture else { return "has no texture" }
      if case .texture(texture, _, _, _) = pass.target { return "reads its own target" }
    }
    if batch.program.primitive == .blend && batch.backdrop == nil { return "has no backdrop" }
    if let backdrop = batch.backdrop, case .texture(backdrop, _, _, _) = pass.target {
      return "reads its own target as a backdrop"
    }
    let count = batch.program.isShape ? shapes.count : instances.count
    guard batch.instances.upperBound <= count else {
      return "draws the instances \(batch.instances) of \(count)"
    }
    guard batch.program.isShape else { return nil }
    return shapes[batch.instances].lazy.compactMap { $0.violation(parameters.count) }.first
  }
}

extension Pass {
  /// The target in the frame's coordinates.
  fileprivate func bounds(in frame: PixelSize) -> PixelRect {
    switch target {
    case .frame: PixelRect(frame)
    case .texture(_, let size, let originX, let originY):
      PixelRect(
        minX: originX, minY: originY, maxX: originX + size.width, maxY: originY + size.height)
    }
  }
}

extension ShapeInstance {
  fileprivate func violation(_ parameters: Int) -> String? {
    // A clip has three parameters.
    guard clip < 0 || Int(clip) + 2 < parameters else {
      return "has its clip at parameter \(clip) of \(parameters)"
    }
    return Int(details) < parameters
      ? nil : "has its details at parameter \(details) of \(parameters)"
  }
}

extension ProgramID {
  private static let isInAll: [Bool] = all.reduce(
    into: Array(repeating: false, count: endIndex)
  ) { $0[$1.index] = true }

  /// Whether it is one of `all`.
  fileprivate var exists: Bool { index < Self.isInAll.count && Self.isInAll[index] }
}
