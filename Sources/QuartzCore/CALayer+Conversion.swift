public import CoreGraphics

extension CALayer {
  /// Takes a point of another layer's coordinates to the layer's own. Points.
  ///
  /// nil is what the layer at the top of the tree lies in; layers of different trees meet there.
  /// A layer that its transform flattens to a line or a point has one point for all: its anchor.
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
    if let source, source.parent === target, target != nil {
      out = [LayerStep(source)]
      return
    }
    if let target, target.parent === source, source != nil {
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

  /// The layer and all above it.
  private static func chain(of layer: CALayer?) -> [CALayer] {
    var chain: [CALayer] = []
    var next = layer
    while let layer = next {
      chain.append(layer)
      next = layer.superlayer
    }
    return chain
  }

  func point(_ point: CGPoint) -> CGPoint {
    guard point.isFinite else { return point }
    let outside = out.reduce(point) { $1.toSuperlayer($0) }
    return into.reduce(outside) { $1.fromSuperlayer($0) ?? $1.anchor }
  }

  /// By a corner and the two sides at it, so that a move leaves the size as it is.
  func box(_ rect: CGRect) -> CGRect {
    guard rect.isFinite else { return rect }
    let rect = rect.standardized
    let corner = point(rect.origin)
    let (across, down) = (
      side(CGVector(dx: rect.width, dy: 0)), side(CGVector(dx: 0, dy: rect.height))
    )
    return CGRect(
      x: corner.x + min(across.dx, 0) + min(down.dx, 0),
      y: corner.y + min(across.dy, 0) + min(down.dy, 0),
      width: abs(across.dx) + abs(down.dx), height: abs(across.dy) + abs(down.dy))
  }

  private func side(_ side: CGVector) -> CGVector {
    let outside = out.reduce(side) { $1.linear.applied(to: $0) }
    let inside = into.reduce(outside) { $1.linear.inverse?.applied(to: $0) ?? CGVector.zero }
    return inside.dx.isFinite && inside.dy.isFinite ? inside : .zero
  }
}

/// From a layer's coordinates to its superlayer's and back.
@MainActor struct LayerStep {
  /// The anchor point in the layer's coordinates, and in its superlayer's.
  let anchor: CGPoint
  private let position: CGPoint
  let linear: LinearPart

  init(_ layer: CALayer) {
    let (bounds, part) = (layer.properties.bounds, layer.properties.anchorPoint)
    let transform = layer.affineTransform()
    anchor = CGPoint(
      x: bounds.origin.x + part.x * bounds.size.width,
      y: bounds.origin.y + part.y * bounds.size.height)
    position = CGPoint(
      x: layer.properties.position.x + transform.tx, y: layer.properties.position.y + transform.ty)
    linear = LinearPart(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
  }

  func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let offset = linear.applied(to: CGVector(dx: point.x - anchor.x, dy: point.y - anchor.y))
    let result = CGPoint(x: position.x + offset.dx, y: position.y + offset.dy)
    return result.isFinite ? result : position
  }

  /// nil where the layer is flat.
  func fromSuperlayer(_ point: CGPoint) -> CGPoint? {
    let offset = CGVector(dx: point.x - position.x, dy: point.y - position.y)
    guard let inner = linear.inverse?.applied(to: offset) else { return nil }
    let result = CGPoint(x: anchor.x + inner.dx, y: anchor.y + inner.dy)
    return result.isFinite ? result : nil
  }
}

/// The part of a transform that turns and scales.
struct LinearPart {
  var a: CGFloat
  var b: CGFloat
  var c: CGFloat
  var d: CGFloat

  func applied(to vector: CGVector) -> CGVector {
    CGVector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }

  /// nil where there is none. Scaled by the largest number first, so that small scales have one.
  var inverse: LinearPart? {
    let largest = max(abs(a), abs(b), abs(c), abs(d))
    guard largest > 0, (1 / largest).isFinite else { return nil }
    let (a, b, c, d) = (a / largest, b / largest, c / largest, d / largest)
    let scale = 1 / (a * d - b * c) / largest
    guard scale.isFinite else { return nil }
    return LinearPart(a: d * scale, b: -b * scale, c: -c * scale, d: a * scale)
  }
}
