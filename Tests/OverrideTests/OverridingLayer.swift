import Testing
import UIKit

/// Overrides every member that a subclass on iOS may override.
@MainActor final class OverridingLayer: CALayer {
  override var bounds: CGRect {
    get {
      record("bounds")
      return super.bounds
    }
    set {
      record("bounds =")
      super.bounds = newValue
    }
  }

  override var position: CGPoint {
    get {
      record("position")
      return super.position
    }
    set {
      record("position =")
      super.position = newValue
    }
  }

  override var zPosition: CGFloat {
    get {
      record("zPosition")
      return super.zPosition
    }
    set {
      record("zPosition =")
      super.zPosition = newValue
    }
  }

  override var anchorPoint: CGPoint {
    get {
      record("anchorPoint")
      return super.anchorPoint
    }
    set {
      record("anchorPoint =")
      super.anchorPoint = newValue
    }
  }

  override var anchorPointZ: CGFloat {
    get {
      record("anchorPointZ")
      return super.anchorPointZ
    }
    set {
      record("anchorPointZ =")
      super.anchorPointZ = newValue
    }
  }

  override var transform: CATransform3D {
    get {
      record("transform")
      return super.transform
    }
    set {
      record("transform =")
      super.transform = newValue
    }
  }

  override var frame: CGRect {
    get {
      record("frame")
      return super.frame
    }
    set {
      record("frame =")
      super.frame = newValue
    }
  }

  override var isHidden: Bool {
    get {
      record("isHidden")
      return super.isHidden
    }
    set {
      record("isHidden =")
      super.isHidden = newValue
    }
  }

  override var isDoubleSided: Bool {
    get {
      record("isDoubleSided")
      return super.isDoubleSided
    }
    set {
      record("isDoubleSided =")
      super.isDoubleSided = newValue
    }
  }

  override var isGeometryFlipped: Bool {
    get {
      record("isGeometryFlipped")
      return super.isGeometryFlipped
    }
    set {
      record("isGeometryFlipped =")
      super.isGeometryFlipped = newValue
    }
  }

  override var sublayers: [CALayer]? {
    get {
      record("sublayers")
      return super.sublayers
    }
    set {
      record("sublayers =")
      super.sublayers = newValue
    }
  }

  override var sublayerTransform: CATransform3D {
    get {
      record("sublayerTransform")
      return super.sublayerTransform
    }
    set {
      record("sublayerTransform =")
      super.sublayerTransform = newValue
    }
  }

  override var masksToBounds: Bool {
    get {
      record("masksToBounds")
      return super.masksToBounds
    }
    set {
      record("masksToBounds =")
      super.masksToBounds = newValue
    }
  }

  override var contents: Any? {
    get {
      record("contents")
      return super.contents
    }
    set {
      record("contents =")
      super.contents = newValue
    }
  }

  override var contentsRect: CGRect {
    get {
      record("contentsRect")
      return super.contentsRect
    }
    set {
      record("contentsRect =")
      super.contentsRect = newValue
    }
  }

  override var contentsGravity: CALayerContentsGravity {
    get {
      record("contentsGravity")
      return super.contentsGravity
    }
    set {
      record("contentsGravity =")
      super.contentsGravity = newValue
    }
  }

  override var contentsScale: CGFloat {
    get {
      record("contentsScale")
      return super.contentsScale
    }
    set {
      record("contentsScale =")
      super.contentsScale = newValue
    }
  }

  override var contentsCenter: CGRect {
    get {
      record("contentsCenter")
      return super.contentsCenter
    }
    set {
      record("contentsCenter =")
      super.contentsCenter = newValue
    }
  }

  override var minificationFilter: CALayerContentsFilter {
    get {
      record("minificationFilter")
      return super.minificationFilter
    }
    set {
      record("minificationFilter =")
      super.minificationFilter = newValue
    }
  }

  override var magnificationFilter: CALayerContentsFilter {
    get {
      record("magnificationFilter")
      return super.magnificationFilter
    }
    set {
      record("magnificationFilter =")
      super.magnificationFilter = newValue
    }
  }

