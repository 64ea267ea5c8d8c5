import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Turns in space")
struct QuaternionTests {
  private func turn(_ t: CATransform3D) -> Quaternion {
    TransformParts(completing: t).rotation
  }

  private func matrix(_ turn: Quaternion) -> CATransform3D {
    var parts = TransformParts(completing: CATransform3DIdentity)
    parts.rotation = turn
    return parts.transform
  }

  private func matrix(_ angles: SIMD3<Double>) -> CATransform3D {
    let x = CATransform3DMakeRotation(angles.x, 1, 0, 0)
    let y = CATransform3DMakeRotation(angles.y, 0, 1, 0)
    let z = CATransform3DMakeRotation(angles.z, 0, 0, 1)
    return CATransform3DConcat(CATransform3DConcat(x, y), z)
  }

  @Test("a turn comes back from its matrix, at any angle about any axis")
  func matrices() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let t = RandomMatrix.turn(&random)
      expectEqual(matrix(turn(t)), t)
    }
    for axis: SIMD3<Double> in [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [-1, 2, 3]] {
      let half = CATransform3DMakeRotation(.pi, axis.x, axis.y, axis.z)
      expectEqual(matrix(turn(half)), half)
    }
  }

  @Test("between two turns lies the turn about one axis, by a part of the angle, the short way")
  func between() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<2000 {
      func number() -> Double { Double.random(in: -1...1, using: &random) }
      let start = RandomMatrix.turn(&random)
      let (x, y, z) = (number(), number(), number() + 1.1)
      let angle = number() * 3.1
      let end = CATransform3DConcat(start, CATransform3DMakeRotation(angle, x, y, z))
      // Past the ends too, where springs lead.
      let fraction = number() * 1.5
      let expected = CATransform3DConcat(
        start, CATransform3DMakeRotation(angle * fraction, x, y, z))
      expectEqual(matrix(turn(start).mixed(with: turn(end), fraction: fraction)), expected)
    }
  }

  @Test("turns that are all but the same are mixed without a division by nothing")
  func same() {
    let (a, b) = (
      turn(CATransform3DMakeRotation(1, 1, 2, 3)),
      turn(CATransform3DMakeRotation(1 + 1e-12, 1, 2, 3))
    )
    expectEqual(matrix(a.mixed(with: b, fraction: 0.5)), matrix(a))
    expectEqual(matrix(a.mixed(with: a, fraction: 0.5)), matrix(a))
  }

  @Test("angles turn about x, then y, then z")
  func angles() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<2000 {
      func number() -> Double { Double.random(in: -4...4, using: &random) }
      let angles = SIMD3(number(), number(), number())
      expectEqual(matrix(Quaternion(angles: angles)), matrix(angles))
      // What is read makes the same turn.
      expectEqual(matrix(Quaternion(angles: angles).angles), matrix(angles))
    }
  }

  @Test("an angle that is set is read, and the others stay")
  func numbers() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<2000 {
      func number() -> Double { Double.random(in: -1.5...1.5, using: &random) }
      var numbers = TransformNumbers(RandomMatrix.invertible(&random))
      // Which axis of a mirror image is the mirrored one, nothing tells for good.
      numbers.scale.replace(with: -numbers.scale, where: numbers.scale .< 0)
      let (scale, translation) = (numbers.scale, numbers.translation)
      numbers.angles = SIMD3(number(), number(), number())
      var read = TransformNumbers(numbers.transform)
      #expect(near(read.angles, numbers.angles, within: 1e-6))
      #expect(near(read.scale, scale, within: 1e-6))
      #expect(near(read.translation, translation, within: 1e-6))
      let angle = number()
      read.angles.y = angle
      let again = TransformNumbers(read.transform).angles
      #expect(near(again, SIMD3(numbers.angles.x, angle, numbers.angles.z), within: 1e-6))
    }
  }

  @Test("one angle alone is read up to a half turn, though others make the same turn")
  func alone() {
    for axis in 0..<3 {
      for angle in stride(from: -3.1, through: 3.1, by: 0.1) {
        var angles = SIMD3<Double>.zero
        angles[axis] = angle
        #expect(near(turn(matrix(angles)).angles, angles))
      }
    }
  }

  @Test("where y turns by a quarter, x has all of the turn that x and z share")
  func lock() {
    for y in [Double.pi / 2, -.pi / 2] {
      let angles = SIMD3(0.3, y, 0.4)
      let read = turn(matrix(angles)).angles
      #expect(read.z == 0 && abs(read.y - y) < 1e-9)
      expectEqual(matrix(read), matrix(angles))
    }
  }
}
