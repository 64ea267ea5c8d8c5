import CoreGraphics

/// A property that an animation changes, by the key path that Core Animation documents. Each is a
/// line of `table`, or a component of one.
///
/// Source: Apple, "Core Animation Programming Guide", Key-Value Coding Extensions and Animatable
/// Properties.
package struct AnimatedProperty: BitwiseCopyable, Sendable {
  private let index: UInt8
  /// Where a layer stores the property. It is copied from the table, because sampling
  /// reads it for each animation of each frame.
  let location: PropertyLocation

  package init?(keyPath: String) {
    if let property = Self.byKeyPath[keyPath] {
      self = property
    } else if let input = FilterInput(keyPath: keyPath) {
      self = input.list == .filters ? .filters : .backgroundFilters
    } else if EmitterCellPath(keyPath: keyPath) != nil {
      self = .emitterCells
    } else {
      return nil
    }
  }

  private init(index: Int, _ location: PropertyLocation) {
    (self.index, self.location) = (UInt8(index), location)
  }

  /// Identifies a property in one byte.
  package struct Number: BitwiseCopyable, Sendable {
    fileprivate let index: UInt8
  }

  package var number: Number { Number(index: index) }

  package init(_ number: Number) {
    self = Self.allCases[Int(number.index)]
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

  /// The functions that read and write the property if it is a list; nil for other properties.
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
    .point("position", at: .properties(\.position)),
    .rect("bounds", at: .properties(\.bounds)),
    .point("anchorPoint", at: .properties(\.anchorPoint)),
    .one("opacity", at: .properties(\.opacity), format: .float),
    .flag("hidden", at: .properties(\.isHidden)),
    .one("backgroundColor", at: .properties(\.backgroundColor), format: .color),
    .transform("transform", in: .properties),
    .one("zPosition", at: .style(\.zPosition), format: .number),
    .one("cornerRadius", at: .style(\.cornerRadius), format: .number),
    .one("borderWidth", at: .style(\.borderWidth), format: .number),
    .one("borderColor", at: .style(\.borderColor), format: .color),
    .flag("doubleSided", at: .style(\.isDoubleSided)),
    .flag("masksToBounds", at: .style(\.masksToBounds)),
    .flag("shouldRasterize", at: .style(\.shouldRasterize)),
    .one("rasterizationScale", at: .style(\.rasterizationScale), format: .number),
    .one("contentsScale", at: .style(\.contentsScale), format: .number, isImplicit: false),
    .rect("contentsRect", at: .style(\.contentsRect)),
    .rect("contentsCenter", at: .style(\.contentsCenter)),
    .one("shadowColor", at: .style(\.shadow.color), format: .color),
    .one("shadowOpacity", at: .style(\.shadow.opacity), format: .float),
    .size("shadowOffset", at: .style(\.shadow.offset)),
    .one("shadowRadius", at: .style(\.shadow.radius), format: .number),
    .list(
      "shadowPath", get: { $0.shadow.pathNumbers }, set: { $0.shadow.pathNumbers = $1 },
      isImplicit: false),
    .one("anchorPointZ", at: .space(\.anchorPointZ), format: .number),
    .transform("sublayerTransform", in: .space),
    .point("startPoint", at: .style(\.gradient.startPoint)),
    .point("endPoint", at: .style(\.gradient.endPoint)),
    .list("colors", get: { $0.gradient.colorNumbers }, set: { $0.gradient.colorNumbers = $1 }),
    .list("locations", get: { $0.gradient.locations }, set: { $0.gradient.locations = $1 }),
    .list(
      "path", get: { $0.shape.pathNumbers }, set: { $0.shape.pathNumbers = $1 }, isImplicit: false),
    .one("fillColor", at: .style(\.shape.fillColor), format: .color),
    .one("strokeColor", at: .style(\.shape.strokeColor), format: .color),
    .one("strokeStart", at: .style(\.shape.strokeStart), format: .float),
    .one("strokeEnd", at: .style(\.shape.strokeEnd), format: .float),
    .one("lineWidth", at: .style(\.shape.lineWidth), format: .float),
    .one("miterLimit", at: .style(\.shape.miterLimit), format: .float),
    .one("lineDashPhase", at: .style(\.shape.lineDashPhase), format: .float),
    // Each input of a filter is animated by itself: `filters.NAME.inputRadius`.
    .inputs("filters", get: { $0.numbers(of: $1) }, set: { $0.setNumbers($1, of: $2) }),
    .inputs(
      "backgroundFilters", get: { $0.numbers(of: $1) }, set: { $0.setNumbers($1, of: $2) }),
    .one("instanceCount", at: .replicator(\.count), format: .number),
    .one("instanceDelay", at: .replicator(\.delay), format: .number),
    .transform("instanceTransform", in: .replicator),
    .one("instanceColor", at: .replicator(\.color), format: .color),
    .one("instanceRedOffset", at: .replicator(\.redOffset), format: .float),
    .one("instanceGreenOffset", at: .replicator(\.greenOffset), format: .float),
    .one("instanceBlueOffset", at: .replicator(\.blueOffset), format: .float),
    .one("instanceAlphaOffset", at: .replicator(\.alphaOffset), format: .float),
    .point("emitterPosition", at: .emitter(\.position)),
    .one("emitterZPosition", at: .emitter(\.zPosition), format: .number),
    .size("emitterSize", at: .emitter(\.size)),
    .one("emitterDepth", at: .emitter(\.depth), format: .number),
    .one("birthRate", at: .emitter(\.birthRate), format: .number),
    .one("lifetime", at: .emitter(\.lifetime), format: .number),
    .one("velocity", at: .emitter(\.velocity), format: .number),
    .one("scale", at: .emitter(\.scale), format: .number),
    .one("spin", at: .emitter(\.spin), format: .number),
    // Each value of a cell is animated by itself: `emitterCells.NAME.birthRate`.
    .one("emitterCells", at: .start(of: .emitter), format: .list, isImplicit: false),
    // Transitions use it too, because they replace everything that the layer shows.
    .one("contents", at: .start(of: .composited), format: .image, isImplicit: false),
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

/// The functions that read and write a property of a style that is a list of numbers, or that has
/// one for each input of a filter.
struct PropertyList: Sendable {
  let get: @Sendable (LayerStyle, FilterInput?) -> [Double]
  let set: @Sendable (inout LayerStyle, [Double], FilterInput?) -> Void
}

/// A store, and the offset of a property in it.
private struct PropertyAddress {
  let store: PropertyLocation.Store
  let offset: Int?

  static func properties(_ path: PartialKeyPath<LayerProperties>) -> Self {
    Self(store: .properties, offset: MemoryLayout<LayerProperties>.offset(of: path))
  }

  static func style(_ path: PartialKeyPath<LayerStyle>) -> Self {
    Self(store: .style, offset: MemoryLayout<LayerStyle>.offset(of: path))
  }

  static func space(_ path: PartialKeyPath<LayerSpace>) -> Self {
    Self(store: .space, offset: MemoryLayout<LayerSpace>.offset(of: path))
  }

  static func replicator(_ path: PartialKeyPath<LayerReplicator>) -> Self {
    Self(store: .replicator, offset: MemoryLayout<LayerReplicator>.offset(of: path))
  }

  static func emitter(_ path: PartialKeyPath<LayerEmitter>) -> Self {
    Self(store: .emitter, offset: MemoryLayout<LayerEmitter>.offset(of: path))
  }

  /// The address of values that are stored without an offset.
  static func start(of store: PropertyLocation.Store) -> Self { Self(store: store, offset: 0) }

  func location(_ format: PropertyLocation.Format) -> PropertyLocation {
    PropertyLocation(store: store, offset: offset, format: format)
  }
}

extension [AnimatedProperty.Entry] {
  /// A property that is animated as a whole only.
  fileprivate static func one(
    _ keyPath: String, at address: PropertyAddress, format: PropertyLocation.Format,
    isImplicit: Bool = true
  ) -> Self {
    [Element(keyPath: keyPath, location: address.location(format), isImplicit: isImplicit)]
  }

  fileprivate static func flag(_ keyPath: String, at address: PropertyAddress) -> Self {
    one(keyPath, at: address, format: .flag, isImplicit: false)
  }

  fileprivate static func point(_ keyPath: String, at address: PropertyAddress) -> Self {
    pair(keyPath, at: address.location(.point), components: ("x", "y"))
  }

  fileprivate static func size(_ keyPath: String, at address: PropertyAddress) -> Self {
    pair(keyPath, at: address.location(.point), components: ("width", "height"))
  }

  /// A point or a size, and its components.
  private static func pair(
    _ keyPath: String, at location: PropertyLocation, components: (String, String)
  ) -> Self {
    [
      Element(keyPath: keyPath, location: location),
      Element(
        keyPath: "\(keyPath).\(components.0)", location: location.component(0, .number),
        isImplicit: false),
      Element(
        keyPath: "\(keyPath).\(components.1)", location: location.component(1, .number),
        isImplicit: false),
    ]
  }

  fileprivate static func rect(_ keyPath: String, at address: PropertyAddress) -> Self {
    let rect = address.location(.rect)
    let components =
      pair("\(keyPath).origin", at: rect.component(0, .point), components: ("x", "y"))
      + pair("\(keyPath).size", at: rect.component(2, .point), components: ("width", "height"))
    return [Element(keyPath: keyPath, location: rect)]
      + components.map {
        Element(keyPath: $0.keyPath, location: $0.location, isImplicit: false)
      }
  }

  /// Numbers of any count, which the style stores.
  fileprivate static func list(
    _ keyPath: String, get: @escaping @Sendable (LayerStyle) -> [Double],
    set: @escaping @Sendable (inout LayerStyle, [Double]) -> Void, isImplicit: Bool = true
  ) -> Self {
    list(
      keyPath,
      PropertyList(
        get: { style, _ in get(style) }, set: { style, numbers, _ in set(&style, numbers) }),
      isImplicit: isImplicit)
  }

  /// Lists of numbers that key paths below this one name.
  fileprivate static func inputs(
    _ keyPath: String, get: @escaping @Sendable (LayerStyle, FilterInput?) -> [Double],
    set: @escaping @Sendable (inout LayerStyle, [Double], FilterInput?) -> Void
  ) -> Self {
    list(keyPath, PropertyList(get: get, set: set), isImplicit: false)
  }

  private static func list(_ keyPath: String, _ list: PropertyList, isImplicit: Bool) -> Self {
    let location = PropertyLocation(store: .style, offset: 0, format: .list)
    return [Element(keyPath: keyPath, location: location, isImplicit: isImplicit, list: list)]
  }

  fileprivate static func transform(
    _ keyPath: String, in store: PropertyLocation.Store
  ) -> Self {
    let names: [(String, TransformPart)] = [
      ("rotation", .rotationZ), ("rotation.x", .rotationX), ("rotation.y", .rotationY),
      ("rotation.z", .rotationZ), ("scale", .scale), ("scale.x", .scaleX), ("scale.y", .scaleY),
      ("scale.z", .scaleZ), ("translation", .translation), ("translation.x", .translationX),
      ("translation.y", .translationY), ("translation.z", .translationZ),
    ]
    return one(keyPath, at: .start(of: store), format: .transform)
      + names.map { name, part in
        Element(
          keyPath: "\(keyPath).\(name)", location: PropertyLocation(store: store, part: part),
          isImplicit: false)
      }
  }
}
