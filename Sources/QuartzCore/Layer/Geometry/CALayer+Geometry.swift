public import CoreGraphics
public import Foundation
public import LayerTree

extension CALayer {
  /// The position of the anchor point in the superlayer's coordinates. Points. Animatable.
  public var position: CGPoint {
    get { properties.position }
    set {
      Self.requireFinite(newValue, "position")
      set("position", differs: newValue != properties.position) { properties.position = newValue }
    }
  }

  /// The layer's rectangle in its own coordinates; its origin scrolls the sublayers. A rectangle
  /// with a negative size is standardized. Points. Animatable.
  public var bounds: CGRect {
    get { properties.bounds }
    set {
      let (rect, previous) = (newValue.finiteStandardized, properties.bounds)
      Self.requireFinite(newValue, "bounds")
      guard rect != previous else { return }
      set("bounds", differs: true) { properties.bounds = rect }
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
      guard rect.size != previous.size else { return }
      setNeedsLayout()
      sizeDidChange(from: previous.size)
    }
  }

  /// The point of the bounds that lies at `position` and that transforms apply about, in unit
  /// coordinates. Default: (0.5, 0.5). Animatable.
  public var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      Self.requireFinite(newValue, "anchorPoint")
      set("anchorPoint", differs: newValue != properties.anchorPoint) {
        properties.anchorPoint = newValue
      }
    }
  }

  /// The 3D transform about the anchor point; larger z is nearer to the camera. Animatable.
  public var transform: CATransform3D {
    get { properties.transform }
    set {
      require(newValue.isFinite, "CALayer transform contains NaN: \(newValue)")
      set("transform", differs: newValue != properties.transform) {
        properties.transform = newValue
      }
    }
  }

  /// The transform if it is affine, otherwise the identity.
  ///
  /// Source: Apple, "affineTransform()".
  public func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? inPlaneTransform : .identity
  }

  /// The in-plane part of the transform.
  package var inPlaneTransform: CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to an affine one.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The bounding box of the transformed layer in the superlayer's coordinates. Setting it changes
  /// the position and the size of the bounds so that the box becomes the given rectangle. With
  /// rotation or perspective, only the position of the box may match. Points.
  public var frame: CGRect {
    get {
      boundingBoxAroundAnchor(bounds.size).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      Self.requireFinite(newValue.origin, "position")
      Self.requireFinite(newValue, "bounds")
      let rect = newValue.finiteStandardized
      let size = Self.size(rect.size, before: inPlaneTransform)
      let boundingBox = boundingBoxAroundAnchor(size)
      position = CGPoint(x: rect.minX - boundingBox.minX, y: rect.minY - boundingBox.minY).finite(
        or: position)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// The bounding box of a layer of that size whose position is the origin.
  private func boundingBoxAroundAnchor(_ size: CGSize) -> CGRect {
    let rect = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    guard transform.hasPerspective || anchorPointZ != 0 else {
      return rect.applying(inPlaneTransform)
    }
    return LayerProjection(transform, at: anchorPointZ).boundingBox(rect)
  }

  /// The size whose transformed bounding box is `size`. If there are several or none, it is the
  /// bounding box under the inverse transform.
  private static func size(_ size: CGSize, before transform: CGAffineTransform) -> CGSize {
    let linear = LinearPart(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
    guard let inverse = linear.inverse else { return size }
    let across = inverse.applied(to: CGVector(dx: size.width, dy: 0))
    let down = inverse.applied(to: CGVector(dx: 0, dy: size.height))
    let result = CGSize(
      width: abs(across.dx) + abs(down.dx), height: abs(across.dy) + abs(down.dy))
    return result.isFinite ? result : size
  }

  /// The in-plane transform from the layer's coordinates to its superlayer's.
  package var toSuperlayer: CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(inPlaneTransform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Traps with Core Animation's message, which mentions NaN for infinite values too.
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
  /// The point, or `other` if the calculation of the point overflowed.
  package func finite(or other: CGPoint) -> CGPoint { isFinite ? self : other }
}

extension CGRect {
  /// The standardized rectangle; keeps the origin if the minimum corner overflows.
  fileprivate var finiteStandardized: CGRect {
    let rect = standardized
    return rect.isFinite ? rect : CGRect(origin: origin, size: rect.size)
  }
}
