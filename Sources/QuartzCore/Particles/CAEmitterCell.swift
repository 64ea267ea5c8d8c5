public import CoreGraphics
public import Foundation
import LayerTree

/// A source of particles in a `CAEmitterLayer`, or in another cell, whose particles then emit its
/// particles.
///
/// A range is the largest difference from the mean value, to both sides; `emissionRange` is a whole
/// angle. Values of a particle are chosen when it is born. Times are those of the layer, or of the
/// particle that emits: `beginTime` and `duration`, which is infinite by default, limit when
/// particles are emitted, and `speed` applies to them too.
///
/// Main thread only. Numbers that are not finite count as 0 or as the largest possible one.
/// `minificationFilterBias` is kept but has no effect. Source: Apple, "CAEmitterCell".
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, @preconcurrency NSSecureCoding, CAMediaTiming {
  /// The values, in the form that is committed.
  final var values = EmitterCell()
  private final var exactColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  private final var styleValues: [AnyHashable: Any]?
  /// The values that `setValue(_:forKey:)` stored for keys that are no properties.
  final var keyedValues: [String: Any] = [:]

  public override init() {
    super.init()
  }

  // MARK: Emission

  /// The name of the cell in key paths such as `emitterCells.NAME.birthRate`. Default: nil.
  open var name: String? {
    get { values.name.isEmpty ? nil : values.name }
    set { values.name = newValue ?? "" }
  }

  /// Whether the cell has particles. Default: true.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The number of particles per second. They are born at equal distances. Default: 0.
  open var birthRate: Float {
    get { Float(clamping: values.birthRate) }
    set { values.birthRate = Double(newValue) }
  }

  /// The time for which a particle exists. Seconds; default: 0.
  open var lifetime: Float {
    get { Float(clamping: values.lifetime) }
    set { values.lifetime = Double(newValue) }
  }

  open var lifetimeRange: Float {
    get { Float(clamping: values.lifetimeRange) }
    set { values.lifetimeRange = Double(newValue) }
  }

  /// The angle of the emission to the xy-plane. Radians; default: 0.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values.emissionLatitude) }
    set { values.emissionLatitude = Double(newValue) }
  }

  /// The angle of the emission in the xy-plane, from x to y. Radians; default: 0.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values.emissionLongitude) }
    set { values.emissionLongitude = Double(newValue) }
  }

  /// The angle, or the opening angle of the cone, in which particles are emitted, with the direction
  /// of the emission in the middle. Radians; default: 0.
  open var emissionRange: CGFloat {
    get { CGFloat(values.emissionRange) }
    set { values.emissionRange = Double(newValue) }
  }

  /// The velocity at birth. Points per second; default: 0.
  open var velocity: CGFloat {
    get { CGFloat(values.velocity) }
    set { values.velocity = Double(newValue) }
  }

  open var velocityRange: CGFloat {
    get { CGFloat(values.velocityRange) }
    set { values.velocityRange = Double(newValue) }
  }

  /// The acceleration along x. Points per second squared; default: 0.
  open var xAcceleration: CGFloat {
    get { CGFloat(values.xAcceleration) }
    set { values.xAcceleration = Double(newValue) }
  }

  open var yAcceleration: CGFloat {
    get { CGFloat(values.yAcceleration) }
    set { values.yAcceleration = Double(newValue) }
  }

  open var zAcceleration: CGFloat {
    get { CGFloat(values.zAcceleration) }
    set { values.zAcceleration = Double(newValue) }
  }

  // MARK: Appearance

  /// The scale of the contents at birth. Default: 1.
  open var scale: CGFloat {
    get { CGFloat(values.scale) }
    set { values.scale = Double(newValue) }
  }

  open var scaleRange: CGFloat {
    get { CGFloat(values.scaleRange) }
    set { values.scaleRange = Double(newValue) }
  }

  /// The change of the scale per second. Default: 0.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values.scaleSpeed) }
    set { values.scaleSpeed = Double(newValue) }
  }

  /// The rotation about z. Radians per second; default: 0.
  open var spin: CGFloat {
    get { CGFloat(values.spin) }
    set { values.spin = Double(newValue) }
  }

  open var spinRange: CGFloat {
    get { CGFloat(values.spinRange) }
    set { values.spinRange = Double(newValue) }
  }

  /// The color at birth, with which the colors of the contents are multiplied. Default: opaque
  /// white, as for nil.
  open var color: CGColor? {
    get { exactColor }
    set {
      exactColor = newValue
      values.color = SIMD4<Float>(newValue?.rgba ?? .one)
    }
  }

  open var redRange: Float {
    get { values.colorRange.x }
    set { values.colorRange.x = newValue }
  }

  open var greenRange: Float {
    get { values.colorRange.y }
    set { values.colorRange.y = newValue }
  }

  open var blueRange: Float {
    get { values.colorRange.z }
    set { values.colorRange.z = newValue }
  }

  open var alphaRange: Float {
    get { values.colorRange.w }
    set { values.colorRange.w = newValue }
  }

  /// The change of the red component per second. Default: 0.
  open var redSpeed: Float {
    get { values.colorSpeed.x }
    set { values.colorSpeed.x = newValue }
  }

  open var greenSpeed: Float {
    get { values.colorSpeed.y }
    set { values.colorSpeed.y = newValue }
  }

  open var blueSpeed: Float {
    get { values.colorSpeed.z }
    set { values.colorSpeed.z = newValue }
  }

  open var alphaSpeed: Float {
    get { values.colorSpeed.w }
    set { values.colorSpeed.w = newValue }
  }

  /// The `CGImage` of the particles; nil, the default, for particles that are not seen themselves.
  open var contents: Any? {
    get { image }
    set {
      image = newValue as? CGImage
      values.contents = image.map(LayerContents.init(image:))
    }
  }

  final private(set) var image: CGImage?

  /// The part of the contents that is shown, in unit coordinates. Default: (0, 0, 1, 1).
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }

  /// The pixels of the contents per point at scale 1. Default: 1.
  open var contentsScale: CGFloat {
    get { CGFloat(values.contentsScale) }
    set { values.contentsScale = Double(newValue) }
  }

  /// A raw value of `CALayerContentsFilter`. Default: "linear".
  open var magnificationFilter: String {
    get { CALayerContentsFilter(values.magnificationFilter).rawValue }
    set { values.magnificationFilter = CALayerContentsFilter(rawValue: newValue).filter }
  }

  /// A raw value of `CALayerContentsFilter`. Default: "linear".
  open var minificationFilter: String {
    get { CALayerContentsFilter(values.minificationFilter).rawValue }
    set { values.minificationFilter = CALayerContentsFilter(rawValue: newValue).filter }
  }

  open var minificationFilterBias: Float {
    get { Float(clamping: values.minificationFilterBias) }
    set { values.minificationFilterBias = Double(newValue) }
  }

  /// The cells that each particle emits, from its place. Default: nil.
  open var emitterCells: [CAEmitterCell]?

  /// Fallback values for keys that the cell itself has no value for; a property counts as set if it
  /// differs from a new cell's when the style is set. Default: nil.
  open var style: [AnyHashable: Any]? {
    get { styleValues }
    set {
      styleValues = newValue
      for case (let key as String, let value) in newValue ?? [:] where key != "style" {
        if EmitterCellKey.named(key) != nil, isDefaultValue(forKey: key) {
          setValue(value, forKey: key)
        }
      }
    }
  }

  // MARK: Timing

  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { values.timing.beginTime = newValue }
  }

  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { values.timing.duration = newValue }
  }

  open var speed: Float {
    get { Float(values.timing.speed) }
    set { values.timing.speed = Double(newValue) }
  }

  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { values.timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { Float(values.timing.repeatCount) }
    set { values.timing.repeatCount = Double(newValue) }
  }

  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { values.timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { values.timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(values.timing.fillMode) }
    set { values.timing.fillMode = newValue.mediaTimingMode }
  }

  // MARK: Key-value coding

  /// The value of a property, or what was set for another key; else the value in `style` or the
  /// default value. Numbers are `NSNumber`s.
  open func value(forKey key: String) -> Any? {
    if let property = EmitterCellKey.named(key) { return property.get(self) }
    return keyedValues[key] ?? styleValues?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a property, or stores the value for another key; nil resets it to its default. Values that
  /// a property does not accept are ignored.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = EmitterCellKey.named(key) else {
      keyedValues[key] = value
      return
    }
    property.set(self, value ?? property.get(EmitterCellKey.defaultCell))
  }

  /// The value of a key, or a part of it such as `contentsRect.size.width` or, of the cells in this
  /// one, `emitterCells.NAME.birthRate`.
  open func value(forKeyPath keyPath: String) -> Any? {
    part(at: keyPath)
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setPart(value, at: keyPath)
  }

  /// The default value of a key: for a property, its value in a new cell.
  open class func defaultValue(forKey key: String) -> Any? {
    EmitterCellKey.named(key)?.get(EmitterCellKey.defaultCell)
  }

  /// Whether the value of a key is put into archives: whether it differs from the default.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    !isDefaultValue(forKey: key)
  }

  // MARK: Archives

  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Creates a default cell if `coder` is not an `NSKeyedUnarchiver`.
  public required init?(coder: NSCoder) {
    super.init()
    decode(with: coder)
  }

  open func encode(with coder: NSCoder) {
    encodeValues(with: coder)
  }
}
