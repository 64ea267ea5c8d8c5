import LayerTree

/// The shape in which an emitter layer emits particles.
///
/// Source: Apple, "CAEmitterLayerEmitterShape".
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// From one side of the size to the other.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A rectangle with the emitter's depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// Angles are measured from the direction away from its center.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// Angles are measured from the direction away from its center.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

  var shape: LayerEmitter.Shape {
    switch self {
    case .line: .line
    case .rectangle: .rectangle
    case .cuboid: .cuboid
    case .circle: .circle
    case .sphere: .sphere
    default: .point
    }
  }
}

/// The part of its shape in which an emitter layer emits particles.
///
/// Source: Apple, "CAEmitterLayerEmitterMode".
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The ends or corners; of circles and spheres, the points on the axes.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The edges; of a sphere, the circle in the plane.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

  var mode: LayerEmitter.Mode {
    switch self {
    case .points: .points
    case .outline: .outline
    case .surface: .surface
    default: .volume
    }
  }
}

/// The order in which an emitter layer draws its particles.
///
/// Source: Apple, "CAEmitterLayerRenderMode".
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cell by cell, which is the fastest.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By the z coordinate.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of all particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

  var renderMode: LayerEmitter.RenderMode {
    switch self {
    case .oldestFirst: .oldestFirst
    case .oldestLast: .oldestLast
    case .backToFront: .backToFront
    case .additive: .additive
    default: .unordered
    }
  }
}
