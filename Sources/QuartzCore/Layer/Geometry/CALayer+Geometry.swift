package import CoreGraphics
package import Foundation
import LayerTree

extension CALayer {
  func changeBounds(to newBounds: CGRect) {
    let (rect, previous) = (newBounds.finiteStandardized, properties.bounds)
    Self.requireFinite(newBounds, "bounds")
    guard rect != previous else { return }
    set("bounds", differs: true) { properties.bounds = rect }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    guard rect.size != previous.size else { return }
    setNeedsLayout()
    sizeDidChange(from: previous.size)
  }

  /// The in-plane part of the transform.
  package var inPlaneTransform: CGAffineTransform {
    CATransform3DGetAffineTransform(properties.transform)
  }

  var boundingBox: CGRect {
    boundingBoxAroundAnchor(properties.bounds.size)
      .offsetBy(dx: properties.position.x, dy: properties.position.y)
  }

  func fit(_ newFrame: CGRect) {
    Self.requireFinite(newFrame.origin, "position")
    Self.requireFinite(newFrame, "bounds")
    let rect = newFrame.finiteStandardized
    let size = Self.size(rect.size, before: inPlaneTransform)
    let boundingBox = boundingBoxAroundAnchor(size)
    position = CGPoint(x: rect.minX - boundingBox.minX, y: rect.minY - boundingBox.minY).finite(
      or: properties.position)
    bounds = CGRect(origin: properties.bounds.origin, size: size)
  }

  /// The bounding box of a layer of that size whose position is the origin.
  private func boundingBoxAroundAnchor(_ size: CGSize) -> CGRect {
    let rect = CGRect(
      x: -properties.anchorPoint.x * size.width, y: -properties.anchorPoint.y * size.height,
      width: size.width, height: size.height)
    let (transform, anchorPointZ) = (properties.transform, space.anchorPointZ)
    if CATransform3DIsIdentity(transform) { return rect }
    guard transform.hasPerspective || anchorPointZ != 0 else {
      return rect.applying(inPlaneTransform)
    }
    return LayerProjection(transform, at: anchorPointZ).boundingBox(rect)
  }

  /// The size whose transformed bounding box is `size`. If there are several or none, it is the
  /// bounding box under the inverse transform.
  private static func size(_ size: CGSize, before transform: CGAffineTransform) -> CGSize {
    if transform.isIdentity { return size }
    let linear = LinearPart(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
    guard let inverse = linear.inverse else { return size }
    let across = inverse.applied(to: CGVector(dx: size.width, dy: 0))
    let down = inverse.applied(to: CGVector(dx: 0, dy: size.height))
    let result = CGSize(
      width: abs(across.dx) + abs(down.dx), height: abs(across.dy) + abs(down.dy))
    return result.isFinite ? result : size
  }

  /// Traps with Core Animation's message, which mentions NaN for infinite values too.
  static func requireFinite(_ point: CGPoint, _ property: String) {
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
