public import CoreGraphics
public import Foundation
public import LayerTree

extension CALayer {
  /// Where the anchor point lies in the superlayer's coordinates. Points. Animatable.
  public var position: CGPoint {
    get { properties.position }
    set {
      checkFinite(newValue.x * 0 + newValue.y, "position", "[\(newValue.x) \(newValue.y)]")
      set("position", differs: newValue != properties.position) { properties.position = newValue }
    }
  }

  /// The layer's rectangle in its own coordinates; its origin scrolls the sublayers. Points.
  /// Animatable.
  public var bounds: CGRect {
    get { properties.bounds }
    set {
      let rect = newValue.standardized
      checkFinite(
        (rect.origin.x + rect.origin.y) * 0 + rect.size.width + rect.size.height, "bounds",
        "[\(rect.origin.x) \(rect.origin.y); \(rect.size.width) \(rect.size.height)]")
      let isResized = rect.size != properties.bounds.size
      set("bounds", differs: rect != properties.bounds) { properties.bounds = rect }
      guard isResized else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// The point of the bounds that `position` places and that transforms work about, in parts of
  /// the bounds. Default: (0.5, 0.5). Animatable.
  public var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      checkFinite(newValue.x * 0 + newValue.y, "anchorPoint", "[\(newValue.x) \(newValue.y)]")
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
    get { bounds.applying(toSuperlayer) }
    set {
      let rect = newValue.standardized
      checkFinite(
        (rect.origin.x + rect.origin.y) * 0 + rect.size.width + rect.size.height, "position",
        "[\(rect.origin.x) \(rect.origin.y)]")
      let linear = affineTransform()
      let size = Self.size(rect.size, before: linear)
      let anchor = CGPoint(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
      let box = CGRect(x: -anchor.x, y: -anchor.y, width: size.width, height: size.height)
        .applying(linear)
      position = CGPoint(x: rect.minX - box.minX, y: rect.minY - box.minY)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// The size which, transformed, has an enclosing box of `size`; where several have, or none, the
  /// one that the inverse transform's box gives.
  private static func size(_ size: CGSize, before linear: CGAffineTransform) -> CGSize {
    if linear.b == 0 && linear.c == 0 {
      guard linear.a != 0, linear.d != 0 else { return size }
      return CGSize(width: size.width / abs(linear.a), height: size.height / abs(linear.d))
    }
    let determinant = linear.a * linear.d - linear.b * linear.c
    guard determinant != 0 else { return size }
    return CGRect(origin: .zero, size: size).applying(linear.inverted()).size
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

  /// Traps with Core Animation's sentence.
  private func checkFinite(_ sum: CGFloat, _ property: String, _ value: @autoclosure () -> String) {
    require(sum.isFinite, "CALayer \(property) contains NaN: \(value())")
  }
}
