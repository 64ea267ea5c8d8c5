import UIKit

final class OverridingReplicatorLayer: CAReplicatorLayer {
  override var instanceCount: Int {
    get { called(super.instanceCount) }
    set { super.instanceCount = assigned(newValue) }
  }
  override var preservesDepth: Bool {
    get { called(super.preservesDepth) }
    set { super.preservesDepth = assigned(newValue) }
  }
  override var instanceDelay: CFTimeInterval {
    get { called(super.instanceDelay) }
    set { super.instanceDelay = assigned(newValue) }
  }
  override var instanceTransform: CATransform3D {
    get { called(super.instanceTransform) }
    set { super.instanceTransform = assigned(newValue) }
  }
  override var instanceColor: CGColor? {
    get { called(super.instanceColor) }
    set { super.instanceColor = assigned(newValue) }
  }
  override var instanceRedOffset: Float {
    get { called(super.instanceRedOffset) }
    set { super.instanceRedOffset = assigned(newValue) }
  }
  override var instanceGreenOffset: Float {
    get { called(super.instanceGreenOffset) }
    set { super.instanceGreenOffset = assigned(newValue) }
  }
  override var instanceBlueOffset: Float {
    get { called(super.instanceBlueOffset) }
    set { super.instanceBlueOffset = assigned(newValue) }
  }
  override var instanceAlphaOffset: Float {
    get { called(super.instanceAlphaOffset) }
    set { super.instanceAlphaOffset = assigned(newValue) }
  }
  override class func defaultValue(forKey key: String) -> Any? {
    called(super.defaultValue(forKey: key))
  }
  override func setValue(_ value: Any?, forKey key: String) {
    called(super.setValue(value, forKey: key))
  }
}

final class OverridingEmitterLayer: CAEmitterLayer {
  override var emitterCells: [CAEmitterCell]? {
    get { called(super.emitterCells) }
    set { super.emitterCells = assigned(newValue) }
  }
  override var birthRate: Float {
    get { called(super.birthRate) }
    set { super.birthRate = assigned(newValue) }
  }
  override var lifetime: Float {
    get { called(super.lifetime) }
    set { super.lifetime = assigned(newValue) }
  }
  override var emitterPosition: CGPoint {
    get { called(super.emitterPosition) }
    set { super.emitterPosition = assigned(newValue) }
  }
  override var emitterZPosition: CGFloat {
    get { called(super.emitterZPosition) }
    set { super.emitterZPosition = assigned(newValue) }
  }
  override var emitterSize: CGSize {
    get { called(super.emitterSize) }
    set { super.emitterSize = assigned(newValue) }
  }
  override var emitterDepth: CGFloat {
    get { called(super.emitterDepth) }
    set { super.emitterDepth = assigned(newValue) }
  }
  override var emitterShape: CAEmitterLayerEmitterShape {
    get { called(super.emitterShape) }
    set { super.emitterShape = assigned(newValue) }
  }
  override var emitterMode: CAEmitterLayerEmitterMode {
    get { called(super.emitterMode) }
    set { super.emitterMode = assigned(newValue) }
  }
  override var renderMode: CAEmitterLayerRenderMode {
    get { called(super.renderMode) }
    set { super.renderMode = assigned(newValue) }
  }
  override var preservesDepth: Bool {
    get { called(super.preservesDepth) }
    set { super.preservesDepth = assigned(newValue) }
  }
  override var velocity: Float {
    get { called(super.velocity) }
    set { super.velocity = assigned(newValue) }
  }
  override var scale: Float {
    get { called(super.scale) }
    set { super.scale = assigned(newValue) }
  }
  override var spin: Float {
    get { called(super.spin) }
    set { super.spin = assigned(newValue) }
  }
  override var seed: UInt32 {
    get { called(super.seed) }
    set { super.seed = assigned(newValue) }
  }
  override class func defaultValue(forKey key: String) -> Any? {
    called(super.defaultValue(forKey: key))
  }
  override func setValue(_ value: Any?, forKey key: String) {
    called(super.setValue(value, forKey: key))
  }
  override func value(forKeyPath keyPath: String) -> Any? {
    called(super.value(forKeyPath: keyPath))
  }
  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    called(super.setValue(value, forKeyPath: keyPath))
  }
}

