public import CoreGraphics

extension CALayer {
  /// Takes a point of another layer's coordinates to the layer's own. Points.
  ///
  /// nil is what the layer at the top of the tree lies in; layers of different trees meet there.
  /// A point is taken along the line of sight onto a layer that lies askew in space, even if it comes
  /// to lie behind the eye. A layer that is seen as a line or a point has one point for all: its
  /// anchor.
  ///
  /// Source: Apple, "convert(_:from:)".
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerRoute(from: l, to: self).point(p)
  }

  /// Takes a point of the layer's coordinates to another layer's, or out of the tree where that is
  /// nil. Points.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    LayerRoute(from: self, to: l).point(p)
  }

  /// Takes a rectangle of another layer's coordinates to the box around it in the layer's own.
  /// Points.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    LayerRoute(from: l, to: self).box(r)
  }

  /// Takes a rectangle of the layer's coordinates to the box around it in another layer's, or
  /// outside of the tree where that is nil. Points.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    LayerRoute(from: self, to: l).box(r)
  }
}

/// The way from one layer's coordinates to another's: out of layers, up to the one that holds both,
/// and into layers. Points go step by step, which keeps more digits than one matrix for all.
@MainActor struct LayerRoute {
  private var out: [LayerStep] = []
  private var into: [LayerStep] = []

  init(from source: CALayer?, to target: CALayer?) {
    guard source !== target else { return }
    if let source, target != nil, source.planeAbove === target {
      out = [LayerStep(source)]
      return
    }
    if let target, source != nil, target.planeAbove === source {
      into = [LayerStep(target)]
      return
    }
    var (up, down) = (Self.chain(of: source), Self.chain(of: target))
    while let last = up.last, last === down.last {
      up.removeLast()
      down.removeLast()
    }
    out = up.map(LayerStep.init)
    into = down.reversed().map(LayerStep.init)
  }

  /// The layer, and all above it that have a plane.
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

  /// The box around a rectangle where the ways of both layers meet, and from there the box around
  /// that one, as UIKit does it.
  func box(_ rect: CGRect) -> CGRect {
    guard rect.isFinite else { return rect }
    let outside = Self.box(
      rect.standardized, isAffine: out.allSatisfy(\.isAffine),
      point: { out.reduce($0) { $1.toSuperlayer($0) } },
      side: { out.reduce($0) { $1.toSuperlayer($0) } })
    return Self.box(
      outside, isAffine: into.allSatisfy(\.isAffine),
      point: { into.reduce($0) { $1.fromSuperlayer($0) ?? $1.anchor } },
      side: { into.reduce($0) { $1.fromSuperlayer($0) } })
  }

  /// By a corner and the two sides at it, so that a move leaves the size as it is; in perspective, by
  /// the four corners.
  private static func box(
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
  /// Zero where a number is infinite or NaN.
  fileprivate var orZero: CGVector { dx.isFinite && dy.isFinite ? self : .zero }
}
