import CoreGraphics
import Foundation
import LayerTree
import TestSupport
import Testing

// Requirement V20: 3D transforms.
@Suite("The parts of a 3D transform")
struct TransformPartsTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 2000

  @Test("any invertible matrix is recovered from its parts")
  func roundTrip() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<Self.rounds {
      let t = RandomMatrix.invertible(&random)
      guard let parts = TransformParts(t) else {
        Issue.record("\(t) has no parts")
        continue
      }
      expectEqual(parts.transform, t)
      expectEqual(TransformParts(completing: t).transform, t)
      expectEqual(EulerTransform(t).transform, t)
    }
  }

  @Test("a singular matrix cannot be decomposed without loss, but is recovered from its parts")
  func singular() {
    var random = SeededGenerator(seed: 32)
    for round in 0..<Self.rounds {
      let rotation = RandomMatrix.rotation(&random)
      let flat = CATransform3DMakeScale(
        round % 2 == 0 ? 0 : 2, round % 3 == 0 ? 0 : -3, round % 6 == 1 ? 0 : round % 5 == 0 ? 0 : 4
      )
      guard flat.m11 * flat.m22 * flat.m33 == 0 else { continue }
      let t = CATransform3DConcat(flat, rotation)
      #expect(TransformParts(t) == nil)
      expectEqual(TransformParts(completing: t).transform, t)
    }
    #expect(TransformParts(CATransform3D()) == nil)
    #expect(TransformParts(completing: CATransform3D()).rotation == .identity)
    #expect(TransformParts(completing: CATransform3DMakeScale(1e300, 1e300, 0)).scale.z == 0)
  }

  @Test("scale, skew, rotation, translation and perspective are separated")
  func parts() throws {
    let rotation = CATransform3DMakeRotation(1.1, 1, 2, -1)
    var t = CATransform3DScale(CATransform3DConcat(rotation, translation(3, 4, 5)), 2, 3, -4)
    t = CATransform3DConcat(t, perspective(-1 / 500))
    let parts = try #require(TransformParts(t))
    #expect(near(parts.scale, SIMD3(2, 3, -4)) && near(parts.skew, .zero))
    #expect(near(parts.translation, SIMD3(3, 4, 5)))
    #expect(abs(parts.perspective.z + 1 / 500) < 1e-12 && abs(parts.perspective.w - 1) < 1e-12)
    let axis = SIMD3<Double>(1, 2, -1) / 6.0.squareRoot() * sin(0.55)
    #expect(near(parts.rotation.vector.xyz, axis))
  }

  @Test("axis-aligned transforms are read and written exactly")
  func axisAligned() {
    var t = CATransform3DScale(translation(7, 8, 9), 2, -3, 0.5)
    t.m34 = -0.002
    #expect(TransformParts(completing: t).transform == t)
    #expect(EulerTransform(t).transform == t && EulerTransform(t).scale == SIMD3(2, -3, 0.5))
    #expect(EulerTransform(CATransform3DIdentity).transform == CATransform3DIdentity)
  }

  @Test("a reflection has a negative scale, along the axis that leaves the smallest rotation")
  func mirrored() {
    for sign: SIMD3<Double> in [[-1, 1, 1], [1, -1, 1], [1, 1, -1], [-1, -1, -1]] {
      let parts = TransformParts(completing: CATransform3DMakeScale(sign.x, sign.y, sign.z))
      #expect(parts.scale == sign && parts.rotation == .identity)
    }
  }

  @Test("in the plane, parts and interpolation are those of a 2D transform")
  func flat() throws {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<Self.rounds {
      let (a, b) = (RandomMatrix.flat(&random), RandomMatrix.flat(&random))
      let (partsA, partsB) = (try #require(TransformParts(a)), try #require(TransformParts(b)))
      let (flatA, flatB) = (TransformComponents(a), TransformComponents(b))
      #expect(abs(partsA.scale.x - flatA.scale.x) + abs(partsA.scale.y - flatA.scale.y) < 1e-9)
      #expect(abs(partsA.skew.x - flatA.shear) < 1e-9)
      #expect(abs(EulerTransform(a).angles.z - flatA.rotation) < 1e-9)
      let fraction = Double.random(in: 0...1, using: &random)
      expectEqual(
        partsA.mixed(with: partsB, fraction: fraction).transform,
        flatA.mixed(with: flatB, fraction: fraction).transform)
    }
  }

  @Test("interpolation gives its ends, and is linear for perspective and translation")
  func ends() throws {
    var random = SeededGenerator(seed: 34)
    for _ in 0..<Self.rounds {
      let (a, b) = (RandomMatrix.invertible(&random), RandomMatrix.invertible(&random))
      let (from, to) = (try #require(TransformParts(a)), try #require(TransformParts(b)))
      expectEqual(from.mixed(with: to, fraction: 0).transform, a)
      expectEqual(from.mixed(with: to, fraction: 1).transform, b)
    }
    let from = try #require(TransformParts(perspective(-0.001)))
    let to = try #require(
      TransformParts(CATransform3DConcat(translation(10, 0, 4), perspective(-0.003))))
    expectEqual(
      from.mixed(with: to, fraction: 0.25).transform,
      CATransform3DConcat(translation(2.5, 0, 1), perspective(-0.0015)))
  }

  private func translation(_ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
    CATransform3DMakeTranslation(x, y, z)
  }

  private func perspective(_ m34: Double) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = m34
    return t
  }
}

/// Random matrices like those of apps.
enum RandomMatrix {
  static func rotation(_ random: inout SeededGenerator) -> CATransform3D {
    func number() -> Double { Double.random(in: -1...1, using: &random) }
    return CATransform3DMakeRotation(number() * 4, number(), number(), number() + 2)
  }

  /// A matrix of random numbers that is not nearly singular.
  static func invertible(_ random: inout SeededGenerator) -> CATransform3D {
    while true {
      func number() -> Double { Double.random(in: -2...2, using: &random) }
      var t = CATransform3D(
        m11: number(), m12: number(), m13: number(), m14: number() / 100,
        m21: number(), m22: number(), m23: number(), m24: number() / 100,
        m31: number(), m32: number(), m33: number(), m34: number() / 100,
        m41: number() * 50, m42: number() * 50, m43: number() * 50, m44: 1)
      let volume =
        t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
        + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
      if random.next() % 4 == 0 { (t.m14, t.m24, t.m34) = (0, 0, 0) }
      if abs(volume) > 0.05 { return t }
    }
  }

  /// A scale, a rotation and a translation in the plane.
  static func flat(_ random: inout SeededGenerator) -> CATransform3D {
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }
    let rotation = CATransform3DMakeRotation(number(-3.1...3.1), 0, 0, 1)
    var t = CATransform3DScale(rotation, number(0.1...3), number(0.1...3), 1)
    (t.m41, t.m42) = (number(-50...50), number(-50...50))
    return t
  }
}

func near(_ a: SIMD3<Double>, _ b: SIMD3<Double>, within error: Double = 1e-9) -> Bool {
  let d = a - b
  return max(abs(d.x), abs(d.y), abs(d.z)) < error
}

extension SIMD4<Double> {
  var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}