final class OverridingEmitterCell: CAEmitterCell {
  override var name: String? {
    get { called(super.name) }
    set { super.name = assigned(newValue) }
  }
  override var isEnabled: Bool {
    get { called(super.isEnabled) }
    set { super.isEnabled = assigned(newValue) }
  }
  override var birthRate: Float {
    get { called(super.birthRate) }
    set { super.birthRate = assigned(newValue) }
  }
  override var lifetime: Float {
    get { called(super.lifetime) }
    set { super.lifetime = assigned(newValue) }
  }
  override var lifetimeRange: Float {
    get { called(super.lifetimeRange) }
    set { super.lifetimeRange = assigned(newValue) }
  }
  override var emissionLatitude: CGFloat {
    get { called(super.emissionLatitude) }
    set { super.emissionLatitude = assigned(newValue) }
  }
  override var emissionLongitude: CGFloat {
    get { called(super.emissionLongitude) }
    set { super.emissionLongitude = assigned(newValue) }
  }
  override var emissionRange: CGFloat {
    get { called(super.emissionRange) }
    set { super.emissionRange = assigned(newValue) }
  }
  override var velocity: CGFloat {
    get { called(super.velocity) }
    set { super.velocity = assigned(newValue) }
  }
  override var velocityRange: CGFloat {
    get { called(super.velocityRange) }
    set { super.velocityRange = assigned(newValue) }
  }
  override var xAcceleration: CGFloat {
    get { called(super.xAcceleration) }
    set { super.xAcceleration = assigned(newValue) }
  }
  override var yAcceleration: CGFloat {
    get { called(super.yAcceleration) }
    set { super.yAcceleration = assigned(newValue) }
  }
  override var zAcceleration: CGFloat {
    get { called(super.zAcceleration) }
    set { super.zAcceleration = assigned(newValue) }
  }
  override var scale: CGFloat {
    get { called(super.scale) }
    set { super.scale = assigned(newValue) }
  }
  override var scaleRange: CGFloat {
    get { called(super.scaleRange) }
    set { super.scaleRange = assigned(newValue) }
  }
  override var scaleSpeed: CGFloat {
    get { called(super.scaleSpeed) }
    set { super.scaleSpeed = assigned(newValue) }
  }
  override var spin: CGFloat {
    get { called(super.spin) }
    set { super.spin = assigned(newValue) }
  }
  override var spinRange: CGFloat {
    get { called(super.spinRange) }
    set { super.spinRange = assigned(newValue) }
  }
  override var color: CGColor? {
    get { called(super.color) }
    set { super.color = assigned(newValue) }
  }
  override var redRange: Float {
    get { called(super.redRange) }
    set { super.redRange = assigned(newValue) }
  }
  override var greenRange: Float {
    get { called(super.greenRange) }
    set { super.greenRange = assigned(newValue) }
  }
  override var blueRange: Float {
    get { called(super.blueRange) }
    set { super.blueRange = assigned(newValue) }
  }
  override var alphaRange: Float {
    get { called(super.alphaRange) }
    set { super.alphaRange = assigned(newValue) }
  }
  override var redSpeed: Float {
    get { called(super.redSpeed) }
    set { super.redSpeed = assigned(newValue) }
  }
  override var greenSpeed: Float {
    get { called(super.greenSpeed) }
    set { super.greenSpeed = assigned(newValue) }
  }
  override var blueSpeed: Float {
    get { called(super.blueSpeed) }
    set { super.blueSpeed = assigned(newValue) }
  }
  override var alphaSpeed: Float {
    get { called(super.alphaSpeed) }
    set { super.alphaSpeed = assigned(newValue) }
  }
  override var contents: Any? {
    get { called(super.contents) }
    set { super.contents = assigned(newValue) }
  }
  override var contentsRect: CGRect {
    get { called(super.contentsRect) }
    set { super.contentsRect = assigned(newValue) }
  }
  override var contentsScale: CGFloat {
    get { called(super.contentsScale) }
    set { super.contentsScale = assigned(newValue) }
  }
  override var magnificationFilter: String {
    get { called(super.magnificationFilter) }
    set { super.magnificationFilter = assigned(newValue) }
  }
  override var minificationFilter: String {
    get { called(super.minificationFilter) }
    set { super.minificationFilter = assigned(newValue) }
  }
  override var minificationFilterBias: Float {
    get { called(super.minificationFilterBias) }
    set { super.minificationFilterBias = assigned(newValue) }
  }
  override var emitterCells: [CAEmitterCell]? {
    get { called(super.emitterCells) }
    set { super.emitterCells = assigned(newValue) }
  }
  override var style: [AnyHashable: Any]? {
    get { called(super.style) }
    set { super.style = assigned(newValue) }
  }
  override var beginTime: CFTimeInterval {
    get { called(super.beginTime) }
    set { super.beginTime = assigned(newValue) }
  }
  override var duration: CFTimeInterval {
    get { called(super.duration) }
    set { super.duration = assigned(newValue) }
  }
  override var speed: Float {
    get { called(super.speed) }
    set { super.speed = assigned(newValue) }
  }
  override var timeOffset: CFTimeInterval {
    get { called(super.timeOffset) }
    set { super.timeOffset = assigned(newValue) }
  }
  override var repeatCount: Float {
    get { called(super.repeatCount) }
    set { super.repeatCount = assigned(newValue) }
  }
  override var repeatDuration: CFTimeInterval {
    get { called(super.repeatDuration) }
    set { super.repeatDuration = assigned(newValue) }
  }
  override var autoreverses: Bool {
    get { called(super.autoreverses) }
    set { super.autoreverses = assigned(newValue) }
  }
  override var fillMode: CAMediaTimingFillMode {
    get { called(super.fillMode) }
    set { super.fillMode = assigned(newValue) }
  }
  override class func defaultValue(forKey key: String) -> Any? {
    called(super.defaultValue(forKey: key))
  }
  override func setValue(_ value: Any?, forKey key: String) {
    called(super.setValue(value, forKey: key))
  }
  override func value(forKeyPath keyPath: String) -> Any? {
    called(super.value(forKeyPath: keyPath))
  }
  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    called(super.setValue(value, forKeyPath: keyPath))
  }
  override func value(forKey key: String) -> Any? { called(super.value(forKey: key)) }
  override func shouldArchiveValue(forKey key: String) -> Bool {
    called(super.shouldArchiveValue(forKey: key))
  }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
}

