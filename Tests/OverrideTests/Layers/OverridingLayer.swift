import UIKit

final class OverridingLayer: CALayer {
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override var description: String { called(super.description) }
  override var debugDescription: String { called(super.debugDescription) }
  override var backgroundColor: CGColor? {
    get { called(super.backgroundColor) }
    set { super.backgroundColor = assigned(newValue) }
  }
  override var opacity: Float {
    get { called(super.opacity) }
    set { super.opacity = assigned(newValue) }
  }
  override var isHidden: Bool {
    get { called(super.isHidden) }
    set { super.isHidden = assigned(newValue) }
  }
  override var isOpaque: Bool {
    get { called(super.isOpaque) }
    set { super.isOpaque = assigned(newValue) }
  }
  override var contentsScale: CGFloat {
    get { called(super.contentsScale) }
    set { super.contentsScale = assigned(newValue) }
  }
  override var needsDisplayOnBoundsChange: Bool {
    get { called(super.needsDisplayOnBoundsChange) }
    set { super.needsDisplayOnBoundsChange = assigned(newValue) }
  }
  override var name: String? {
    get { called(super.name) }
    set { super.name = assigned(newValue) }
  }
  override var delegate: (any CALayerDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var actions: [String: any CAAction]? {
    get { called(super.actions) }
    set { super.actions = assigned(newValue) }
  }
  override var position: CGPoint {
    get { called(super.position) }
    set { super.position = assigned(newValue) }
  }
  override var bounds: CGRect {
    get { called(super.bounds) }
    set { super.bounds = assigned(newValue) }
  }
  override var anchorPoint: CGPoint {
    get { called(super.anchorPoint) }
    set { super.anchorPoint = assigned(newValue) }
  }
  override var transform: CATransform3D {
    get { called(super.transform) }
    set { super.transform = assigned(newValue) }
  }
  override func affineTransform() -> CGAffineTransform { called(super.affineTransform()) }
  override func setAffineTransform(_ m: CGAffineTransform) { called(super.setAffineTransform(m)) }
  override var frame: CGRect {
    get { called(super.frame) }
    set { super.frame = assigned(newValue) }
  }
  override var sublayerTransform: CATransform3D {
    get { called(super.sublayerTransform) }
    set { super.sublayerTransform = assigned(newValue) }
  }
  override var anchorPointZ: CGFloat {
    get { called(super.anchorPointZ) }
    set { super.anchorPointZ = assigned(newValue) }
  }
  override var isGeometryFlipped: Bool {
    get { called(super.isGeometryFlipped) }
    set { super.isGeometryFlipped = assigned(newValue) }
  }
  override func contentsAreFlipped() -> Bool { called(super.contentsAreFlipped()) }
  override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    called(super.convert(p, from: l), "convert(_:from:) of a point")
  }
  override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    called(super.convert(p, to: l), "convert(_:to:) of a point")
  }
  override func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    called(super.convert(r, from: l), "convert(_:from:) of a rectangle")
  }
  override func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    called(super.convert(r, to: l), "convert(_:to:) of a rectangle")
  }
  override func scroll(_ p: CGPoint) { called(super.scroll(p)) }
  override func scrollRectToVisible(_ r: CGRect) { called(super.scrollRectToVisible(r)) }
  override var visibleRect: CGRect { called(super.visibleRect) }
  override var autoresizingMask: CAAutoresizingMask {
    get { called(super.autoresizingMask) }
    set { super.autoresizingMask = assigned(newValue) }
  }
  override var zPosition: CGFloat {
    get { called(super.zPosition) }
    set { super.zPosition = assigned(newValue) }
  }
  override var cornerRadius: CGFloat {
    get { called(super.cornerRadius) }
    set { super.cornerRadius = assigned(newValue) }
  }
  override var maskedCorners: CACornerMask {
    get { called(super.maskedCorners) }
    set { super.maskedCorners = assigned(newValue) }
  }
  override var cornerCurve: CALayerCornerCurve {
    get { called(super.cornerCurve) }
    set { super.cornerCurve = assigned(newValue) }
  }
  override var minificationFilterBias: Float {
    get { called(super.minificationFilterBias) }
    set { super.minificationFilterBias = assigned(newValue) }
  }
  override var contentsFormat: CALayerContentsFormat {
    get { called(super.contentsFormat) }
    set { super.contentsFormat = assigned(newValue) }
  }
  override var drawsAsynchronously: Bool {
    get { called(super.drawsAsynchronously) }
    set { super.drawsAsynchronously = assigned(newValue) }
  }
  override var wantsExtendedDynamicRangeContent: Bool {
    get { called(super.wantsExtendedDynamicRangeContent) }
    set { super.wantsExtendedDynamicRangeContent = assigned(newValue) }
  }
  override class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    called(super.cornerCurveExpansionFactor(curve))
  }
  override var borderWidth: CGFloat {
    get { called(super.borderWidth) }
    set { super.borderWidth = assigned(newValue) }
  }
  override var borderColor: CGColor? {
    get { called(super.borderColor) }
    set { super.borderColor = assigned(newValue) }
  }
  override var masksToBounds: Bool {
    get { called(super.masksToBounds) }
    set { super.masksToBounds = assigned(newValue) }
  }
  override var mask: CALayer? {
    get { called(super.mask) }
    set { super.mask = assigned(newValue) }
  }
  override var filters: [Any]? {
    get { called(super.filters) }
    set { super.filters = assigned(newValue) }
  }
  override var backgroundFilters: [Any]? {
    get { called(super.backgroundFilters) }
    set { super.backgroundFilters = assigned(newValue) }
  }
  override var compositingFilter: Any? {
    get { called(super.compositingFilter) }
    set { super.compositingFilter = assigned(newValue) }
  }
  override var contentsGravity: CALayerContentsGravity {
    get { called(super.contentsGravity) }
    set { super.contentsGravity = assigned(newValue) }
  }
  override var contentsRect: CGRect {
    get { called(super.contentsRect) }
    set { super.contentsRect = assigned(newValue) }
  }
  override var contentsCenter: CGRect {
    get { called(super.contentsCenter) }
    set { super.contentsCenter = assigned(newValue) }
  }
  override var magnificationFilter: CALayerContentsFilter {
    get { called(super.magnificationFilter) }
    set { super.magnificationFilter = assigned(newValue) }
  }
  override var minificationFilter: CALayerContentsFilter {
    get { called(super.minificationFilter) }
    set { super.minificationFilter = assigned(newValue) }
  }
  override var isDoubleSided: Bool {
    get { called(super.isDoubleSided) }
    set { super.isDoubleSided = assigned(newValue) }
  }
  override var allowsGroupOpacity: Bool {
    get { called(super.allowsGroupOpacity) }
    set { super.allowsGroupOpacity = assigned(newValue) }
  }
  override var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { called(super.edgeAntialiasingMask) }
    set { super.edgeAntialiasingMask = assigned(newValue) }
  }
  override var allowsEdgeAntialiasing: Bool {
    get { called(super.allowsEdgeAntialiasing) }
    set { super.allowsEdgeAntialiasing = assigned(newValue) }
  }
  override var shadowColor: CGColor? {
    get { called(super.shadowColor) }
    set { super.shadowColor = assigned(newValue) }
  }
  override var shadowOpacity: Float {
    get { called(super.shadowOpacity) }
    set { super.shadowOpacity = assigned(newValue) }
  }
  override var shadowOffset: CGSize {
    get { called(super.shadowOffset) }
    set { super.shadowOffset = assigned(newValue) }
  }
  override var shadowRadius: CGFloat {
    get { called(super.shadowRadius) }
    set { super.shadowRadius = assigned(newValue) }
  }
  override var shadowPath: CGPath? {
    get { called(super.shadowPath) }
    set { super.shadowPath = assigned(newValue) }
  }
  override var shouldRasterize: Bool {
    get { called(super.shouldRasterize) }
    set { super.shouldRasterize = assigned(newValue) }
  }
  override var rasterizationScale: CGFloat {
    get { called(super.rasterizationScale) }
    set { super.rasterizationScale = assigned(newValue) }
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
  override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    called(super.convertTime(t, from: l))
  }
  override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    called(super.convertTime(t, to: l))
  }
  override var superlayer: CALayer? { called(super.superlayer) }
  override var sublayers: [CALayer]? {
    get { called(super.sublayers) }
    set { super.sublayers = assigned(newValue) }
  }
  override func addSublayer(_ layer: CALayer) { called(super.addSublayer(layer)) }
  override func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    called(super.insertSublayer(layer, at: idx))
  }
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    called(super.insertSublayer(layer, below: sibling))
  }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    called(super.insertSublayer(layer, above: sibling))
  }
  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    called(super.replaceSublayer(oldLayer, with: newLayer))
  }
  override func removeFromSuperlayer() { called(super.removeFromSuperlayer()) }
  override func setNeedsLayout() { called(super.setNeedsLayout()) }
  override func needsLayout() -> Bool { called(super.needsLayout()) }
  override func layoutIfNeeded() { called(super.layoutIfNeeded()) }
  override var contents: Any? {
    get { called(super.contents) }
    set { super.contents = assigned(newValue) }
  }
  override func setNeedsDisplay() { called(super.setNeedsDisplay()) }
  override func setNeedsDisplay(_ r: CGRect) { called(super.setNeedsDisplay(r)) }
  override func needsDisplay() -> Bool { called(super.needsDisplay()) }
  override func displayIfNeeded() { called(super.displayIfNeeded()) }
  override func animation(forKey key: String) -> CAAnimation? {
    called(super.animation(forKey: key))
  }
  override func animationKeys() -> [String]? { called(super.animationKeys()) }
  override func removeAnimation(forKey key: String) { called(super.removeAnimation(forKey: key)) }
  override func removeAllAnimations() { called(super.removeAllAnimations()) }
  override func presentation() -> Self? { called(super.presentation()) }
  override func model() -> Self { called(super.model()) }
  override func render(in ctx: CGContext) { called(super.render(in: ctx)) }
  override func value(forKeyPath keyPath: String) -> Any? {
    called(super.value(forKeyPath: keyPath))
  }
  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    called(super.setValue(value, forKeyPath: keyPath))
  }
  override func action(forKey event: String) -> (any CAAction)? {
    called(super.action(forKey: event))
  }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    called(super.add(anim, forKey: key))
  }
  override func value(forKey key: String) -> Any? { called(super.value(forKey: key)) }
  override func setValue(_ value: Any?, forKey key: String) {
    called(super.setValue(value, forKey: key))
  }
  override func layoutSublayers() { called(super.layoutSublayers()) }
  override func resizeSublayers(withOldSize size: CGSize) {
    called(super.resizeSublayers(withOldSize: size))
  }
  override func resize(withOldSuperlayerSize size: CGSize) {
    called(super.resize(withOldSuperlayerSize: size))
  }
  override func preferredFrameSize() -> CGSize { called(super.preferredFrameSize()) }
  override func contains(_ p: CGPoint) -> Bool { called(super.contains(p)) }
  override func hitTest(_ p: CGPoint) -> CALayer? { called(super.hitTest(p)) }
  override func display() { called(super.display()) }
  override func draw(in ctx: CGContext) { called(super.draw(in: ctx)) }
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    called(super.defaultAction(forKey: event))
  }
  override class func defaultValue(forKey key: String) -> Any? {
    called(super.defaultValue(forKey: key))
  }
  override class func needsDisplay(forKey key: String) -> Bool {
    called(super.needsDisplay(forKey: key))
  }
}

