import CoreGraphics
public import Foundation
import LayerTree

/// A layer that emits and draws particles, above its background, contents and border. The compositor
/// moves and draws them without the app.
///
/// The values of its cells are read when `emitterCells` or another property is set; later changes of
/// a cell have an effect by key paths of the layer, such as `emitterCells.NAME.birthRate`, which can
/// also be animated. The random numbers depend on `seed` alone, and particles on the layer's time
/// alone: a layer that is shown late looks as if it had emitted particles all the time, unless its
/// `beginTime` is later. At most 100,000 particles are alive. `render(in:)` draws none.
///
/// Main thread only. Changes of numbers, points and sizes animate. Source: Apple, "CAEmitterLayer".
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The images of all cells, which the render side has while the layer is in a window.
  private final var images: [CGImage] = []

  public override init() {
    super.init()
    updateEmitter()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateEmitter()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// The cells that the layer emits. Default: nil.
  open var emitterCells: [CAEmitterCell]? {
    get { value(forKey: "emitterCells") as? [CAEmitterCell] }
    set { setValue(newValue, forKey: "emitterCells") }
  }

  /// A factor of the birth rates of the layer's cells; 0 stops the emission. Default: 1.
  open var birthRate: Float {
    get { Float(clamping: number(forKey: "birthRate") ?? 1) }
    set { setValue(newValue, forKey: "birthRate") }
  }

  /// A factor of the lifetimes of new particles. Default: 1.
  open var lifetime: Float {
    get { Float(clamping: number(forKey: "lifetime") ?? 1) }
    set { setValue(newValue, forKey: "lifetime") }
  }

  /// The center of the emitter's shape, in the layer's coordinates. Points; default: (0, 0).
  open var emitterPosition: CGPoint {
    get { value(forKey: "emitterPosition").map(AnimationValue.unboxed) as? CGPoint ?? .zero }
    set { setValue(newValue, forKey: "emitterPosition") }
  }

  /// The z coordinate of the center. Points; default: 0.
  open var emitterZPosition: CGFloat {
    get { CGFloat(number(forKey: "emitterZPosition") ?? 0) }
    set { setValue(newValue, forKey: "emitterZPosition") }
  }

  /// The size of the emitter's shape; circles and spheres have the width as radius. Points; default:
  /// (0, 0).
  open var emitterSize: CGSize {
    get { value(forKey: "emitterSize").map(AnimationValue.unboxed) as? CGSize ?? .zero }
    set { setValue(newValue, forKey: "emitterSize") }
  }

  /// The depth of the emitter's shape along z. Points; default: 0.
  open var emitterDepth: CGFloat {
    get { CGFloat(number(forKey: "emitterDepth") ?? 0) }
    set { setValue(newValue, forKey: "emitterDepth") }
  }

  /// The shape in which particles are emitted. Default: `.point`.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { name(forKey: "emitterShape") ?? .point }
    set { setValue(newValue.rawValue, forKey: "emitterShape") }
  }

  /// The part of the shape in which particles are emitted. Default: `.volume`.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { name(forKey: "emitterMode") ?? .volume }
    set { setValue(newValue.rawValue, forKey: "emitterMode") }
  }

  /// The order in which particles are drawn, and whether their colors are added. Default:
  /// `.unordered`.
  open var renderMode: CAEmitterLayerRenderMode {
    get { name(forKey: "renderMode") ?? .unordered }
    set { setValue(newValue.rawValue, forKey: "renderMode") }
  }

  /// Whether particles have their places in the 3D space around the layer, instead of being
  /// flattened into its plane. They are then emitted in a cone instead of an angle in the plane.
  /// Default: false.
  open var preservesDepth: Bool {
    get { AnimationValue.flag(value(forKey: "preservesDepth")) ?? false }
    set { setValue(newValue, forKey: "preservesDepth") }
  }

  /// A factor of the velocities of new particles. Default: 1.
  open var velocity: Float {
    get { Float(clamping: number(forKey: "velocity") ?? 1) }
    set { setValue(newValue, forKey: "velocity") }
  }

  /// A factor of the scales of new particles. Default: 1.
  open var scale: Float {
    get { Float(clamping: number(forKey: "scale") ?? 1) }
    set { setValue(newValue, forKey: "scale") }
  }

  /// A factor of the spins of new particles. Default: 1.
  open var spin: Float {
    get { Float(clamping: number(forKey: "spin") ?? 1) }
    set { setValue(newValue, forKey: "spin") }
  }

  /// What the random numbers depend on. Default: 0.
  open var seed: UInt32 {
    get { UInt32(exactly: number(forKey: "seed") ?? 0) ?? 0 }
    set { setValue(NSNumber(value: newValue), forKey: "seed") }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "birthRate", "lifetime", "velocity", "scale", "spin": NSNumber(value: 1 as Float)
    case "emitterZPosition", "emitterDepth", "seed": NSNumber(value: 0)
    case "emitterPosition": CGPoint.zero
    case "emitterSize": CGSize.zero
    case "emitterShape": CAEmitterLayerEmitterShape.point.rawValue
    case "emitterMode": CAEmitterLayerEmitterMode.volume.rawValue
    case "renderMode": CAEmitterLayerRenderMode.unordered.rawValue
    case "preservesDepth": NSNumber(value: false)
    default: super.defaultValue(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    super.setValue(value, forKey: key)
    if Self.emitterKeys.contains(key) { updateEmitter() }
  }

  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let path = EmitterCellPath(keyPath: keyPath) else {
      return super.value(forKeyPath: keyPath)
    }
    return emitterCells?.cell(at: path)?.value(forKeyPath: path.key)
  }

  /// Sets a value of the layer, or of one of its cells by their names. Ignores names that no cell
  /// has.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = EmitterCellPath(keyPath: keyPath) else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    emitterCells?.cell(at: path)?.setValue(value, forKeyPath: path.key)
    updateEmitter()
  }

  private static let animatedKeys: Set<String> = [
    "birthRate", "lifetime", "velocity", "scale", "spin", "emitterZPosition", "emitterDepth",
    "emitterPosition", "emitterSize",
  ]

  private static let emitterKeys = animatedKeys.union([
    "emitterCells", "emitterShape", "emitterMode", "renderMode", "preservesDepth", "seed",
  ])

  override func classValue(forKey key: String) -> Any? {
    Self.animatedKeys.contains(key) ? value(forKey: key) : super.classValue(forKey: key)
  }

  override var otherImages: [CGImage] { images }
}

extension CAEmitterLayer {
  /// Brings the values that were set to the style, from which the compositor draws.
  private func updateEmitter() {
    var emitter = LayerEmitter()
    (emitter.position, emitter.zPosition) = (emitterPosition, Double(emitterZPosition))
    (emitter.size, emitter.depth) = (emitterSize, Double(emitterDepth))
    (emitter.shape, emitter.mode) = (emitterShape.shape, emitterMode.mode)
    (emitter.renderMode, emitter.preservesDepth) = (renderMode.renderMode, preservesDepth)
    (emitter.birthRate, emitter.lifetime) = (Double(birthRate), Double(lifetime))
    (emitter.velocity, emitter.scale) = (Double(velocity), Double(scale))
    (emitter.spin, emitter.seed) = (Double(spin), seed)
    var images: [CGImage] = []
    emitter.cells = emitterCells?.committed(&images) ?? []
    context?.retain(images)
    context?.release(self.images)
    self.images = images
    guard layerStyle.kind != .emitter(emitter) else { return }
    layerStyle.kind = .emitter(emitter)
    touch(.style)
  }
}
