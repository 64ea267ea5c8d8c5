import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Quaternions")
struct QuaternionTests {
  private func rotation(_ t: CATransform3D) -> Quaternion {
    TransformParts(completing: t).rotation
  }

  private func matrix(_ rotation: Quaternion) -> CATransform3D {
    var parts = TransformParts(completing: CATransform3DIdentity)
    parts.rotation = rotation
    return parts.transform
  }

  private func matrix(_ angles: SIMD3<Double>) -> CATransform3D {
    let x = CATransform3DMakeRotation(angles.x, 1, 0, 0)
    let y = CATransform3DMakeRotation(angles.y, 0, 1, 0)
    let z = CATransform3DMakeRotation(angles.z, 0, 0, 1)
    return CATransform3DConcat(CATransform3DConcat(x, y), z)
  }

  @Test("a rotation is recovered from its matrix, at any angle about any axis")
  func matrices() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let t = RandomMatrix.rotation(&random)
      expectEqual(matrix(rotation(t)), t)
    }
    for axis: SIMD3<Double> in [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [-1, 2, 3]] {
      let half = CATransform3DMakeRotation(.pi, axis.x, axis.y, axis.z)
      expectEqual(matrix(rotation(half)), half)
    }
  }

  @Test("rotations are interpolated about one axis, along the shorter arc")
  func between() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<2000 {
      func number() -> Double { Double.random(in: -1...1, using: &random) }
      let start = RandomMatrix.rotation(&random)
      let (x, y, z) = (number(), number(), number() + 1.1)
      let angle = number() * 3.1
      let end = CATransform3DConcat(start, CATransform3DMakeRotation(angle, x, y, z))
      // Fractions outside of 0…1 are tested too, because springs produce them.
      let fraction = number() * 1.5
      let expected = CATransform3DConcat(
        start, CATransform3DMakeRotation(angle * fraction, x, y, z))
      expectEqual(matrix(rotation(start).mixed(with: rotation(end), fraction: fraction)), expected)
    }
  }

  @Test("nearly equal rotations are interpolated without a division by zero")
  func same() {
    let (a, b) = (
      rotation(CATransform3DMakeRotation(1, 1, 2, 3)),
      rotation(CATransform3DMakeRotation(1 + 1e-12, 1, 2, 3))
    )
    expectEqual(matrix(a.mixed(with: b, fraction: 0.5)), matrix(a))
    expectEqual(matrix(a.mixed(with: a, fraction: 0.5)), matrix(a))
  }

  @Test("Euler angles rotate about x, then y, then z")
  func angles() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<2000 {
      func number() -> Double { Double.random(in: -4...4, using: &random) }
      let angles = SIMD3(number(), number(), number())
      expectEqual(matrix(Quaternion(angles: angles)), matrix(angles))
      // The angles that are read give the same rotation.
      expectEqual(matrix(Quaternion(angles: angles).angles), matrix(angles))
    }
  }

  @Test("an angle that is set is read back, and the others keep their values")
  func numbers() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<2000 {
      func number() -> Double { Double.random(in: -1.5...1.5, using: &random) }
      var numbers = EulerTransform(RandomMatrix.invertible(&random))
      // The decomposition cannot tell which axis of a reflection was mirrored.
      numbers.scale.replace(with: -numbers.scale, where: numbers.scale .< 0)
      let (scale, translation) = (numbers.scale, numbers.translation)
      numbers.angles = SIMD3(number(), number(), number())
      var read = EulerTransform(numbers.transform)
      #expect(near(read.angles, numbers.angles, within: 1e-6))
      #expect(near(read.scale, scale, within: 1e-6))
      #expect(near(read.translation, translation, within: 1e-6))
      let angle = number()
      read.angles.y = angle
      let again = EulerTransform(read.transform).angles
      #expect(near(again, SIMD3(numbers.angles.x, angle, numbers.angles.z), within: 1e-6))
    }
  }

  @Test("a single angle within ±π is read back, although other angles give the same rotation")
  func alone() {
    for axis in 0..<3 {
      for angle in stride(from: -3.1, through: 3.1, by: 0.1) {
        var angles = SIMD3<Double>.zero
        angles[axis] = angle
        #expect(near(rotation(matrix(angles)).angles, angles))
      }
    }
  }

  @Test("in gimbal lock, the rotation that x and z share is read as the angle about x")
  func lock() {
    for y in [Double.pi / 2, -.pi / 2] {
      let angles = SIMD3(0.3, y, 0.4)
      let read = rotation(matrix(angles)).angles
      #expect(read.z == 0 && abs(read.y - y) < 1e-9)
      expectEqual(matrix(read), matrix(angles))
    }
  }
}
