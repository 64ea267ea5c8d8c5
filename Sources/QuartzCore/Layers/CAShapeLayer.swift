public import CoreGraphics
public import Foundation
import LayerTree

/// A layer that fills and strokes a path, above its contents and below its sublayers. The compositor
/// draws it at any scale: it has no bitmap, and its animations run without the app.
///
/// Main thread only. Numbers must be finite; NaN traps. The path may lie outside of the bounds, which
/// clip it only with `masksToBounds`. Changes of all properties that are animatable animate, except
/// for `path`.
///
/// Source: Apple, "CAShapeLayer".
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateShape()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  // MARK: Path

  /// The path in the layer's coordinates. It is copied. Default: nil. Animatable, but not implicitly;
  /// paths are interpolated where they have the same elements, and else the animation has no effect.
  open var path: CGPath? {
    get { value(forKey: "path") as? CGPath }
    set { setValue(newValue, forKey: "path") }
  }

  // MARK: Fill

  /// The color that fills the path; nil for none. Default: opaque black. Animatable.
  open var fillColor: CGColor? {
    get { value(forKey: "fillColor") as? CGColor }
    set { setValue(newValue, forKey: "fillColor") }
  }

  /// The rule that says what is inside of the path. Default: `.nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { name(forKey: "fillRule") ?? .nonZero }
    set { setValue(newValue.rawValue, forKey: "fillRule") }
  }

  // MARK: Stroke

  /// The color of the stroke; nil for none. Default: nil. Animatable.
  open var strokeColor: CGColor? {
    get { value(forKey: "strokeColor") as? CGColor }
    set { setValue(newValue, forKey: "strokeColor") }
  }

  /// Where the stroke begins, in fractions of the length of the whole path, 0…1. Default: 0.
  /// Animatable.
  open var strokeStart: CGFloat {
    get { number(forKey: "strokeStart") }
    set { setValue(newValue, forKey: "strokeStart") }
  }

  /// Where the stroke ends, in fractions of the length of the whole path, 0…1. Default: 1.
  /// Animatable.
  open var strokeEnd: CGFloat {
    get { number(forKey: "strokeEnd") }
    set { setValue(newValue, forKey: "strokeEnd") }
  }

  /// The width of the stroke, in points; nothing is stroked at 0 and below. Default: 1. Animatable.
  open var lineWidth: CGFloat {
    get { number(forKey: "lineWidth") }
    set { setValue(newValue, forKey: "lineWidth") }
  }

  /// The largest ratio of a miter's length to the line width; where it is exceeded, the corner is
  /// beveled. Default: 10. Animatable.
  open var miterLimit: CGFloat {
    get { number(forKey: "miterLimit") }
    set { setValue(newValue, forKey: "miterLimit") }
  }

  /// The shape of the ends of open subpaths and dashes. Default: `.butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { name(forKey: "lineCap") ?? .butt }
    set { setValue(newValue.rawValue, forKey: "lineCap") }
  }

  /// The shape of corners. Default: `.miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { name(forKey: "lineJoin") ?? .miter }
    set { setValue(newValue.rawValue, forKey: "lineJoin") }
  }

  /// The length into the dash pattern at which each subpath begins, in points. Default: 0.
  /// Animatable.
  open var lineDashPhase: CGFloat {
    get { number(forKey: "lineDashPhase") }
    set { setValue(newValue, forKey: "lineDashPhase") }
  }

  /// The alternating lengths of dashes and gaps, in points. Default: nil, a solid line; so are
  /// patterns with a negative number, only zeros, or more than 65,536 dashes in the path.
  open var lineDashPattern: [NSNumber]? {
    get { value(forKey: "lineDashPattern") as? [NSNumber] }
    set { setValue(newValue, forKey: "lineDashPattern") }
  }

  // MARK: Key-value coding

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fillColor": CGColor.opaqueBlack
    case "fillRule": CAShapeLayerFillRule.nonZero.rawValue
    case "strokeStart", "lineDashPhase": NSNumber(value: 0.0)
    case "strokeEnd", "lineWidth": NSNumber(value: 1.0)
    case "miterLimit": NSNumber(value: 10.0)
    case "lineCap": CAShapeLayerLineCap.butt.rawValue
    case "lineJoin": CAShapeLayerLineJoin.miter.rawValue
    default: super.defaultValue(forKey: key)
    }
  }

  open override func value(forKey key: String) -> Any? {
    let value = super.value(forKey: key)
    return key == "fillColor" && value is NSNull ? nil : value
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    guard Self.shapeKeys.contains(key) else { return super.setValue(value, forKey: key) }
    if let number = value.flatMap(AnimationValue.number) {
      require(number.isFinite, "CAShapeLayer \(key) contains NaN: \(number)")
    }
    switch (key, value) {
    case ("path", let path as CGPath): super.setValue(path.copy(), forKey: key)
    // No fill, unlike a fill color that was never set.
    case ("fillColor", nil): super.setValue(NSNull(), forKey: key)
    default: super.setValue(value, forKey: key)
    }
    updateShape()
  }

  private static let shapeKeys: Set<String> = [
    "path", "fillColor", "fillRule", "strokeColor", "strokeStart", "strokeEnd", "lineWidth",
    "miterLimit", "lineCap", "lineJoin", "lineDashPhase", "lineDashPattern",
  ]

  override func classValue(forKey key: String) -> Any? {
    switch key {
    case "fillColor", "strokeColor": value(forKey: key) ?? CGColor.clear
    case "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase": number(forKey: key)
    default: super.classValue(forKey: key)
    }
  }

  // MARK: Drawing

  override var hasShape: Bool { layerStyle.shape.isVisible }

  override func drawShape(in ctx: CGContext) {
    let shape = layerStyle.shape
    guard let path = shape.path else { return }
    if shape.hasFill {
      ctx.setFillColor(CGColor(straight: shape.fillColor))
      ctx.beginPath()
      ctx.addPath(path)
      ctx.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard shape.hasStroke else { return }
    ctx.setStrokeColor(CGColor(straight: shape.strokeColor))
    ctx.setLineWidth(CGFloat(shape.lineWidth))
    ctx.setLineCap(lineCap.lineCap)
    ctx.setLineJoin(lineJoin.lineJoin)
    ctx.setMiterLimit(CGFloat(shape.miterLimit))
    ctx.setLineDash(
      phase: CGFloat(shape.lineDashPhase), lengths: shape.lineDashPattern.map { CGFloat($0) })
    ctx.beginPath()
    ctx.addPath(path.trimmed(from: Double(shape.strokeStart), to: Double(shape.strokeEnd)))
    ctx.strokePath()
  }
}

