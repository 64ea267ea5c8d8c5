import CoreGraphics
import Foundation
import LayerTree

/// A 4 × 4 matrix as rows of numbers, for row vectors, as in Apple's "CATransform3D".
typealias Matrix = [[Double]]

func product(_ a: Matrix, _ b: Matrix) -> Matrix {
  a.map { row in
    (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * b[$1][column] } }
  }
}

let unitMatrix: Matrix = (0..<4).map { row in (0..<4).map { $0 == row ? 1 : 0 } }

func scaleMatrix(_ x: Double, _ y: Double, _ z: Double) -> Matrix {
  [[x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1]]
}

func translationMatrix(_ x: Double, _ y: Double, _ z: Double) -> Matrix {
  [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]]
}

/// A rotation about the axis with an index.
func rotationMatrix(_ angle: Double, about axis: Int) -> Matrix {
  var matrix = unitMatrix
  let (a, b) = ((axis + 1) % 3, (axis + 2) % 3)
  (matrix[a][a], matrix[a][b]) = (cos(angle), sin(angle))
  (matrix[b][a], matrix[b][b]) = (-sin(angle), cos(angle))
  return matrix
}

/// A transform in the plane, by its parts.
struct ReferencePlane {
  /// Translation along x, y, z; scale along x, y, z; shear; angle.
  var parts: [Double]

  static let identity = ReferencePlane(parts: [0, 0, 0, 1, 1, 1, 0, 0])

  var matrix: Matrix {
    var shear = unitMatrix
    shear[1][0] = parts[6]
    return [
      scaleMatrix(parts[3], parts[4], parts[5]), shear, rotationMatrix(parts[7], about: 2),
      translationMatrix(parts[0], parts[1], parts[2]),
    ].reduce(unitMatrix, product)
  }

  /// The same transform, with its angle within π of another's.
  func unwrapped(near other: ReferencePlane) -> ReferencePlane {
    var result = self
    while result.parts[7] - other.parts[7] > .pi { result.parts[7] -= 2 * .pi }
    while result.parts[7] - other.parts[7] < -.pi { result.parts[7] += 2 * .pi }
    return result
  }

  func mixed(with other: ReferencePlane, _ part: Double) -> ReferencePlane {
    ReferencePlane(parts: mix(parts, other.unwrapped(near: self).parts, part))
  }

  /// This transform followed by another. Both are similarity transforms.
  func followed(by other: ReferencePlane) -> ReferencePlane {
    let (s, c) = (sin(other.parts[7]) * other.parts[3], cos(other.parts[7]) * other.parts[3])
    return ReferencePlane(parts: [
      parts[0] * c - parts[1] * s + other.parts[0], parts[0] * s + parts[1] * c + other.parts[1],
      parts[2] * other.parts[5] + other.parts[2], parts[3] * other.parts[3],
      parts[4] * other.parts[4], parts[5] * other.parts[5], 0, parts[7] + other.parts[7],
    ])
  }

  /// The transform that gives this one when it follows `first`. Both are similarity transforms.
  func without(first: ReferencePlane) -> ReferencePlane {
    var last = ReferencePlane(parts: [
      0, 0, 0, parts[3] / first.parts[3], parts[4] / first.parts[4], parts[5] / first.parts[5], 0,
      parts[7] - first.parts[7],
    ])
    let moved = first.followed(by: last)
    for axis in 0..<3 { last.parts[axis] = parts[axis] - moved.parts[axis] }
    return last
  }
}

/// A 3D transform by its parts: scale, rotation, translation, then perspective.
struct ReferenceSpace {
  var scale: [Double]
  var rotation: Matrix
  var translation: [Double]
  /// The perspective: m34.
  var depth: Double

  var matrix: Matrix {
    var perspective = unitMatrix
    perspective[2][3] = depth
    return [
      scaleMatrix(scale[0], scale[1], scale[2]), rotation,
      translationMatrix(translation[0], translation[1], translation[2]), perspective,
    ].reduce(unitMatrix, product)
  }

  func mixed(with other: ReferenceSpace, _ part: Double) -> ReferenceSpace {
    let back = (0..<4).map { row in (0..<4).map { rotation[$0][row] } }
    let (axis, angle) = Self.axis(product(back, other.rotation))
    return ReferenceSpace(
      scale: mix(scale, other.scale, part),
      rotation: product(rotation, Self.rotation(angle * part, about: axis)),
      translation: mix(translation, other.translation, part),
      depth: depth + (other.depth - depth) * part)
  }

  /// A rotation matrix by Rodrigues' formula.
  static func rotation(_ angle: Double, about axis: [Double]) -> Matrix {
    let (x, y, z) = (axis[0], axis[1], axis[2])
    let cross: Matrix = [[0, z, -y, 0], [-z, 0, x, 0], [y, -x, 0, 0], [0, 0, 0, 0]]
    let square = product(cross, cross)
    return (0..<4).map { row in
      (0..<4).map {
        unitMatrix[row][$0] + sin(angle) * cross[row][$0] + (1 - cos(angle)) * square[row][$0]
      }
    }
  }

  static func axis(_ m: Matrix) -> (axis: [Double], angle: Double) {
    let axis = [m[1][2] - m[2][1], m[2][0] - m[0][2], m[0][1] - m[1][0]]
    let sine = length(axis) / 2
    let angle = atan2(sine, (m[0][0] + m[1][1] + m[2][2] - 1) / 2)
    return (axis.map { $0 / (2 * sine) }, angle)
  }
}

extension CATransform3D {
  init(_ matrix: Matrix) {
    let rows = matrix.map { SIMD4($0) }
    self.init(rows: rows[0], rows[1], rows[2], rows[3])
  }

  var matrix: Matrix {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ].map { $0.map { Double($0) } }
  }
}