  override var isOpaque: Bool {
    get {
      record("isOpaque")
      return super.isOpaque
    }
    set {
      record("isOpaque =")
      super.isOpaque = newValue
    }
  }

  override var needsDisplayOnBoundsChange: Bool {
    get {
      record("needsDisplayOnBoundsChange")
      return super.needsDisplayOnBoundsChange
    }
    set {
      record("needsDisplayOnBoundsChange =")
      super.needsDisplayOnBoundsChange = newValue
    }
  }

  override var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      record("edgeAntialiasingMask")
      return super.edgeAntialiasingMask
    }
    set {
      record("edgeAntialiasingMask =")
      super.edgeAntialiasingMask = newValue
    }
  }

  override var allowsEdgeAntialiasing: Bool {
    get {
      record("allowsEdgeAntialiasing")
      return super.allowsEdgeAntialiasing
    }
    set {
      record("allowsEdgeAntialiasing =")
      super.allowsEdgeAntialiasing = newValue
    }
  }

  override var backgroundColor: CGColor? {
    get {
      record("backgroundColor")
      return super.backgroundColor
    }
    set {
      record("backgroundColor =")
      super.backgroundColor = newValue
    }
  }

  override var cornerRadius: CGFloat {
    get {
      record("cornerRadius")
      return super.cornerRadius
    }
    set {
      record("cornerRadius =")
      super.cornerRadius = newValue
    }
  }

  override var maskedCorners: CACornerMask {
    get {
      record("maskedCorners")
      return super.maskedCorners
    }
    set {
      record("maskedCorners =")
      super.maskedCorners = newValue
    }
  }

  override var cornerCurve: CALayerCornerCurve {
    get {
      record("cornerCurve")
      return super.cornerCurve
    }
    set {
      record("cornerCurve =")
      super.cornerCurve = newValue
    }
  }

  override var borderWidth: CGFloat {
    get {
      record("borderWidth")
      return super.borderWidth
    }
    set {
      record("borderWidth =")
      super.borderWidth = newValue
    }
  }

  override var borderColor: CGColor? {
    get {
      record("borderColor")
      return super.borderColor
    }
    set {
      record("borderColor =")
      super.borderColor = newValue
    }
  }

  override var opacity: Float {
    get {
      record("opacity")
      return super.opacity
    }
    set {
      record("opacity =")
      super.opacity = newValue
    }
  }

  override var allowsGroupOpacity: Bool {
    get {
      record("allowsGroupOpacity")
      return super.allowsGroupOpacity
    }
    set {
      record("allowsGroupOpacity =")
      super.allowsGroupOpacity = newValue
    }
  }

  override var actions: [String: any CAAction]? {
    get {
      record("actions")
      return super.actions
    }
    set {
      record("actions =")
      super.actions = newValue
    }
  }

  override var name: String? {
    get {
      record("name")
      return super.name
    }
    set {
      record("name =")
      super.name = newValue
    }
  }

  override var delegate: (any CALayerDelegate)? {
    get {
      record("delegate")
      return super.delegate
    }
    set {
      record("delegate =")
      super.delegate = newValue
    }
  }

  override var style: [AnyHashable: Any]? {
    get {
      record("style")
      return super.style
    }
    set {
      record("style =")
      super.style = newValue
    }
  }

  override var autoresizingMask: CAAutoresizingMask {
    get {
      record("autoresizingMask")
      return super.autoresizingMask
    }
    set {
      record("autoresizingMask =")
      super.autoresizingMask = newValue
    }
  }

  override var beginTime: CFTimeInterval {
    get {
      record("beginTime")
      return super.beginTime
    }
    set {
      record("beginTime =")
      super.beginTime = newValue
    }
  }

  override var duration: CFTimeInterval {
    get {
      record("duration")
      return super.duration
    }
    set {
      record("duration =")
      super.duration = newValue
    }
  }

  override var speed: Float {
    get {
      record("speed")
      return super.speed
    }
    set {
      record("speed =")
      super.speed = newValue
    }
  }

  override var timeOffset: CFTimeInterval {
    get {
      record("timeOffset")
      return super.timeOffset
    }
    set {
      record("timeOffset =")
      super.timeOffset = newValue
    }
  }

  override var repeatCount: Float {
    get {
      record("repeatCount")
      return super.repeatCount
    }
    set {
      record("repeatCount =")
      super.repeatCount = newValue
    }
  }

  override var repeatDuration: CFTimeInterval {
    get {
      record("repeatDuration")
      return super.repeatDuration
    }
    set {
      record("repeatDuration =")
      super.repeatDuration = newValue
    }
  }

  override var autoreverses: Bool {
    get {
      record("autoreverses")
      return super.autoreverses
    }
    set {
      record("autoreverses =")
      super.autoreverses = newValue
    }
  }

  override var fillMode: CAMediaTimingFillMode {
    get {
      record("fillMode")
      return super.fillMode
    }
    set {
      record("fillMode =")
      super.fillMode = newValue
    }
  }

  override var superlayer: CALayer? {
    record("superlayer")
    return super.superlayer
  }

  override func presentation() -> Self? {
    record("presentation()")
    return super.presentation()
  }

  override func model() -> Self {
    record("model()")
    return super.model()
  }

  override func affineTransform() -> CGAffineTransform {
    record("affineTransform()")
    return super.affineTransform()
  }

  override func setAffineTransform(_ m: CGAffineTransform) {
    record("setAffineTransform(_:)")
    super.setAffineTransform(m)
  }

  override func contentsAreFlipped() -> Bool {
    record("contentsAreFlipped()")
    return super.contentsAreFlipped()
  }

  override func addSublayer(_ layer: CALayer) {
    record("addSublayer(_:)")
    super.addSublayer(layer)
  }

  override func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    record("insertSublayer(_:at:)")
    super.insertSublayer(layer, at: idx)
  }

  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    record("insertSublayer(_:below:)")
    super.insertSublayer(layer, below: sibling)
  }

  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    record("insertSublayer(_:above:)")
    super.insertSublayer(layer, above: sibling)
  }

  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    record("replaceSublayer(_:with:)")
    super.replaceSublayer(oldLayer, with: newLayer)
  }

  override func removeFromSuperlayer() {
    record("removeFromSuperlayer()")
    super.removeFromSuperlayer()
  }

  override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    record("convert(_:from:) of a point")
    return super.convert(p, from: l)
  }

  override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    record("convert(_:to:) of a point")
    return super.convert(p, to: l)
  }

  override func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    record("convert(_:from:) of a rectangle")
    return super.convert(r, from: l)
  }

  override func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    record("convert(_:to:) of a rectangle")
    return super.convert(r, to: l)
  }

  override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    record("convertTime(_:from:)")
    return super.convertTime(t, from: l)
  }

  override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    record("convertTime(_:to:)")
    return super.convertTime(t, to: l)
  }

  override func hitTest(_ p: CGPoint) -> CALayer? {
    record("hitTest(_:)")
    return super.hitTest(p)
  }

  override func contains(_ p: CGPoint) -> Bool {
    record("contains(_:)")
    return super.contains(p)
  }

  override func setNeedsDisplay() {
    record("setNeedsDisplay()")
    super.setNeedsDisplay()
  }

  override func setNeedsDisplay(_ r: CGRect) {
    record("setNeedsDisplay(_:)")
    super.setNeedsDisplay(r)
  }

  override func needsDisplay() -> Bool {
    record("needsDisplay()")
    return super.needsDisplay()
  }

  override func displayIfNeeded() {
    record("displayIfNeeded()")
    super.displayIfNeeded()
  }

  override func display() {
    record("display()")
    super.display()
  }

  override func draw(in ctx: CGContext) {
    record("draw(in:)")
    super.draw(in: ctx)
  }

  override func render(in ctx: CGContext) {
    record("render(in:)")
    super.render(in: ctx)
  }

  override func preferredFrameSize() -> CGSize {
    record("preferredFrameSize()")
    return super.preferredFrameSize()
  }

  override func setNeedsLayout() {
    record("setNeedsLayout()")
    super.setNeedsLayout()
  }

  override func needsLayout() -> Bool {
    record("needsLayout()")
    return super.needsLayout()
  }

  override func layoutIfNeeded() {
    record("layoutIfNeeded()")
    super.layoutIfNeeded()
  }

  override func layoutSublayers() {
    record("layoutSublayers()")
    super.layoutSublayers()
  }

  override func resizeSublayers(withOldSize size: CGSize) {
    record("resizeSublayers(withOldSize:)")
    super.resizeSublayers(withOldSize: size)
  }

  override func resize(withOldSuperlayerSize size: CGSize) {
    record("resize(withOldSuperlayerSize:)")
    super.resize(withOldSuperlayerSize: size)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    record("action(forKey:)")
    return super.action(forKey: event)
  }

  override func add(_ anim: CAAnimation, forKey key: String?) {
    record("add(_:forKey:)")
    super.add(anim, forKey: key)
  }

  override func removeAllAnimations() {
    record("removeAllAnimations()")
    super.removeAllAnimations()
  }

  override func removeAnimation(forKey key: String) {
    record("removeAnimation(forKey:)")
    super.removeAnimation(forKey: key)
  }

  override func animationKeys() -> [String]? {
    record("animationKeys()")
    return super.animationKeys()
  }

  override func animation(forKey key: String) -> CAAnimation? {
    record("animation(forKey:)")
    return super.animation(forKey: key)
  }

  override func value(forKey key: String) -> Any? {
    record("value(forKey:)")
    return super.value(forKey: key)
  }

  override func setValue(_ value: Any?, forKey key: String) {
    record("setValue(_:forKey:)")
    super.setValue(value, forKey: key)
  }

  override func value(forKeyPath keyPath: String) -> Any? {
    record("value(forKeyPath:)")
    return super.value(forKeyPath: keyPath)
  }

  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    record("setValue(_:forKeyPath:)")
    super.setValue(value, forKeyPath: keyPath)
  }

  override func encode(with coder: NSCoder) {
    record("encode(with:)")
    super.encode(with: coder)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    record("defaultValue(forKey:)")
    return super.defaultValue(forKey: key)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    record("needsDisplay(forKey:)")
    return super.needsDisplay(forKey: key)
  }

  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    record("defaultAction(forKey:)")
    return super.defaultAction(forKey: event)
  }
}

