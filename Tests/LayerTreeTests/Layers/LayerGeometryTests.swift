import CoreGraphics
import LayerTree
import Testing

@Suite("Layer geometry")
struct LayerGeometryTests {
  private var random = RandomCases(seed: 41)

  private mutating func layer(_ transform: CATransform3D) -> LayerProperties {
    var layer = LayerProperties()
    layer.position = CGPoint(x: random.number(-100...100), y: random.number(-100...100))
    layer.bounds = CGRect(
      x: random.number(-50...50), y: random.number(-50...50), width: random.number(0...200),
      height: random.number(0...200))
    layer.anchorPoint = CGPoint(x: random.number(-1...2), y: random.number(-1...2))
    layer.transform = transform
    return layer
  }

  private mutating func transformInPlane() -> CGAffineTransform {
    let n = random.numbers(6, -3...3)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  private func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    isNear(CGPoint(x: a.a, y: a.b), CGPoint(x: b.a, y: b.b))
      && isNear(CGPoint(x: a.c, y: a.d), CGPoint(x: b.c, y: b.d))
      && isNear(CGPoint(x: a.tx, y: a.ty), CGPoint(x: b.tx, y: b.ty))
  }

  @Test("the anchor point lies at the position, whatever the linear part of the transform is")
  mutating func anchor() {
    for _ in 0..<200 {
      var flat = transformInPlane()
      (flat.tx, flat.ty) = (0, 0)
      let layer = layer(CATransform3DMakeAffineTransform(flat))
      #expect(isNear(layer.anchor.applying(layer.toSuperlayer), layer.position))
    }
  }

  @Test("in the plane, the conversions to the superlayer in 2D and in 3D agree")
  mutating func planeAndSpace() {
    for _ in 0..<200 {
      let layer = layer(CATransform3DMakeAffineTransform(transformInPlane()))
      let matrix = layer.toSuperlayer(
        zPosition: random.number(-9...9), anchorPointZ: random.number(-9...9))
      #expect(isNear(CATransform3DGetAffineTransform(matrix), layer.toSuperlayer))
    }
  }

  @Test("the sublayer transform applies about the anchor point, and the flip after it")
  mutating func sublayers() {
    for _ in 0..<200 {
      let layer = layer(CATransform3DIdentity)
      var space = LayerSpace()
      var flat = transformInPlane()
      (flat.tx, flat.ty) = (0, 0)
      space.sublayerTransform = CATransform3DMakeAffineTransform(flat)
      space.anchorPointZ = random.number(-9...9)
      let unflipped = space.toLayerInPlane(layer)
      #expect(isNear(layer.anchor.applying(unflipped), layer.anchor))
      space.isGeometryFlipped = true
      let flipped = space.toLayerInPlane(layer)
      #expect(isNear(flipped, unflipped.concatenating(layer.bounds.verticalFlip)))
      #expect(isNear(flipped, CATransform3DGetAffineTransform(space.toLayer(layer))))
    }
  }

  @Test("a vertical flip exchanges the upper and the lower edge of the bounds")
  func flip() {
    let bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(CGPoint(x: 10, y: 20).applying(bounds.verticalFlip) == CGPoint(x: 10, y: 60))
    #expect(CGPoint(x: 10, y: 60).applying(bounds.verticalFlip) == CGPoint(x: 10, y: 20))
  }

  @Test("perspective in the sublayer transform has no effect in the plane")
  mutating func flattened() {
    var space = LayerSpace()
    (space.sublayerTransform.m34, space.sublayerTransform.m14) = (-1 / 500, 0.01)
    #expect(space.toLayerInPlane(layer(CATransform3DIdentity)) == .identity)
  }

  @Test("a layer leaves the plane by rotation, depth or perspective, and not by a scale along z")
  func leavingThePlane() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let inPlane = [
      CATransform3DIdentity, CATransform3DMakeScale(2, 3, 4), perspective,
      CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeTranslation(1, 2, 0),
    ]
    #expect(inPlane.allSatisfy { !$0.leavesPlane })
    perspective.m14 = 0.01
    let outside = [
      CATransform3DMakeRotation(1, 1, 0, 0), CATransform3DMakeRotation(1, 0, 1, 0),
      CATransform3DMakeTranslation(0, 0, 1), perspective,
    ]
    #expect(outside.allSatisfy { $0.leavesPlane })
    var space = LayerSpace()
    #expect(!space.leavesPlane && !space.movesSublayers && !space.mayReorderSublayers)
    space.sublayerTransform.m34 = -1 / 500
    #expect(!space.leavesPlane && space.movesSublayers && space.mayReorderSublayers)
    space.anchorPointZ = 1
    #expect(space.leavesPlane)
  }
}
