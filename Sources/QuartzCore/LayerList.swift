/// The sublayers of a layer, back to front. Adding in front, putting a layer beside another and
/// removing take a time that does not grow with their number.
///
/// A layer that is taken from between others leaves a hole; holes are closed when somebody looks at
/// the list, or when they are many. Each layer remembers where it stood last.
@MainActor struct LayerList {
  /// With holes.
  var storage: [CALayer] = []
  private var holes = 0

  private static let hole = CALayer()
  /// How far from where it stood last a layer is looked for before all are numbered anew.
  private static let reach = 32

  nonisolated init() {}

  var count: Int { storage.count - holes }
  var isEmpty: Bool { count == 0 }

  /// The layers, back to front.
  mutating func layers() -> [CALayer] {
    closeHoles()
    return storage
  }

  mutating func append(_ layer: CALayer) {
    layer.siblingHint = Int32(storage.count)
    storage.append(layer)
  }

  /// - Parameter index: 0 is the back; up to `count`.
  mutating func insert(_ layer: CALayer, at index: Int) {
    closeHoles()
    place(layer, at: index)
  }

  /// `sibling` must be in the list.
  mutating func insert(_ layer: CALayer, below sibling: CALayer) {
    let index = index(of: sibling)
    if index > 0, storage[index - 1] === Self.hole {
      fill(index - 1, with: layer)
    } else {
      place(layer, at: index)
    }
  }

  /// `sibling` must be in the list.
  mutating func insert(_ layer: CALayer, above sibling: CALayer) {
    let index = index(of: sibling) + 1
    if index < storage.count, storage[index] === Self.hole {
      fill(index, with: layer)
    } else {
      place(layer, at: index)
    }
  }

  /// `layer` must be in the list.
  mutating func remove(_ layer: CALayer) {
    let index = index(of: layer)
    storage[index] = Self.hole
    holes += 1
    while let last = storage.last, last === Self.hole {
      storage.removeLast()
      holes -= 1
    }
    if holes > 16, holes * 2 > storage.count {
      closeHoles()
      number()
    }
  }

  private mutating func place(_ layer: CALayer, at index: Int) {
    layer.siblingHint = Int32(index)
    storage.insert(layer, at: index)
  }

  private mutating func fill(_ index: Int, with layer: CALayer) {
    layer.siblingHint = Int32(index)
    storage[index] = layer
    holes -= 1
  }

  private mutating func closeHoles() {
    guard holes > 0 else { return }
    storage.removeAll { $0 === Self.hole }
    holes = 0
  }

  private func number() {
    for (index, layer) in storage.enumerated() { layer.siblingHint = Int32(index) }
  }

  private func index(of layer: CALayer) -> Int {
    let hint = Int(layer.siblingHint)
    for distance in 0...Self.reach {
      if hint - distance < storage.count, hint >= distance, storage[hint - distance] === layer {
        return hint - distance
      }
      if hint + distance < storage.count, storage[hint + distance] === layer {
        return hint + distance
      }
    }
    number()
    return Int(layer.siblingHint)
  }
}
