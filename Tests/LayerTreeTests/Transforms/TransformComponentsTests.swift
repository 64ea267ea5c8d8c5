import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Transform components")
struct TransformComponentsTests {
  @Test("any invertible 2D transform is recovered from its components")
  func roundTrip() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<1000 {
      func random() -> Double { Double.random(in: -3...3, using: &generator) }
      let flat = CGAffineTransform(
        a: random(), b: random(), c: random(), d: random(), tx: random(), ty: random())
      guard abs(flat.a * flat.d - flat.b * flat.c) > 1e-3 else { continue }
      let t = CATransform3DMakeAffineTransform(flat)
      expectEqual(TransformComponents(t).transform, t)
    }
  }

  @Test("an axis-aligned scale and a translation are read exactly")
  func axisAligned() {
    var t = CATransform3DMakeScale(2, -3, 1)
    t.m41 = 7
    t.m42 = 8
    let parts = TransformComponents(t)
    #expect(parts.scale == SIMD3(2, -3, 1))
    #expect(parts.translation == SIMD3(7, 8, 0))
    #expect(parts.rotation == 0 && parts.shear == 0)
    #expect(parts.transform == t)
    #expect(TransformComponents(CATransform3DIdentity).transform == CATransform3DIdentity)
  }

  @Test("mirrored, collapsed and half-rotated transforms are recovered from their components")
  func special() {
    for t in [
      CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -1, 1),
      CATransform3DMakeScale(-1, -1, 1), CATransform3DMakeScale(0, 0, 1),
      CATransform3DMakeScale(0, 2, 1), CATransform3DMakeScale(2, 0, 1),
      CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
    ] {
      expectEqual(TransformComponents(t).transform, t)
    }
  }

  @Test("rotation and scale are separated")
  func parts() {
    let t = CATransform3DScale(CATransform3DMakeRotation(0.6, 0, 0, 1), 2, 3, 1)
    let parts = TransformComponents(t)
    #expect(abs(parts.rotation - 0.6) < 1e-12)
    #expect(abs(parts.scale.x - 2) < 1e-12 && abs(parts.scale.y - 3) < 1e-12)
    #expect(abs(parts.shear) < 1e-12)
  }

  @Test("half way between two rotations is the rotation half way along the shorter arc")
  func shortWay() {
    for (from, to, half) in [
      (0.0, 1.0, 0.5), (3.0, -3.0, Double.pi), (-3.0, 3.0, Double.pi), (-0.5, 0.5, 0.0),
    ] {
      let a = TransformComponents(CATransform3DMakeRotation(from, 0, 0, 1))
      let b = TransformComponents(CATransform3DMakeRotation(to, 0, 0, 1))
      expectEqual(
        a.mixed(with: b, fraction: 0.5).transform, CATransform3DMakeRotation(half, 0, 0, 1))
    }
  }

  @Test("interpolation gives its ends at the fractions 0 and 1")
  func ends() {
    let a = CATransform3DTranslate(CATransform3DMakeRotation(2, 0, 0, 1), 3, 4, 0)
    let b = CATransform3DScale(CATransform3DMakeRotation(-2.5, 0, 0, 1), 3, 4, 1)
    let (from, to) = (TransformComponents(a), TransformComponents(b))
    expectEqual(from.mixed(with: to, fraction: 0).transform, a)
    expectEqual(from.mixed(with: to, fraction: 1).transform, b)
  }
}

func expectEqual(
  _ a: CATransform3D, _ b: CATransform3D, sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference = [
    a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14,
    a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23, a.m24 - b.m24,
    a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34,
    a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43, a.m44 - b.m44,
  ]
  let error = difference.map { abs($0) }.max() ?? 0
  #expect(error < 1e-9, "\(a) is not \(b)", sourceLocation: sourceLocation)
}
