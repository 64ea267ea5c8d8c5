import CoreGraphics
import QuartzCore
import TestSupport

/// A 4 × 4 matrix for row vectors. Computes the projection of a layer's points as Core Animation's
/// documentation describes it, as a plain product of matrices.
struct PlainMatrix {
  var rows: [[Double]]

  static func translation(_ x: Double, _ y: Double, _ z: Double) -> PlainMatrix {
    PlainMatrix(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]])
  }

  static func scale(_ x: Double, _ y: Double, _ z: Double) -> PlainMatrix {
    PlainMatrix(rows: [[x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1]])
  }

  init(rows: [[Double]]) {
    self.rows = rows
  }

  init(_ t: CATransform3D) {
    rows = [
      [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24],
      [t.m31, t.m32, t.m33, t.m34], [t.m41, t.m42, t.m43, t.m44],
    ]
  }

  static func * (a: PlainMatrix, b: PlainMatrix) -> PlainMatrix {
    PlainMatrix(
      rows: (0..<4).map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + a.rows[row][$1] * b.rows[$1][column] } }
      })
  }

  /// The homogeneous coordinates (x, y, z, w) of a transformed point of the plane z = 0.
  func project(_ point: CGPoint) -> [Double] {
    (0..<4).map { point.x * rows[0][$0] + point.y * rows[1][$0] + rows[3][$0] }
  }

  /// The determinant of the in-plane projection; 0 if the plane is seen edge-on.
  var determinant: Double {
    let (a, b, c) = (rows[0], rows[1], rows[3])
    return a[0] * (b[1] * c[3] - b[3] * c[1]) - a[1] * (b[0] * c[3] - b[3] * c[0])
      + a[3] * (b[0] * c[1] - b[1] * c[0])
  }

  /// The transform from the layer's coordinates to those of an ancestor. The last flattening is
  /// omitted, to keep the depth.
  @MainActor init(from layer: CALayer, to root: CALayer) {
    self = .scale(1, 1, 1)
    var next = layer
    while next !== root, let above = next.superlayer {
      self = self * Self.flip(next)
      self =
        self * Self.about(next, transform: next.transform, at: next.position, z: next.zPosition)
      let anchor = Self.anchor(above)
      self =
        self
        * Self.about(above, transform: above.sublayerTransform, at: anchor, z: above.anchorPointZ)
      if above !== root, !(above is CATransformLayer) { self = self * .scale(1, 1, 0) }
      next = above
    }
  }

  @MainActor private static func anchor(_ layer: CALayer) -> CGPoint {
    CGPoint(
      x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
      y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
  }

  @MainActor private static func about(
    _ layer: CALayer, transform: CATransform3D, at position: CGPoint, z: CGFloat
  ) -> PlainMatrix {
    let anchor = anchor(layer)
    return .translation(-anchor.x, -anchor.y, -layer.anchorPointZ) * PlainMatrix(transform)
      * .translation(position.x, position.y, z)
  }

  @MainActor private static func flip(_ layer: CALayer) -> PlainMatrix {
    guard layer.isGeometryFlipped else { return .scale(1, 1, 1) }
    return .scale(1, -1, 1) * .translation(0, 2 * layer.bounds.midY, 0)
  }
}

/// Random layers in 3D.
@MainActor enum RandomSpace {
  static func number(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
    Double.random(in: range, using: &random)
  }

  static func rotation(_ random: inout SeededGenerator) -> CATransform3D {
    var t = CATransform3DMakeRotation(
      number(-1...1, &random), number(-1...1, &random), number(-1...1, &random),
      number(0.1...1, &random))
    t = CATransform3DScale(t, number(0.5...2, &random), number(0.5...2, &random), 1)
    let move = CATransform3DMakeTranslation(0, 0, number(-60...60, &random))
    return CATransform3DConcat(t, move)
  }

  static func perspective(_ random: inout SeededGenerator) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1 / number(400...900, &random)
    return t
  }

  static func randomize(_ layer: CALayer, _ random: inout SeededGenerator) {
    layer.bounds = CGRect(
      x: number(-50...50, &random), y: number(-50...50, &random), width: number(20...200, &random),
      height: number(20...200, &random))
    layer.position = CGPoint(x: number(-50...150, &random), y: number(-50...150, &random))
    layer.anchorPoint = CGPoint(x: number(0...1, &random), y: number(0...1, &random))
    let kind = random.next() % 8
    if kind < 4 { layer.transform = rotation(&random) }
    if kind == 0 || kind == 5 {
      layer.transform = CATransform3DConcat(layer.transform, perspective(&random))
    }
    if kind == 1 { layer.anchorPointZ = number(-40...40, &random) }
    if kind == 6 { layer.setAffineTransform(CGAffineTransform(rotationAngle: 1)) }
    if random.next() % 3 == 0 { layer.zPosition = number(-50...50, &random) }
    if random.next() % 3 == 0 { layer.sublayerTransform = perspective(&random) }
    if random.next() % 8 == 0 { layer.sublayerTransform = rotation(&random) }
    if random.next() % 6 == 0 { layer.isGeometryFlipped = true }
  }

  /// A chain of nested layers; the first one has default properties.
  static func branch(_ depth: Int, _ random: inout SeededGenerator) -> [CALayer] {
    var layers = [CALayer()]
    layers[0].bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    for _ in 0..<depth {
      let layer = random.next() % 4 == 0 ? CATransformLayer() : CALayer()
      randomize(layer, &random)
      layers[layers.count - 1].addSublayer(layer)
      layers.append(layer)
    }
    return layers
  }
}
