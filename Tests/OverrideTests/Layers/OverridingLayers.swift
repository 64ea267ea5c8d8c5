import UIKit

final class OverridingGradientLayer: CAGradientLayer {
  override var colors: [Any]? {
    get { called(super.colors) }
    set { super.colors = assigned(newValue) }
  }
  override var locations: [NSNumber]? {
    get { called(super.locations) }
    set { super.locations = assigned(newValue) }
  }
  override var startPoint: CGPoint {
    get { called(super.startPoint) }
    set { super.startPoint = assigned(newValue) }
  }
  override var endPoint: CGPoint {
    get { called(super.endPoint) }
    set { super.endPoint = assigned(newValue) }
  }
  override var type: CAGradientLayerType {
    get { called(super.type) }
    set { super.type = assigned(newValue) }
  }
  override class func defaultValue(forKey key: String) -> Any? {
    called(super.defaultValue(forKey: key))
  }
  override func setValue(_ value: Any?, forKey key: String) {
    called(super.setValue(value, forKey: key))
  }
}

final class OverridingShapeLayer: CAShapeLayer {
  override var path: CGPath? {
    get { called(super.path) }
    set { super.path = assigned(newValue) }
  }
  override var fillColor: CGColor? {
    get { called(super.fillColor) }
    set { super.fillColor = assigned(newValue) }
  }
  override var fillRule: CAShapeLayerFillRule {
    get { called(super.fillRule) }
    set { super.fillRule = assigned(newValue) }
  }
  override var strokeColor: CGColor? {
    get { called(super.strokeColor) }
    set { super.strokeColor = assigned(newValue) }
  }
  override var strokeStart: CGFloat {
    get { called(super.strokeStart) }
    set { super.strokeStart = assigned(newValue) }
  }
  override var strokeEnd: CGFloat {
    get { called(super.strokeEnd) }
    set { super.strokeEnd = assigned(newValue) }
  }
  override var lineWidth: CGFloat {
    get { called(super.lineWidth) }
    set { super.lineWidth = assigned(newValue) }
  }
  override var miterLimit: CGFloat {
    get { called(super.miterLimit) }
    set { super.miterLimit = assigned(newValue) }
  }
  override var lineCap: CAShapeLayerLineCap {
    get { called(super.lineCap) }
    set { super.lineCap = assigned(newValue) }
  }
  override var lineJoin: CAShapeLayerLineJoin {
    get { called(super.lineJoin) }
    set { super.lineJoin = assigned(newValue) }
  }
  override var lineDashPhase: CGFloat {
    get { called(super.lineDashPhase) }
    set { super.lineDashPhase = assigned(newValue) }
  }
  override var lineDashPattern: [NSNumber]? {
    get { called(super.lineDashPattern) }
    set { super.lineDashPattern = assigned(newValue) }
  }
  override class func defaultValue(forKey key: String) -> Any? {
    called(super.defaultValue(forKey: key))
  }
  override func value(forKey key: String) -> Any? {
    called(super.value(forKey: key))
  }
  override func setValue(_ value: Any?, forKey key: String) {
    called(super.setValue(value, forKey: key))
  }
}

final class OverridingTextLayer: CATextLayer {
  override var string: Any? {
    get { called(super.string) }
    set { super.string = assigned(newValue) }
  }
  override var font: Any? {
    get { called(super.font) }
    set { super.font = assigned(newValue) }
  }
  override var fontSize: CGFloat {
    get { called(super.fontSize) }
    set { super.fontSize = assigned(newValue) }
  }
  override var foregroundColor: CGColor? {
    get { called(super.foregroundColor) }
    set { super.foregroundColor = assigned(newValue) }
  }
  override var isWrapped: Bool {
    get { called(super.isWrapped) }
    set { super.isWrapped = assigned(newValue) }
  }
  override var truncationMode: CATextLayerTruncationMode {
    get { called(super.truncationMode) }
    set { super.truncationMode = assigned(newValue) }
  }
  override var alignmentMode: CATextLayerAlignmentMode {
    get { called(super.alignmentMode) }
    set { super.alignmentMode = assigned(newValue) }
  }
  override class func defaultValue(forKey key: String) -> Any? {
    called(super.defaultValue(forKey: key))
  }
  override class func needsDisplay(forKey key: String) -> Bool {
    called(super.needsDisplay(forKey: key))
  }
  override func draw(in ctx: CGContext) { called(super.draw(in: ctx)) }
}

