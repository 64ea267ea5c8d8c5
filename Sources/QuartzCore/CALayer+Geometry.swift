public import CoreGraphics
public import Foundation
public import LayerTree

extension CALayer {
  /// Where the anchor point lies in the superlayer's coordinates. Points. Animatable.
  public var position: CGPoint {
    get { properties.position }
    set {
      Self.requireFinite(newValue, "position")
      set("position", differs: newValue != properties.position) { properties.position = newValue }
    }
  }

  /// The layer's rectangle in its own coordinates; its origin scrolls the sublayers. A negative
  /// size is turned round. Points. Animatable.
  public var bounds: CGRect {
    get { properties.bounds }
    set {
      let (rect, past) = (newValue.standardized, properties.bounds)
      Self.requireFinite(newValue, "bounds")
      guard rect != past else { return }
      set("bounds", differs: true) { properties.bounds = rect }
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
      guard rect.size != past.size else { return }
      setNeedsLayout()
      sizeDidChange(from: past.size)
    }
  }

  /// The point of the bounds that `position` places and that transforms work about, in parts of
  /// the bounds. Default: (0.5, 0.5). Animatable.
  public var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      Self.requireFinite(newValue, "anchorPoint")
      set("anchorPoint", differs: newValue != properties.anchorPoint) {
        properties.anchorPoint = newValue
      }
    }
  }

  /// Applied about the anchor point. Only the part that lies in the plane is drawn. Animatable.
  public var transform: CATransform3D {
    get { properties.transform }
    set {
      require(newValue.isFinite, "CALayer transform contains NaN: \(newValue)")
      set("transform", differs: newValue != properties.transform) {
        properties.transform = newValue
      }
    }
  }

  /// The transform as a 2D one.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the transform to a 2D one.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The smallest rectangle of the superlayer's coordinates around the layer. Setting it changes
  /// the position and the size of the bounds so that the rectangle becomes that one. Points.
  public var frame: CGRect {
    get {
      boxAroundAnchor(bounds.size, affineTransform()).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      Self.requireFinite(newValue.origin, "position")
      Self.requireFinite(newValue, "bounds")
      let (rect, transform) = (newValue.standardized, affineTransform())
      let size = Self.size(rect.size, before: transform)
      let box = boxAroundAnchor(size, transform)
      position = CGPoint(x: rect.minX - box.minX, y: rect.minY - box.minY)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// The box around a layer of that size whose position is the origin.
  private func boxAroundAnchor(_ size: CGSize, _ transform: CGAffineTransform) -> CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height
    ).applying(transform)
  }

  /// The size which, transformed, has an enclosing box of `size`; where several have, or none, the
  /// one that the inverse transform's box gives.
  private static func size(_ size: CGSize, before transform: CGAffineTransform) -> CGSize {
    let linear = LinearPart(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
    guard let inverse = linear.inverse else { return size }
    let across = inverse.applied(to: CGVector(dx: size.width, dy: 0))
    let down = inverse.applied(to: CGVector(dx: 0, dy: size.height))
    let result = CGSize(
      width: abs(across.dx) + abs(down.dx), height: abs(across.dy) + abs(down.dy))
    return result.isFinite ? result : size
  }

  /// From the layer's coordinates to its superlayer's.
  package var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Traps with Core Animation's sentence, which names infinite numbers so too.
  private static func requireFinite(_ point: CGPoint, _ property: String) {
    require(point.isFinite, "CALayer \(property) contains NaN: [\(text(point.x)) \(text(point.y))]")
  }

  static func requireFinite(_ rect: CGRect, _ property: String) {
    require(
      rect.isFinite,
      "CALayer \(property) contains NaN: [\(text(rect.origin.x)) \(text(rect.origin.y)); "
        + "\(text(rect.size.width)) \(text(rect.size.height))]")
  }

  private static func text(_ number: CGFloat) -> String {
    String(format: "%g", Double(number))
  }
}
