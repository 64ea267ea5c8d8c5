import CoreGraphics

/// A property that an animation changes, by the key path that Core Animation documents. Each is a
/// line of `table`, or a component of one.
///
/// Source: Apple, "Core Animation Programming Guide", Key-Value Coding Extensions and Animatable
/// Properties.
package struct AnimatedProperty: BitwiseCopyable, Sendable {
  private let index: UInt8
  /// Where a layer stores the property. It stands here, and not in the table alone, because sampling
  /// reads it for each animation of each frame.
  let location: PropertyLocation

  package init?(keyPath: String) {
    guard let property = Self.byKeyPath[keyPath] else { return nil }
    self = property
  }

  private init(index: Int, _ location: PropertyLocation) {
    (self.index, self.location) = (UInt8(index), location)
  }

  package var keyPath: String { Self.entries[Int(index)].keyPath }
  package var store: PropertyLocation.Store { location.store }

  /// Whether the value is a single number.
  package var isScalar: Bool { location.format.isScalar }
  /// Whether the value is a list of numbers of any length.
  package var isList: Bool { location.format == .list }
  /// Whether the property is a whole transform.
  package var isTransform: Bool { location.format == .transform }
  /// The part of `transform` or `sublayerTransform` that the property names; nil for other
  /// properties.
  package var transformPart: TransformPart? {
    @inline(__always) get { location.transformPart }
  }

  /// Whether a layer animates the property when a program sets it.
  package var isImplicitlyAnimated: Bool { Self.entries[Int(index)].isImplicit }

  /// How a style gives and takes the value of a property that is a list.
  var list: PropertyList? { Self.entries[Int(index)].list }
}

extension AnimatedProperty: Hashable, CaseIterable, CustomStringConvertible {
  @inline(__always)
  package static func == (first: Self, second: Self) -> Bool { first.index == second.index }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  package static let allCases = entries.indices.map {
    AnimatedProperty(index: $0, entries[$0].location)
  }

  package var description: String { keyPath }
}

// MARK: The table

extension AnimatedProperty {
  /// The table of animatable properties: a line for each, which says where it is stored and in what
  /// form. Its components are derived from the form.
  private static let table: [[Entry]] = [
    .point("position", MemoryLayout<LayerProperties>.offset(of: \.position), .properties),
    .rect("bounds", MemoryLayout<LayerProperties>.offset(of: \.bounds), .properties),
    .point("anchorPoint", MemoryLayout<LayerProperties>.offset(of: \.anchorPoint), .properties),
    .one("opacity", MemoryLayout<LayerProperties>.offset(of: \.opacity), .properties, .float),
    .flag("hidden", MemoryLayout<LayerProperties>.offset(of: \.isHidden), .properties),
    .one(
      "backgroundColor", MemoryLayout<LayerProperties>.offset(of: \.backgroundColor), .properties,
      .color),
    .transform("transform", .properties),
    .one("zPosition", MemoryLayout<LayerStyle>.offset(of: \.zPosition), .style, .number),
    .one("cornerRadius", MemoryLayout<LayerStyle>.offset(of: \.cornerRadius), .style, .number),
    .one("borderWidth", MemoryLayout<LayerStyle>.offset(of: \.borderWidth), .style, .number),
    .one("borderColor", MemoryLayout<LayerStyle>.offset(of: \.borderColor), .style, .color),
    .flag("doubleSided", MemoryLayout<LayerStyle>.offset(of: \.isDoubleSided), .style),
    .flag("masksToBounds", MemoryLayout<LayerStyle>.offset(of: \.masksToBounds), .style),
    .one(
      "contentsScale", MemoryLayout<LayerStyle>.offset(of: \.contentsScale), .style, .number,
      isImplicit: false),
    .rect("contentsRect", MemoryLayout<LayerStyle>.offset(of: \.contentsRect), .style),
    .rect("contentsCenter", MemoryLayout<LayerStyle>.offset(of: \.contentsCenter), .style),
    .one("anchorPointZ", MemoryLayout<LayerSpace>.offset(of: \.anchorPointZ), .space, .number),
    .transform("sublayerTransform", .space),
    .point("startPoint", MemoryLayout<LayerStyle>.offset(of: \.gradient.startPoint), .style),
    .point("endPoint", MemoryLayout<LayerStyle>.offset(of: \.gradient.endPoint), .style),
    .list("colors", get: { $0.gradient.colorNumbers }, set: { $0.gradient.colorNumbers = $1 }),
    .list("locations", get: { $0.gradient.locations }, set: { $0.gradient.locations = $1 }),
    // Transitions use it too, because they replace everything that the layer shows.
    .one("contents", 0, .composited, .image, isImplicit: false),
  ]