extension Overrides {
  static let replicatorLayer = Overrides(
    of: "CAReplicatorLayer", by: OverridingReplicatorLayer(),
    uses: [
      {
        $0.instanceCount = $0.instanceCount
        $0.preservesDepth = $0.preservesDepth
        $0.instanceDelay = $0.instanceDelay
        $0.instanceTransform = $0.instanceTransform
        $0.instanceColor = $0.instanceColor
        $0.instanceRedOffset = $0.instanceRedOffset
        $0.instanceGreenOffset = $0.instanceGreenOffset
        $0.instanceBlueOffset = $0.instanceBlueOffset
        $0.instanceAlphaOffset = $0.instanceAlphaOffset
        $0.setValue(nil, forKey: "instanceCount")
        _ = OverridingReplicatorLayer.defaultValue(forKey: "instanceCount")
      }
    ])

  static let emitterLayer = Overrides(
    of: "CAEmitterLayer", by: OverridingEmitterLayer(),
    uses: [
      {
        $0.emitterCells = $0.emitterCells
        $0.birthRate = $0.birthRate
        $0.lifetime = $0.lifetime
        $0.emitterPosition = $0.emitterPosition
        $0.emitterZPosition = $0.emitterZPosition
        $0.emitterSize = $0.emitterSize
        $0.emitterDepth = $0.emitterDepth
        $0.emitterShape = $0.emitterShape
        $0.emitterMode = $0.emitterMode
        $0.renderMode = $0.renderMode
        $0.preservesDepth = $0.preservesDepth
        $0.velocity = $0.velocity
        $0.scale = $0.scale
        $0.spin = $0.spin
        $0.seed = $0.seed
        $0.setValue(nil, forKey: "seed")
        $0.setValue(1, forKeyPath: "emitterPosition.x")
        _ = $0.value(forKeyPath: "emitterPosition.x")
        _ = OverridingEmitterLayer.defaultValue(forKey: "seed")
      }
    ])

  static let emitterCell = Overrides(
    of: "CAEmitterCell", by: OverridingEmitterCell(),
    uses: [
      {
        $0.name = $0.name
        $0.isEnabled = $0.isEnabled
        $0.birthRate = $0.birthRate
        $0.lifetime = $0.lifetime
        $0.lifetimeRange = $0.lifetimeRange
        $0.emissionLatitude = $0.emissionLatitude
        $0.emissionLongitude = $0.emissionLongitude
        $0.emissionRange = $0.emissionRange
        $0.velocity = $0.velocity
        $0.velocityRange = $0.velocityRange
        $0.xAcceleration = $0.xAcceleration
        $0.yAcceleration = $0.yAcceleration
        $0.zAcceleration = $0.zAcceleration
        $0.scale = $0.scale
        $0.scaleRange = $0.scaleRange
        $0.scaleSpeed = $0.scaleSpeed
        $0.spin = $0.spin
        $0.spinRange = $0.spinRange
        $0.color = $0.color
        $0.redRange = $0.redRange
        $0.greenRange = $0.greenRange
        $0.blueRange = $0.blueRange
        $0.alphaRange = $0.alphaRange
        $0.redSpeed = $0.redSpeed
        $0.greenSpeed = $0.greenSpeed
        $0.blueSpeed = $0.blueSpeed
        $0.alphaSpeed = $0.alphaSpeed
        $0.contents = $0.contents
        $0.contentsRect = $0.contentsRect
        $0.contentsScale = $0.contentsScale
        $0.magnificationFilter = $0.magnificationFilter
        $0.minificationFilter = $0.minificationFilter
        $0.minificationFilterBias = $0.minificationFilterBias
        $0.emitterCells = $0.emitterCells
        $0.style = $0.style
        $0.beginTime = $0.beginTime
        $0.duration = $0.duration
        $0.speed = $0.speed
        $0.timeOffset = $0.timeOffset
        $0.repeatCount = $0.repeatCount
        $0.repeatDuration = $0.repeatDuration
        $0.autoreverses = $0.autoreverses
        $0.fillMode = $0.fillMode
        $0.setValue(1, forKey: "velocity")
        $0.setValue(1, forKeyPath: "velocity")
        _ = ($0.value(forKey: "velocity"), $0.value(forKeyPath: "velocity"))
        _ = OverridingEmitterCell.defaultValue(forKey: "velocity")
        _ = OverridingEmitterCell.supportsSecureCoding
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: true))
      }
    ])
}
