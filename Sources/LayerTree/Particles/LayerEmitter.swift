package import CoreGraphics

/// The particles of an emitter layer (`CAEmitterLayer`): where they are emitted, factors of the
/// values of all cells, and the cells.
package struct LayerEmitter: Equatable, Sendable {
  /// The shape around the position in which particles are emitted.
  package enum Shape: UInt8, Sendable, CaseIterable {
    case point, line, rectangle, cuboid, circle, sphere
  }

  /// The part of the shape in which particles are emitted.
  package enum Mode: UInt8, Sendable, CaseIterable {
    case points, outline, surface, volume
  }

  /// The order in which particles are drawn.
  package enum RenderMode: UInt8, Sendable, CaseIterable {
    /// Cell by cell.
    case unordered
    case oldestFirst, oldestLast
    /// By the z coordinate.
    case backToFront
    /// The colors of all particles are added.
    case additive
  }

  // In points, in the layer's coordinates.
  package var position = CGPoint.zero
  package var zPosition = 0.0
  package var size = CGSize.zero
  package var depth = 0.0
  package var shape = Shape.point
  package var mode = Mode.volume
  package var renderMode = RenderMode.unordered
  /// Whether particles keep their z coordinates instead of being flattened into the layer's plane.
  package var preservesDepth = false

  // Factors of the cells' values.
  package var birthRate = 1.0
  package var lifetime = 1.0
  package var velocity = 1.0
  package var scale = 1.0
  package var spin = 1.0

  package var seed: UInt32 = 0
  package var cells: [EmitterCell] = []

  package init() {}
}

extension LayerEmitter: PropertyStore {
  /// The numbers of a value of a cell; nil where no cell has it.
  func numbers(at path: EmitterCellPath) -> [Double]? {
    var (cells, cell) = (cells, EmitterCell?.none)
    for name in path.names {
      cell = cells.first { $0.name == name }
      cells = cell?.cells ?? []
    }
    return cell?.numbers(forKey: path.key)
  }

  /// Sets a value of a cell; ignores values that no cell has, and other counts of numbers.
  mutating func set(_ numbers: [Double], at path: EmitterCellPath) {
    cells.set(numbers, of: path.names[...], forKey: path.key)
  }
}

extension [EmitterCell] {
  fileprivate mutating func set(
    _ numbers: [Double], of names: ArraySlice<String>, forKey key: String
  ) {
    guard let name = names.first, let index = firstIndex(where: { $0.name == name }) else { return }
    let inner = names.dropFirst()
    if inner.isEmpty {
      self[index].set(numbers, forKey: key)
    } else {
      self[index].cells.set(numbers, of: inner, forKey: key)
    }
  }
}

/// The value of a cell, as a key path names it: `emitterCells.NAME.birthRate`, or below another
/// cell `emitterCells.OUTER.emitterCells.NAME.birthRate`.
package struct EmitterCellPath: Equatable, Sendable {
  /// The names of the cells, the outermost first.
  package let names: [String]
  /// What follows the last name.
  package let key: String

  private static let prefix = "emitterCells."

  /// Returns nil for the key path of another property. Names have no dots.
  package init?(keyPath: String) {
    var names: [String] = []
    var rest = keyPath[...]
    while rest.hasPrefix(Self.prefix) {
      let path = rest.dropFirst(Self.prefix.count)
      guard let dot = path.firstIndex(of: ".") else { return nil }
      names.append(String(path[..<dot]))
      rest = path[dot...].dropFirst()
    }
    guard !names.isEmpty, !rest.isEmpty else { return nil }
    (self.names, key) = (names, String(rest))
  }
}