let layerMembers: [Member<OverridingLayer>] = [
  Member("bounds", ["bounds", "bounds ="]) { $0.bounds = $0.bounds },
  Member("position", ["position", "position ="]) { $0.position = $0.position },
  Member("zPosition", ["zPosition", "zPosition ="]) { $0.zPosition = $0.zPosition },
  Member("anchorPoint", ["anchorPoint", "anchorPoint ="]) { $0.anchorPoint = $0.anchorPoint },
  Member("anchorPointZ", ["anchorPointZ", "anchorPointZ ="]) { $0.anchorPointZ = $0.anchorPointZ },
  Member("transform", ["transform", "transform ="]) { $0.transform = $0.transform },
  Member("frame", ["frame", "frame ="]) { $0.frame = $0.frame },
  Member("isHidden", ["isHidden", "isHidden ="]) { $0.isHidden = $0.isHidden },
  Member("isDoubleSided", ["isDoubleSided", "isDoubleSided ="]) {
    $0.isDoubleSided = $0.isDoubleSided
  },
  Member("isGeometryFlipped", ["isGeometryFlipped", "isGeometryFlipped ="]) {
    $0.isGeometryFlipped = $0.isGeometryFlipped
  },
  Member("sublayers", ["sublayers", "sublayers ="]) { $0.sublayers = $0.sublayers },
  Member("sublayerTransform", ["sublayerTransform", "sublayerTransform ="]) {
    $0.sublayerTransform = $0.sublayerTransform
  },
  Member("masksToBounds", ["masksToBounds", "masksToBounds ="]) {
    $0.masksToBounds = $0.masksToBounds
  },
  Member("contents", ["contents", "contents ="]) { $0.contents = $0.contents },
  Member("contentsRect", ["contentsRect", "contentsRect ="]) { $0.contentsRect = $0.contentsRect },
  Member("contentsGravity", ["contentsGravity", "contentsGravity ="]) {
    $0.contentsGravity = $0.contentsGravity
  },
  Member("contentsScale", ["contentsScale", "contentsScale ="]) {
    $0.contentsScale = $0.contentsScale
  },
  Member("contentsCenter", ["contentsCenter", "contentsCenter ="]) {
    $0.contentsCenter = $0.contentsCenter
  },
  Member("minificationFilter", ["minificationFilter", "minificationFilter ="]) {
    $0.minificationFilter = $0.minificationFilter
  },
  Member("magnificationFilter", ["magnificationFilter", "magnificationFilter ="]) {
    $0.magnificationFilter = $0.magnificationFilter
  },
  Member("isOpaque", ["isOpaque", "isOpaque ="]) { $0.isOpaque = $0.isOpaque },
  Member(
    "needsDisplayOnBoundsChange", ["needsDisplayOnBoundsChange", "needsDisplayOnBoundsChange ="]
  ) { $0.needsDisplayOnBoundsChange = $0.needsDisplayOnBoundsChange },
  Member("edgeAntialiasingMask", ["edgeAntialiasingMask", "edgeAntialiasingMask ="]) {
    $0.edgeAntialiasingMask = $0.edgeAntialiasingMask
  },
  Member("allowsEdgeAntialiasing", ["allowsEdgeAntialiasing", "allowsEdgeAntialiasing ="]) {
    $0.allowsEdgeAntialiasing = $0.allowsEdgeAntialiasing
  },
  Member("backgroundColor", ["backgroundColor", "backgroundColor ="]) {
    $0.backgroundColor = $0.backgroundColor
  },
  Member("cornerRadius", ["cornerRadius", "cornerRadius ="]) { $0.cornerRadius = $0.cornerRadius },
  Member("maskedCorners", ["maskedCorners", "maskedCorners ="]) {
    $0.maskedCorners = $0.maskedCorners
  },
  Member("cornerCurve", ["cornerCurve", "cornerCurve ="]) { $0.cornerCurve = $0.cornerCurve },
  Member("borderWidth", ["borderWidth", "borderWidth ="]) { $0.borderWidth = $0.borderWidth },
  Member("borderColor", ["borderColor", "borderColor ="]) { $0.borderColor = $0.borderColor },
  Member("opacity", ["opacity", "opacity ="]) { $0.opacity = $0.opacity },
  Member("allowsGroupOpacity", ["allowsGroupOpacity", "allowsGroupOpacity ="]) {
    $0.allowsGroupOpacity = $0.allowsGroupOpacity
  },
  Member("actions", ["actions", "actions ="]) { $0.actions = $0.actions },
  Member("name", ["name", "name ="]) { $0.name = $0.name },
  Member("delegate", ["delegate", "delegate ="]) { $0.delegate = $0.delegate },
  Member("style", ["style", "style ="]) { $0.style = $0.style },
  Member("autoresizingMask", ["autoresizingMask", "autoresizingMask ="]) {
    $0.autoresizingMask = $0.autoresizingMask
  },
  Member("beginTime", ["beginTime", "beginTime ="]) { $0.beginTime = $0.beginTime },
  Member("duration", ["duration", "duration ="]) { $0.duration = $0.duration },
  Member("speed", ["speed", "speed ="]) { $0.speed = $0.speed },
  Member("timeOffset", ["timeOffset", "timeOffset ="]) { $0.timeOffset = $0.timeOffset },
  Member("repeatCount", ["repeatCount", "repeatCount ="]) { $0.repeatCount = $0.repeatCount },
  Member("repeatDuration", ["repeatDuration", "repeatDuration ="]) {
    $0.repeatDuration = $0.repeatDuration
  },
  Member("autoreverses", ["autoreverses", "autoreverses ="]) { $0.autoreverses = $0.autoreverses },
  Member("fillMode", ["fillMode", "fillMode ="]) { $0.fillMode = $0.fillMode },
  Member("superlayer") { _ = $0.superlayer },
  Member("presentation()") { _ = $0.presentation() },
  Member("model()") { _ = $0.model() },
  Member("affineTransform()") { _ = $0.affineTransform() },
  Member("setAffineTransform(_:)") { $0.setAffineTransform(.identity) },
  Member("contentsAreFlipped()") { _ = $0.contentsAreFlipped() },
  Member("addSublayer(_:)") { $0.addSublayer(CALayer()) },
  Member("insertSublayer(_:at:)") { $0.insertSublayer(CALayer(), at: 0) },
  Member("insertSublayer(_:below:)") { $0.insertSublayer(CALayer(), below: nil) },
  Member("insertSublayer(_:above:)") { $0.insertSublayer(CALayer(), above: nil) },
  Member("replaceSublayer(_:with:)") { $0.replaceSublayer(CALayer(), with: CALayer()) },
  Member("removeFromSuperlayer()") { $0.removeFromSuperlayer() },
  Member("convert(_:from:) of a point") { _ = $0.convert(CGPoint.zero, from: nil) },
  Member("convert(_:to:) of a point") { _ = $0.convert(CGPoint.zero, to: nil) },
  Member("convert(_:from:) of a rectangle") { _ = $0.convert(CGRect.zero, from: nil) },
  Member("convert(_:to:) of a rectangle") { _ = $0.convert(CGRect.zero, to: nil) },
  Member("convertTime(_:from:)") { _ = $0.convertTime(0, from: nil) },
  Member("convertTime(_:to:)") { _ = $0.convertTime(0, to: nil) },
  Member("hitTest(_:)") { _ = superlayer(of: $0).hitTest(CGPoint(x: 5, y: 5)) },
  Member("contains(_:)") { _ = $0.hitTest(CGPoint(x: 5, y: 5)) },
  Member("setNeedsDisplay()") { $0.setNeedsDisplay() },
  Member("setNeedsDisplay(_:)") { $0.setNeedsDisplay(.zero) },
  Member("needsDisplay()") { _ = $0.needsDisplay() },
  Member("displayIfNeeded()") { $0.displayIfNeeded() },
  Member("display()") { draw($0) },
  Member("draw(in:)") { draw($0) },
  Member("render(in:)") { render($0) },
  Member("preferredFrameSize()") { _ = $0.preferredFrameSize() },
  Member("setNeedsLayout()") { $0.setNeedsLayout() },
  Member("needsLayout()") { _ = $0.needsLayout() },
  Member("layoutIfNeeded()") { $0.layoutIfNeeded() },
  Member("layoutSublayers()") { layOut($0) },
  Member("resizeSublayers(withOldSize:)") { $0.bounds = CGRect(x: 0, y: 0, width: 50, height: 50) },
  Member("resize(withOldSuperlayerSize:)") { superlayer(of: $0).bounds.size.width += 10 },
  Member("action(forKey:)") { $0.opacity = 0.5 },
  Member("add(_:forKey:)") { $0.add(CABasicAnimation(keyPath: "opacity"), forKey: nil) },
  Member("removeAllAnimations()") { $0.removeAllAnimations() },
  Member("removeAnimation(forKey:)") { $0.removeAnimation(forKey: "key") },
  Member("animationKeys()") { _ = $0.animationKeys() },
  Member("animation(forKey:)") { _ = $0.animation(forKey: "key") },
  Member("value(forKey:)") { _ = $0.value(forKeyPath: "position.x") },
  Member("setValue(_:forKey:)") { $0.setValue(1, forKeyPath: "position.x") },
  Member("value(forKeyPath:)") { _ = $0.value(forKeyPath: "position.x") },
  Member("setValue(_:forKeyPath:)") { $0.setValue(1, forKeyPath: "position.x") },
  Member("encode(with:)") { $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false)) },
  Member("defaultValue(forKey:)") { _ = $0.value(forKey: "unknown") },
  Member("needsDisplay(forKey:)") { $0.opacity = 0.5 },
  Member("defaultAction(forKey:)") { $0.opacity = 0.5 },
]
