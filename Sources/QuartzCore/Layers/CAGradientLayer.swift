import CoreGraphics
public import Foundation
import LayerTree

/// A layer that draws a color gradient over its background color, within its rounded corners. The
/// compositor draws it: it has no bitmap, and its animations run without the app.
///
/// Main thread only. Changes of `colors`, `locations`, `startPoint` and `endPoint` animate; `colors`
/// and `locations` do where both have the same count.
///
/// Source: Apple, "CAGradientLayer".
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    updateGradient()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateGradient()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// The `CGColor`s, from the start to the end; they are interpolated without premultiplication. An
  /// element of another type makes the gradient invisible. Default: nil.
  open var colors: [Any]? {
    get { value(forKey: "colors") as? [Any] }
    set { setValue(newValue, forKey: "colors") }
  }

  /// The position of each color, 0…1 and ascending. Default: nil, which spreads the colors evenly;
  /// so does a count that is not that of the colors.
  open var locations: [NSNumber]? {
    get { value(forKey: "locations") as? [NSNumber] }
    set { setValue(newValue, forKey: "locations") }
  }

  /// The point at which the gradient starts, in unit coordinates: the center of radial and conic
  /// gradients. Traps on NaN. Default: (0.5, 0).
  open var startPoint: CGPoint {
    get { point(forKey: "startPoint") }
    set { setValue(newValue, forKey: "startPoint") }
  }

  /// The point at which the gradient ends, in unit coordinates: for radial gradients a corner of
  /// the ellipse's bounding box, for conic ones a point in the direction of the first color. Traps
  /// on NaN. Default: (0.5, 1).
  open var endPoint: CGPoint {
    get { point(forKey: "endPoint") }
    set { setValue(newValue, forKey: "endPoint") }
  }

  /// The shape along which the colors are laid out. Default: `.axial`.
  open var type: CAGradientLayerType {
    get { name(forKey: "type") ?? .axial }
    set { setValue(newValue.rawValue, forKey: "type") }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "startPoint": CGPoint(x: 0.5, y: 0)
    case "endPoint": CGPoint(x: 0.5, y: 1)
    case "type": CAGradientLayerType.axial.rawValue
    default: super.defaultValue(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    super.setValue(value, forKey: key)
    if Self.gradientKeys.contains(key) { updateGradient() }
  }

  private static let gradientKeys: Set<String> = [
    "colors", "locations", "startPoint", "endPoint", "type",
  ]

  override func classValue(forKey key: String) -> Any? {
    switch key {
    case "colors": colors
    case "locations": locations
    case "startPoint": startPoint
    case "endPoint": endPoint
    default: super.classValue(forKey: key)
    }
  }

  override var hasFill: Bool { layerStyle.gradient.isVisible }

  override func drawFill(in ctx: CGContext) {
    let gradient = layerStyle.gradient
    let locations = gradient.colors.indices.map { CGFloat(gradient.location($0)) }
    guard
      let stops = CGGradient(
        colors: gradient.colors.map { SIMD4<Double>($0) }, locations: locations)
    else { return }
    switch gradient.kind {
    case .none: break
    case .axial: drawAxial(stops, in: ctx)
    case .radial: drawRadial(stops, in: ctx)
    case .conic:
      ctx.drawConicGradient(
        stops, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    }
  }
}

extension CAGradientLayer {
  private func point(forKey key: String) -> CGPoint {
    let value = value(forKey: key).map(AnimationValue.unboxed)
    return value as? CGPoint ?? Self.defaultValue(forKey: key) as? CGPoint ?? .zero
  }

  /// Brings the values that were set to the style, from which the compositor draws.
  private func updateGradient() {
    var gradient = LayerGradient()
    gradient.kind = type.kind
    (gradient.startPoint, gradient.endPoint) = (startPoint, endPoint)
    for (point, name) in [(startPoint, "startPoint"), (endPoint, "endPoint")] {
      require(
        point.x.isFinite && point.y.isFinite, "CAGradientLayer \(name) contains NaN: \(point)")
    }
    let colors = colors?.compactMap { $0 as? CGColor } ?? []
    if colors.count == self.colors?.count { gradient.colors = colors.map { SIMD4<Float>($0.rgba) } }
    let locations = locations?.map(\.doubleValue) ?? []
    if locations.allSatisfy(\.isFinite) { gradient.locations = locations }
    guard gradient != layerStyle.gradient else { return }
    layerStyle.gradient = gradient
    touch(.style)
  }

  private var start: CGPoint { inBounds(layerStyle.gradient.startPoint) }
  private var end: CGPoint { inBounds(layerStyle.gradient.endPoint) }

  private func inBounds(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.origin.x + point.x * bounds.size.width,
      y: bounds.origin.y + point.y * bounds.size.height)
  }

  private func drawAxial(_ gradient: CGGradient, in ctx: CGContext) {
    guard start != end else { return fill(layerStyle.gradient.colors.first, in: ctx) }
    ctx.drawLinearGradient(
      gradient, start: start, end: end,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    )
  }

  private func drawRadial(_ gradient: CGGradient, in ctx: CGContext) {
    guard start.x != end.x, start.y != end.y else {
      return fill(layerStyle.gradient.colors.last, in: ctx)
    }
    ctx.saveGState()
    ctx.translateBy(x: start.x, y: start.y)
    ctx.scaleBy(x: end.x - start.x, y: end.y - start.y)
    ctx.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
      options: .drawsAfterEndLocation)
    ctx.restoreGState()
  }

  private func fill(_ color: SIMD4<Float>?, in ctx: CGContext) {
    guard let color else { return }
    ctx.setFillColor(CGColor(straight: color))
    ctx.fill(bounds)
  }
}

/// The shape along which a gradient layer lays out its colors. Apple: CAGradientLayerType.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Ellipses around the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The circle around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  fileprivate var kind: LayerGradient.Kind {
    switch self {
    case .radial: .radial
    case .conic: .conic
    default: .axial
    }
  }
}