final class OverridingScrollLayer: CAScrollLayer {
  override var scrollMode: CAScrollLayerScrollMode {
    get { called(super.scrollMode) }
    set { super.scrollMode = assigned(newValue) }
  }
  override func scroll(to p: CGPoint) { called(super.scroll(to: p), "scroll(to:) of a point") }
  override func scroll(to r: CGRect) { called(super.scroll(to: r), "scroll(to:) of a rectangle") }
  override class func defaultValue(forKey key: String) -> Any? {
    called(super.defaultValue(forKey: key))
  }
}

final class OverridingTiledLayer: CATiledLayer {
  override class func fadeDuration() -> CFTimeInterval { called(super.fadeDuration()) }
  override var tileSize: CGSize {
    get { called(super.tileSize) }
    set { super.tileSize = assigned(newValue) }
  }
  override var levelsOfDetail: Int {
    get { called(super.levelsOfDetail) }
    set { super.levelsOfDetail = assigned(newValue) }
  }
  override var levelsOfDetailBias: Int {
    get { called(super.levelsOfDetailBias) }
    set { super.levelsOfDetailBias = assigned(newValue) }
  }
  override func display() { called(super.display()) }
  override class func defaultValue(forKey key: String) -> Any? {
    called(super.defaultValue(forKey: key))
  }
  override func value(forKey key: String) -> Any? { called(super.value(forKey: key)) }
  override func setValue(_ value: Any?, forKey key: String) {
    called(super.setValue(value, forKey: key))
  }
}

extension Overrides {
  static let gradientLayer = Overrides(
    of: "CAGradientLayer", by: OverridingGradientLayer(),
    uses: [
      {
        $0.colors = $0.colors
        $0.locations = $0.locations
        $0.startPoint = $0.startPoint
        $0.endPoint = $0.endPoint
        $0.type = $0.type
        _ = $0.value(forKey: "unknown")
        $0.setValue(nil, forKey: "startPoint")
      }
    ])

  static let shapeLayer = Overrides(
    of: "CAShapeLayer", by: OverridingShapeLayer(),
    uses: [
      {
        $0.path = $0.path
        $0.fillColor = $0.fillColor
        $0.fillRule = $0.fillRule
        $0.strokeColor = $0.strokeColor
        $0.strokeStart = $0.strokeStart
        $0.strokeEnd = $0.strokeEnd
        $0.lineWidth = $0.lineWidth
        $0.miterLimit = $0.miterLimit
        $0.lineCap = $0.lineCap
        $0.lineJoin = $0.lineJoin
        $0.lineDashPhase = $0.lineDashPhase
        $0.lineDashPattern = $0.lineDashPattern
        _ = $0.value(forKey: "unknown")
        $0.setValue(nil, forKey: "lineWidth")
      }
    ])

  static let textLayer = Overrides(
    of: "CATextLayer", by: OverridingTextLayer(),
    uses: [
      {
        $0.string = $0.string
        $0.font = $0.font
        $0.fontSize = $0.fontSize
        $0.foregroundColor = $0.foregroundColor
        $0.isWrapped = $0.isWrapped
        $0.truncationMode = $0.truncationMode
        $0.alignmentMode = $0.alignmentMode
        _ = $0.value(forKey: "unknown")
      },
      {
        $0.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        $0.string = "Text"
        $0.displayIfNeeded()
      },
    ])

  static let scrollLayer = Overrides(
    of: "CAScrollLayer", by: OverridingScrollLayer(),
    uses: [
      {
        $0.scrollMode = $0.scrollMode
        _ = $0.value(forKey: "unknown")
        // The sublayer's methods call those of the scroll layer.
        let sublayer = CALayer()
        $0.addSublayer(sublayer)
        sublayer.scroll(.zero)
        sublayer.scrollRectToVisible(.zero)
      }
    ])

  static let tiledLayer = Overrides(
    of: "CATiledLayer", by: OverridingTiledLayer(),
    uses: [
      {
        $0.tileSize = $0.tileSize
        $0.levelsOfDetail = $0.levelsOfDetail
        $0.levelsOfDetailBias = $0.levelsOfDetailBias
        _ = (OverridingTiledLayer.fadeDuration(), $0.value(forKey: "unknown"))
        $0.setValue(nil, forKey: "tileSize")
        $0.setNeedsDisplay()
        $0.displayIfNeeded()
      }
    ])
}
