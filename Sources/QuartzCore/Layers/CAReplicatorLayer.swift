public import CoreGraphics
public import Foundation
import LayerTree

/// A layer that shows its sublayers several times. Each instance is transformed once more than the
/// one before, its colors are multiplied with a changing color, and its animations are later.
///
/// The sublayers are not copied: what changes in one changes in all instances, and only the first
/// instance is hit. At most 100,000 layers of all instances in a window are drawn. `render(in:)`
/// draws the first instance alone, without its color.
///
/// Main thread only. Changes of all properties except `instanceCount` and `preservesDepth` animate;
/// an explicit animation may change `instanceCount` too. Source: Apple, "CAReplicatorLayer".
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    updateReplicator()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateReplicator()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// The number of instances, the sublayers themselves included. 0 and less show nothing. Default: 1.
  open var instanceCount: Int {
    get { Int(exactly: (number(forKey: "instanceCount") ?? 1).rounded()) ?? 1 }
    set { setValue(newValue, forKey: "instanceCount") }
  }

  /// Whether the layer behaves as a `CATransformLayer`, and its instances keep their places in 3D
  /// space instead of being flattened into its plane. Default: false.
  open var preservesDepth: Bool {
    get { AnimationValue.flag(value(forKey: "preservesDepth")) ?? false }
    set { setValue(newValue, forKey: "preservesDepth") }
  }

  /// The seconds by which the animations of each instance are later than those of the instance
  /// before. They end when an animation is removed from its layer. Default: 0.
  open var instanceDelay: CFTimeInterval {
    get { number(forKey: "instanceDelay") ?? 0 }
    set { setValue(newValue, forKey: "instanceDelay") }
  }

  /// The transform from each instance to the next, about the center of the layer. Traps on NaN.
  /// Default: the identity.
  open var instanceTransform: CATransform3D {
    get {
      value(forKey: "instanceTransform").flatMap(AnimationValue.transform) ?? CATransform3DIdentity
    }
    set { setValue(newValue, forKey: "instanceTransform") }
  }

  /// The color with which the colors of the first instance are multiplied. Default: opaque white, as
  /// for nil.
  open var instanceColor: CGColor? {
    get { value(forKey: "instanceColor").flatMap { $0 as? CGColor } }
    set { setValue(newValue, forKey: "instanceColor") }
  }

  /// The red component of the color grows by this from each instance to the next. The sums are
  /// limited to 0…1. Default: 0.
  open var instanceRedOffset: Float {
    get { Float(clamping: number(forKey: "instanceRedOffset") ?? 0) }
    set { setValue(newValue, forKey: "instanceRedOffset") }
  }

  /// The green component of the color grows by this from each instance to the next. Default: 0.
  open var instanceGreenOffset: Float {
    get { Float(clamping: number(forKey: "instanceGreenOffset") ?? 0) }
    set { setValue(newValue, forKey: "instanceGreenOffset") }
  }

  /// The blue component of the color grows by this from each instance to the next. Default: 0.
  open var instanceBlueOffset: Float {
    get { Float(clamping: number(forKey: "instanceBlueOffset") ?? 0) }
    set { setValue(newValue, forKey: "instanceBlueOffset") }
  }

  /// The alpha component of the color grows by this from each instance to the next. Default: 0.
  open var instanceAlphaOffset: Float {
    get { Float(clamping: number(forKey: "instanceAlphaOffset") ?? 0) }
    set { setValue(newValue, forKey: "instanceAlphaOffset") }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "instanceCount": NSNumber(value: 1)
    case "preservesDepth": NSNumber(value: false)
    case "instanceTransform": CATransform3DIdentity
    case "instanceColor": CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    case "instanceDelay", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset",
      "instanceAlphaOffset":
      NSNumber(value: 0)
    default: super.defaultValue(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    super.setValue(value, forKey: key)
    if Self.replicatorKeys.contains(key) { updateReplicator() }
  }

  private static let animatedKeys: Set<String> = [
    "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset",
    "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
  ]

  private static let replicatorKeys = animatedKeys.union(["instanceCount", "preservesDepth"])

  override func classValue(forKey key: String) -> Any? {
    Self.animatedKeys.contains(key) ? value(forKey: key) : super.classValue(forKey: key)
  }
}

extension CAReplicatorLayer {
  /// Brings the values that were set to the style, from which the compositor draws.
  private func updateReplicator() {
    let transform = instanceTransform
    require(
      transform.isFinite, "CAReplicatorLayer instanceTransform contains NaN: \(transform)")
    var replicator = LayerReplicator()
    replicator.count = Double(instanceCount)
    replicator.delay = instanceDelay.isFinite ? instanceDelay : 0
    replicator.transform = transform
    replicator.color = SIMD4<Float>(instanceColor?.rgba ?? .one)
    replicator.redOffset = instanceRedOffset
    replicator.greenOffset = instanceGreenOffset
    replicator.blueOffset = instanceBlueOffset
    replicator.alphaOffset = instanceAlphaOffset
    if space.isTransformLayer != preservesDepth {
      space.isTransformLayer = preservesDepth
      touch(.space)
    }
    guard layerStyle.kind != .replicator(replicator) else { return }
    layerStyle.kind = .replicator(replicator)
    touch(.style)
  }
}

extension CALayer {
  /// The number that was set for a key; nil for a value of another type.
  func number(forKey key: String) -> Double? {
    value(forKey: key).flatMap(AnimationValue.number)
  }
}