extension CAShapeLayer {
  private func number(forKey key: String) -> CGFloat {
    let number = value(forKey: key).flatMap(AnimationValue.number)
    return CGFloat(
      number ?? Self.defaultValue(forKey: key).flatMap(AnimationValue.number) ?? 0)
  }

  /// Brings the values that were set to the style, from which the compositor draws.
  private func updateShape() {
    var shape = LayerShape()
    shape.path = path
    shape.fillColor = SIMD4<Float>(fillColor?.rgba ?? .zero)
    shape.strokeColor = SIMD4<Float>(strokeColor?.rgba ?? .zero)
    shape.strokeStart = Float(strokeStart)
    shape.strokeEnd = Float(strokeEnd)
    shape.lineWidth = Float(lineWidth)
    shape.miterLimit = Float(miterLimit)
    shape.lineDashPhase = Float(lineDashPhase)
    shape.fillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
    (shape.lineCap, shape.lineJoin) = (lineCap.cap, lineJoin.join)
    shape.lineDashPattern = lineDashPattern?.map(\.doubleValue) ?? []
    guard shape != layerStyle.shape else { return }
    layerStyle.shape = shape
    touch(.style)
  }
}

/// The rule that says what is inside of a shape layer's path. Apple: CAShapeLayerFillRule.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where the path winds around a point more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's lines. Apple: CAShapeLayerLineCap.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends at its end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half of a square around the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var cap: LayerShape.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  fileprivate var lineCap: CGLineCap {
    switch cap {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the corners of a shape layer's lines. Apple: CAShapeLayerLineJoin.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The edges go on until they meet, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A part of a circle around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A straight edge.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var join: LayerShape.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }

  fileprivate var lineJoin: CGLineJoin {
    switch join {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
