import CoreGraphics

/// The conversion from one layer's coordinates to another's: out of layers up to the common
/// ancestor, and then into layers. Points are converted one level at a time, which is more accurate
/// than one combined matrix.
@MainActor struct LayerCoordinateConversion {
  private var out: [LayerProjection] = []
  private var into: [LayerProjection] = []

  init(from source: CALayer?, to target: CALayer?) {
    guard source !== target else { return }
    if let source, target != nil, source.planeAbove === target {
      out = [LayerProjection(source)]
      return
    }
    if let target, source != nil, target.planeAbove === source {
      into = [LayerProjection(target)]
      return
    }
    var (up, down) = (Self.chain(of: source), Self.chain(of: target))
    while let last = up.last, last === down.last {
      up.removeLast()
      down.removeLast()
    }
    out = up.map(LayerProjection.init)
    into = down.reversed().map(LayerProjection.init)
  }

  /// The layer and all its ancestors that have a plane.
  private static func chain(of layer: CALayer?) -> [CALayer] {
    var chain: [CALayer] = []
    var next = layer
    while let layer = next {
      chain.append(layer)
      next = layer.planeAbove
    }
    return chain
  }

  func point(_ point: CGPoint) -> CGPoint {
    guard point.isFinite else { return point }
    let outside = out.reduce(point) { $1.toSuperlayer($0) }
    return into.reduce(outside) { $1.fromSuperlayer($0) ?? $1.anchor }
  }

  /// The bounding box of a rectangle in the common ancestor, and then the bounding box of that in
  /// the target, as UIKit computes it.
  func boundingBox(_ rect: CGRect) -> CGRect {
    guard rect.isFinite else { return rect }
    let outside = Self.boundingBox(
      rect.standardized, isAffine: out.allSatisfy(\.isAffine),
      point: { out.reduce($0) { $1.toSuperlayer($0) } },
      side: { out.reduce($0) { $1.toSuperlayer($0) } })
    return Self.boundingBox(
      outside, isAffine: into.allSatisfy(\.isAffine),
      point: { into.reduce($0) { $1.fromSuperlayer($0) ?? $1.anchor } },
      side: { into.reduce($0) { $1.fromSuperlayer($0) } })
  }

  /// Uses a corner and the two sides at it, so that translations keep the size exact; with
  /// perspective, uses all four corners.
  private static func boundingBox(
    _ rect: CGRect, isAffine: Bool, point: (CGPoint) -> CGPoint, side: (CGVector) -> CGVector
  ) -> CGRect {
    guard isAffine else { return CGRect(enclosing: rect.corners.map(point)) }
    let corner = point(rect.origin)
    let across = side(CGVector(dx: rect.width, dy: 0)).orZero
    let down = side(CGVector(dx: 0, dy: rect.height)).orZero
    return CGRect(
      x: corner.x + min(across.dx, 0) + min(down.dx, 0),
      y: corner.y + min(across.dy, 0) + min(down.dy, 0),
      width: abs(across.dx) + abs(down.dx), height: abs(across.dy) + abs(down.dy))
  }
}

extension CGVector {
  /// The vector, or zero if a component is infinite or NaN.
  fileprivate var orZero: CGVector { dx.isFinite && dy.isFinite ? self : .zero }
}
