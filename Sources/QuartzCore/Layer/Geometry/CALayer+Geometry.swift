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
      let (rect, past) = (newValue.finiteStandardized, properties.bounds)
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

  /// Applied about the anchor point, in space; what lies towards the eye has a larger z. Animatable.
  public var transform: CATransform3D {
    get { properties.transform }
    set {
      require(newValue.isFinite, "CALayer transform contains NaN: \(newValue)")
      set("transform", differs: newValue != properties.transform) {
        properties.transform = newValue
      }
    }
  }

  /// The transform where it is a 2D one; else the identity.
  ///
  /// Source: Apple, "affineTransform()".
  public func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? inPlaneTransform : .identity
  }

  /// The part of the transform that lies in the plane of the layer.
  package var inPlaneTransform: CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to a 2D one.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The smallest rectangle of the superlayer's coordinates around the layer, as its own transform
  /// shows it. Setting it changes the position and the size of the bounds so that the rectangle
  /// becomes that one; under a turn or a perspective, so that at least its place does. Points.
  public var frame: CGRect {
    get {
      boxAroundAnchor(bounds.size).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      Self.requireFinite(newValue.origin, "position")
      Self.requireFinite(newValue, "bounds")
      let rect = newValue.finiteStandardized
      let size = Self.size(rect.size, before: inPlaneTransform)
      let box = boxAroundAnchor(size)
      position = CGPoint(x: rect.minX - box.minX, y: rect.minY - box.minY).finite(or: position)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// The box around a layer of that size whose position is the origin.
  private func boxAroundAnchor(_ size: CGSize) -> CGRect {
    let rect = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    guard transform.hasPerspective || anchorPointZ != 0 else {
      return rect.applying(inPlaneTransform)
    }
    return LayerStep(transform, at: anchorPointZ).box(rect)
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

  /// From the layer's coordinates to its superlayer's, as far as it lies in the plane.
  package var toSuperlayer: CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(inPlaneTransform)
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

extension CGPoint {
  /// The point, unless what it was worked out from went beyond the range of numbers.
  package func finite(or other: CGPoint) -> CGPoint { isFinite ? self : other }
}

extension CGRect {
  /// `standardized`; where the corner of the smaller numbers is beyond their range, the origin stays.
  fileprivate var finiteStandardized: CGRect {
    let rect = standardized
    return rect.isFinite ? rect : CGRect(origin: origin, size: rect.size)
  }
}