  struct Entry: Sendable {
    let keyPath: String
    let location: PropertyLocation
    var isImplicit = true
    var list: PropertyList?
  }

  private static let entries = table.flatMap { $0 }

  private static let byKeyPath = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.keyPath, $0) })
}

/// How a style gives and takes a property that is a list of numbers.
struct PropertyList: Sendable {
  let get: @Sendable (LayerStyle) -> [Double]
  let set: @Sendable (inout LayerStyle, [Double]) -> Void
}

extension [AnimatedProperty.Entry] {
  /// A property that is animated as a whole only.
  fileprivate static func one(
    _ keyPath: String, _ offset: Int?, _ store: PropertyLocation.Store,
    _ format: PropertyLocation.Format, isImplicit: Bool = true
  ) -> Self {
    let location = PropertyLocation(store: store, offset: offset, format: format)
    return [Element(keyPath: keyPath, location: location, isImplicit: isImplicit)]
  }

  fileprivate static func flag(
    _ keyPath: String, _ offset: Int?, _ store: PropertyLocation.Store
  ) -> Self {
    .one(keyPath, offset, store, .flag, isImplicit: false)
  }

  fileprivate static func point(
    _ keyPath: String, _ offset: Int?, _ store: PropertyLocation.Store,
    _ components: (String, String) = ("x", "y")
  ) -> Self {
    let point = PropertyLocation(store: store, offset: offset, format: .point)
    return [
      Element(keyPath: keyPath, location: point),
      Element(
        keyPath: "\(keyPath).\(components.0)", location: point.component(0, .number),
        isImplicit: false),
      Element(
        keyPath: "\(keyPath).\(components.1)", location: point.component(1, .number),
        isImplicit: false),
    ]
  }

  fileprivate static func rect(
    _ keyPath: String, _ offset: Int?, _ store: PropertyLocation.Store
  ) -> Self {
    let rect = PropertyLocation(store: store, offset: offset, format: .rect)
    let size = rect.component(2, .point).offset
    let components =
      point("\(keyPath).origin", offset, store)
      + point("\(keyPath).size", Int(size), store, ("width", "height"))
    return [Element(keyPath: keyPath, location: rect)]
      + components.map {
        Element(keyPath: $0.keyPath, location: $0.location, isImplicit: false)
      }
  }

  /// Numbers of any count, which the style stores.
  fileprivate static func list(
    _ keyPath: String, get: @escaping @Sendable (LayerStyle) -> [Double],
    set: @escaping @Sendable (inout LayerStyle, [Double]) -> Void
  ) -> Self {
    let location = PropertyLocation(store: .style, offset: 0, format: .list)
    return [
      Element(keyPath: keyPath, location: location, list: PropertyList(get: get, set: set))
    ]
  }

  fileprivate static func transform(
    _ keyPath: String, _ store: PropertyLocation.Store
  ) -> Self {
    let names: [(String, TransformPart)] = [
      ("rotation", .rotationZ), ("rotation.x", .rotationX), ("rotation.y", .rotationY),
      ("rotation.z", .rotationZ), ("scale", .scale), ("scale.x", .scaleX), ("scale.y", .scaleY),
      ("scale.z", .scaleZ), ("translation", .translation), ("translation.x", .translationX),
      ("translation.y", .translationY), ("translation.z", .translationZ),
    ]
    return one(keyPath, 0, store, .transform)
      + names.map { name, part in
        Element(
          keyPath: "\(keyPath).\(name)", location: PropertyLocation(store: store, part: part),
          isImplicit: false)
      }
  }
}
