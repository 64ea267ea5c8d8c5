import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("CATransform3D")
struct CATransform3DTests {
  @Test("a concatenation is the matrix product, with the first transform on the left")
  func concatenation() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let (a, b) = (randomMatrix(&generator), randomMatrix(&generator))
      expectEqual(CATransform3DConcat(matrix(a), matrix(b)), product(a, b))
    }
  }

  @Test("translate, scale and rotate are applied before the given transform")
  func prefixes() {
    var generator = SeededGenerator(seed: 5)
    let rows = randomMatrix(&generator)
    let t = matrix(rows)
    expectEqual(
      CATransform3DTranslate(t, 3, -4, 5),
      product([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [3, -4, 5, 1]], rows))
    expectEqual(
      CATransform3DScale(t, 3, -4, 5),
      product([[3, 0, 0, 0], [0, -4, 0, 0], [0, 0, 5, 0], [0, 0, 0, 1]], rows))
    let (s, c) = (sin(0.7), cos(0.7))
    expectEqual(
      CATransform3DRotate(t, 0.7, 0, 0, 2),
      product([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]], rows))
    expectEqual(
      CATransform3DRotate(t, 0.7, 1, 0, 0),
      product([[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]], rows))
    expectEqual(
      CATransform3DRotate(t, 0.7, 0, 5, 0),
      product([[c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1]], rows))
  }

  @Test("a rotation keeps its axis, and the opposite rotation is its inverse")
  func rotation() {
    let rotation = CATransform3DMakeRotation(1.2, 1, 2, 3)
    let (x, y, z) = (
      rotation.m11 + 2 * rotation.m21 + 3 * rotation.m31,
      rotation.m12 + 2 * rotation.m22 + 3 * rotation.m32,
      rotation.m13 + 2 * rotation.m23 + 3 * rotation.m33
    )
    #expect(abs(x - 1) < 1e-12 && abs(y - 2) < 1e-12 && abs(z - 3) < 1e-12)
    let back = CATransform3DMakeRotation(-1.2, 1, 2, 3)
    expectEqual(CATransform3DConcat(rotation, back), rows(CATransform3DIdentity))
  }

  @Test("a rotation about an axis of length 0 or infinity is the identity")
  func noAxis() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .infinity, 0, 0)))
  }

  @Test("2D transforms are converted to 3D transforms and back")
  func affine() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(flat)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == flat)
    var perspective = t
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test("a matrix times its inverse is the identity")
  func inverse() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let t = RandomMatrix.invertible(&random)
      expectEqual(
        CATransform3DConcat(t, CATransform3DInvert(t)), rows(CATransform3DIdentity), within: 1e-9)
      expectEqual(
        CATransform3DConcat(CATransform3DInvert(t), t), rows(CATransform3DIdentity), within: 1e-9)
    }
    let small = CATransform3DMakeScale(1e-60, 1e-60, 1e-60)
    #expect(CATransform3DInvert(small).m22 == 1e60)
  }

  @Test("inverting a singular matrix returns the matrix")
  func noInverse() {
    for t in [
      CATransform3D(), CATransform3DMakeScale(1, 0, 1), CATransform3DMakeScale(1e-200, 1e-200, 1),
    ] {
      #expect(CATransform3DInvert(t) == t && t.inverse == nil)
    }
  }

  @Test("an NSValue holds a transform")
  func boxed() {
    let t = CATransform3DMakeRotation(1, 2, 3, 4)
    let value: NSValue = NSValue(caTransform3D: t)
    #expect(value.caTransform3DValue == t && value == NSValue(caTransform3D: t))
    #expect(value != NSValue(caTransform3D: CATransform3DIdentity))
    #expect(unsafe String(cString: value.objCType) == "{CATransform3D=dddddddddddddddd}")
  }

  @Test("transforms are equal if all of their elements are equal")
  func equality() {
    let a = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DEqualToTransform(a, CATransform3DMakeTranslation(1, 2, 3)))
    #expect(!CATransform3DEqualToTransform(a, CATransform3DMakeTranslation(1, 2, 4)))
    #expect(!CATransform3DIsIdentity(a))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3D() != CATransform3DIdentity)
  }

  @Test("a transform with one infinite or NaN element is not finite, whichever element it is")
  func finiteness() {
    #expect(CATransform3DMakeTranslation(1e300, -1e300, 1).isFinite)
    for index in 0..<16 {
      for wrong in [Double.nan, .infinity, -.infinity] {
        var values = rows(CATransform3DIdentity)
        values[index / 4][index % 4] = wrong
        #expect(!matrix(values).isFinite)
      }
    }
  }

  // MARK: Plain matrices

  private func randomMatrix(_ generator: inout SeededGenerator) -> [[Double]] {
    (0..<4).map { _ in (0..<4).map { _ in Double.random(in: -2...2, using: &generator) } }
  }

  private func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    }
  }

  private func matrix(_ r: [[Double]]) -> CATransform3D {
    CATransform3D(
      m11: r[0][0], m12: r[0][1], m13: r[0][2], m14: r[0][3],
      m21: r[1][0], m22: r[1][1], m23: r[1][2], m24: r[1][3],
      m31: r[2][0], m32: r[2][1], m33: r[2][2], m34: r[2][3],
      m41: r[3][0], m42: r[3][1], m43: r[3][2], m44: r[3][3])
  }

  private func rows(_ t: CATransform3D) -> [[Double]] {
    [
      [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24],
      [t.m31, t.m32, t.m33, t.m34], [t.m41, t.m42, t.m43, t.m44],
    ]
  }

  private func expectEqual(
    _ t: CATransform3D, _ expected: [[Double]], within limit: Double = 1e-12,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = zip(rows(t).joined(), expected.joined()).map { abs($0 - $1) }.max() ?? 0
    #expect(error < limit, "\(t)", sourceLocation: sourceLocation)
  }
}
