import CoreGraphics
import Foundation
import LayerTree

/// A property of emitter cells for key-value coding.
@MainActor struct EmitterCellKey {
  let get: (CAEmitterCell) -> Any?
  /// Ignores values of a type that the property does not accept.
  let set: (CAEmitterCell, Any?) -> Void

  /// A new cell, whose values are the defaults.
  static let defaultCell = CAEmitterCell()

  static func named(_ key: String) -> EmitterCellKey? {
    if let path = EmitterCell.numbers[key] {
      return number(get: { $0.values[keyPath: path] }, set: { $0.values[keyPath: path] = $1 })
    }
    if let path = EmitterCell.components[key] {
      return number(
        get: { Double($0.values[keyPath: path]) },
        set: { $0.values[keyPath: path] = Float(clamping: $1) })
    }
    return others[key == "isEnabled" ? "enabled" : key]
  }

  /// The keys of all properties, in the order in which they are set from an archive.
  static let names =
    (Array(EmitterCell.numbers.keys) + EmitterCell.components.keys + others.keys).sorted()

  private static let others: [String: EmitterCellKey] = [
    "name": optional(\.name), "contents": optional(\.contents), "color": optional(\.color),
    "emitterCells": optional(\.emitterCells), "style": optional(\.style),
    "enabled": flag(\.isEnabled),
    "magnificationFilter": value(\.magnificationFilter),
    "minificationFilter": value(\.minificationFilter), "contentsRect": value(\.contentsRect),
    "beginTime": number(\.beginTime), "duration": number(\.duration),
    "timeOffset": number(\.timeOffset), "repeatDuration": number(\.repeatDuration),
    "speed": number(get: { Double($0.speed) }, set: { $0.speed = Float(clamping: $1) }),
    "repeatCount": number(
      get: { Double($0.repeatCount) }, set: { $0.repeatCount = Float(clamping: $1) }),
    "autoreverses": flag(\.autoreverses),
    "fillMode": EmitterCellKey(
      get: { $0.fillMode.rawValue },
      set: { cell, value in
        let name = value as? String ?? (value as? CAMediaTimingFillMode)?.rawValue
        if let name { cell.fillMode = CAMediaTimingFillMode(rawValue: name) }
      }),
  ]

  private static func number(
    get: @escaping (CAEmitterCell) -> Double, set: @escaping (CAEmitterCell, Double) -> Void
  ) -> EmitterCellKey {
    EmitterCellKey(
      get: { NSNumber(value: get($0)) },
      set: { cell, value in
        if let number = value.flatMap(AnimationValue.number) { set(cell, number) }
      })
  }

  private static func number(
    _ path: ReferenceWritableKeyPath<CAEmitterCell, Double>
  ) -> EmitterCellKey {
    number(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  private static func flag(
    _ path: ReferenceWritableKeyPath<CAEmitterCell, Bool>
  ) -> EmitterCellKey {
    EmitterCellKey(
      get: { NSNumber(value: $0[keyPath: path]) },
      set: { cell, value in
        if let flag = AnimationValue.flag(value) { cell[keyPath: path] = flag }
      })
  }

  private static func value<Value>(
    _ path: ReferenceWritableKeyPath<CAEmitterCell, Value>
  ) -> EmitterCellKey {
    EmitterCellKey(
      get: { $0[keyPath: path] },
      set: { cell, value in
        if let value = value.map(AnimationValue.unboxed) as? Value { cell[keyPath: path] = value }
      })
  }

  private static func optional<Value>(
    _ path: ReferenceWritableKeyPath<CAEmitterCell, Value?>
  ) -> EmitterCellKey {
    EmitterCellKey(
      get: { $0[keyPath: path] },
      set: { cell, value in
        if value == nil || value is Value { cell[keyPath: path] = value as? Value }
      })
  }
}

extension CAEmitterCell {
  func part(at keyPath: String) -> Any? {
    if let path = EmitterCellPath(keyPath: keyPath) {
      return emitterCells?.cell(at: path)?.value(forKeyPath: path.key)
    }
    let path = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return ValuePart.value(at: path.dropFirst(), of: value(forKey: path[0]))
  }

  func setPart(_ new: Any?, at keyPath: String) {
    if let path = EmitterCellPath(keyPath: keyPath) {
      emitterCells?.cell(at: path)?.setValue(new, forKeyPath: path.key)
      return
    }
    let path = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.count > 1 else { return setValue(new, forKey: keyPath) }
    let changed = value(forKey: path[0]).flatMap {
      ValuePart.setting(new ?? 0, at: path.dropFirst(), of: $0)
    }
    require(
      changed != nil,
      "[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(keyPath).")
    setValue(changed, forKey: path[0])
  }

  func isDefaultValue(forKey key: String) -> Bool {
    let (value, other) = (value(forKey: key), type(of: self).defaultValue(forKey: key))
    guard let value, let other else { return value == nil && other == nil }
    if let value = value as? AnyHashable, let other = other as? AnyHashable {
      return value == other
    }
    return AnimationValue.lanes(value).map { $0 == AnimationValue.lanes(other) } ?? false
  }

  /// Encodes the values that differ from those of a new cell.
  func encodeValues(with coder: NSCoder) {
    for key in EmitterCellKey.names + keyedValues.keys.sorted()
    where shouldArchiveValue(forKey: key) {
      guard let value = value(forKey: key), let archived = ArchivedValue(value) else { continue }
      coder.encode(archived, forKey: key)
    }
    coder.encode(
      ArchivedValue(keyedValues.keys.sorted() as [Any]), forKey: "otherKeys")
  }

  func decode(with coder: NSCoder) {
    // Other coders cannot be asked for the keys that they contain.
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    let others =
      coder.containsValue(forKey: "otherKeys")
      ? coder.decodeObject(of: ArchivedValue.self, forKey: "otherKeys")?.value : nil
    for key in EmitterCellKey.names + (others as? [String] ?? [])
    where coder.containsValue(forKey: key) {
      let archived = coder.decodeObject(of: ArchivedValue.self, forKey: key)
      if let archived { setValue(archived.value, forKey: key) }
    }
  }
}

extension [CAEmitterCell] {
  /// The cell with the names of a path; of several, the first.
  @MainActor func cell(at path: EmitterCellPath) -> CAEmitterCell? {
    var (cells, cell) = (self, CAEmitterCell?.none)
    for name in path.names {
      cell = cells.first { $0.name == name }
      cells = cell?.emitterCells ?? []
    }
    return cell
  }

  /// The values for the compositor, and the images that they show. Cells that contain themselves end
  /// at a depth that the compositor does not draw.
  @MainActor func committed(_ images: inout [CGImage], depth: Int = 0) -> [EmitterCell] {
    guard depth < 8 else { return [] }
    return map { cell in
      var values = cell.values
      if let image = cell.image { images.append(image) }
      values.cells = cell.emitterCells?.committed(&images, depth: depth + 1) ?? []
      return values
    }
  }
}
