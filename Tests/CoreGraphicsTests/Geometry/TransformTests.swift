import CoreGraphics
import Testing

private func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
  zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
    .allSatisfy { abs($0 - $1) < 1e-9 }
}

@Suite("Affine transforms")
struct TransformTests {
  @Test("translatedBy applies the translation before the transform, concatenating after it")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    let after = scale.concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(after) == CGPoint(x: 12, y: 23))
  }

  @Test("a rotation by 90° maps the x axis to the y axis")
  func quarterTurn() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
  }

  @Test("a transform times its inverse is the identity")
  func inverse() {
    let t = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: -0.5).translatedBy(x: 3, y: 4)
    #expect(isNear(t.concatenating(t.inverted()), .identity))
  }

  @Test("a transform without inverse inverts to itself")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(!flat.isInvertible)
  }

  @Test("a transformed rectangle is the bounding box of its transformed corners")
  func rectangle() {
    let box = CGRect(x: -1, y: -1, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(box.width - 2 * 2.0.squareRoot()) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test(
    "a transform composed from its components is the transform", arguments: [0.0, 0.7, 2.5, -1.2])
  func decomposition(angle: Double) {
    let t = CGAffineTransform(a: 1, b: 0, c: 0.4, d: -1.5, tx: 5, ty: 6).rotated(by: angle)
    #expect(isNear(CGAffineTransform(t.decomposed()), t))
  }
}