extension Overrides {
  static let layer = Overrides(
    of: "CALayer", by: OverridingLayer(),
    uses: [
      {
        $0.bounds = $0.bounds
        $0.position = $0.position
        $0.zPosition = $0.zPosition
        $0.anchorPoint = $0.anchorPoint
        $0.anchorPointZ = $0.anchorPointZ
        $0.transform = $0.transform
        $0.frame = $0.frame
        $0.sublayerTransform = $0.sublayerTransform
        $0.isGeometryFlipped = $0.isGeometryFlipped
        $0.autoresizingMask = $0.autoresizingMask
        _ = ($0.affineTransform(), $0.contentsAreFlipped(), $0.preferredFrameSize())
        $0.setAffineTransform(.identity)
      },
      {
        $0.contents = $0.contents
        $0.contentsRect = $0.contentsRect
        $0.contentsGravity = $0.contentsGravity
        $0.contentsScale = $0.contentsScale
        $0.contentsCenter = $0.contentsCenter
        $0.minificationFilter = $0.minificationFilter
        $0.magnificationFilter = $0.magnificationFilter
        $0.isOpaque = $0.isOpaque
        $0.needsDisplayOnBoundsChange = $0.needsDisplayOnBoundsChange
        $0.edgeAntialiasingMask = $0.edgeAntialiasingMask
        $0.allowsEdgeAntialiasing = $0.allowsEdgeAntialiasing
        $0.shadowColor = $0.shadowColor
        $0.shadowOpacity = $0.shadowOpacity
        $0.shadowOffset = $0.shadowOffset
        $0.shadowRadius = $0.shadowRadius
        $0.shadowPath = $0.shadowPath
        $0.shouldRasterize = $0.shouldRasterize
        $0.rasterizationScale = $0.rasterizationScale
      },
      {
        $0.isHidden = $0.isHidden
        $0.isDoubleSided = $0.isDoubleSided
        $0.masksToBounds = $0.masksToBounds
        $0.mask = $0.mask
        $0.filters = $0.filters
        $0.backgroundFilters = $0.backgroundFilters
        $0.compositingFilter = $0.compositingFilter
        $0.backgroundColor = $0.backgroundColor
        $0.cornerRadius = $0.cornerRadius
        $0.maskedCorners = $0.maskedCorners
        $0.cornerCurve = $0.cornerCurve
        _ = type(of: $0).cornerCurveExpansionFactor($0.cornerCurve)
        $0.borderWidth = $0.borderWidth
        $0.borderColor = $0.borderColor
        $0.opacity = $0.opacity
        $0.allowsGroupOpacity = $0.allowsGroupOpacity
      },
      {
        $0.minificationFilterBias = $0.minificationFilterBias
        $0.contentsFormat = $0.contentsFormat
        $0.drawsAsynchronously = $0.drawsAsynchronously
        $0.wantsExtendedDynamicRangeContent = $0.wantsExtendedDynamicRangeContent
      },
      {
        $0.name = $0.name
        $0.delegate = $0.delegate
        $0.actions = $0.actions
        $0.style = $0.style
        $0.beginTime = $0.beginTime
        $0.duration = $0.duration
        $0.speed = $0.speed
        $0.timeOffset = $0.timeOffset
        $0.repeatCount = $0.repeatCount
        $0.repeatDuration = $0.repeatDuration
        $0.autoreverses = $0.autoreverses
        $0.fillMode = $0.fillMode
      },
      {
        $0.sublayers = $0.sublayers
        $0.addSublayer(CALayer())
        $0.insertSublayer(CALayer(), at: 0)
        $0.insertSublayer(CALayer(), below: nil)
        $0.insertSublayer(CALayer(), above: nil)
        _ = $0.superlayer
        $0.removeFromSuperlayer()
      },
      { $0.replaceSublayer(CALayer(), with: CALayer()) },
      {
        _ = ($0.convert(CGPoint.zero, from: nil), $0.convert(CGPoint.zero, to: nil))
        _ = ($0.convert(CGRect.zero, from: nil), $0.convert(CGRect.zero, to: nil))
        _ = ($0.convertTime(0, from: nil), $0.convertTime(0, to: nil))
        $0.scroll(.zero)
        $0.scrollRectToVisible($0.visibleRect)
      },
      { layer in
        // This calls `resizeSublayers(withOldSize:)`.
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.position = CGPoint(x: 5, y: 5)
        let superlayer = CALayer()
        superlayer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        superlayer.position = CGPoint(x: 50, y: 50)
        superlayer.addSublayer(layer)
        // This calls `hitTest(_:)` and `contains(_:)`.
        _ = superlayer.hitTest(CGPoint(x: 5, y: 5))
        // This calls `resize(withOldSuperlayerSize:)`.
        superlayer.bounds.size.width += 10
      },
      { layer in
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay(.zero)
        layer.setNeedsDisplay()
        _ = layer.needsDisplay()
        // This calls `display()` and `draw(in:)`.
        layer.displayIfNeeded()
        _ = UIGraphicsImageRenderer(size: layer.bounds.size).image { context in
          layer.render(in: context.cgContext)
        }
      },
      {
        $0.setNeedsLayout()
        _ = $0.needsLayout()
        // This calls `layoutSublayers()`.
        $0.layoutIfNeeded()
      },
      // This calls `action(forKey:)` and the class methods for keys.
      { $0.opacity = 0.5 },
      {
        $0.add(CABasicAnimation(keyPath: "opacity"), forKey: "key")
        _ = ($0.animationKeys(), $0.animation(forKey: "key"), $0.presentation(), $0.model())
        $0.removeAnimation(forKey: "key")
        $0.removeAllAnimations()
      },
      {
        // The methods for key paths call those for keys.
        _ = ($0.value(forKeyPath: "position.x"), $0.value(forKey: "unknown"))
        $0.setValue(1, forKeyPath: "position.x")
        _ = ($0.description, $0.debugDescription, OverridingLayer.supportsSecureCoding)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
    ])
}
