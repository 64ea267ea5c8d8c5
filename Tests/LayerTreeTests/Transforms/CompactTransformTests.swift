import CoreGraphics
import Foundation
import Testing

@testable import LayerTree

@Suite("Compact transforms")
struct CompactTransformTests {
  /// Transforms in the plane and out of it.
  private let matrices: [CATransform3D] = [
    CATransform3DIdentity, CATransform3DMakeTranslation(3, -4, 0),
    CATransform3DMakeTranslation(0, 0, 2), CATransform3DMakeScale(2, 3, 4),
    CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeRotation(1, 0, 1, 0),
    CATransform3DMakeRotation(2, 1, 1, 1), Self.perspective,
    CATransform3DConcat(CATransform3DMakeRotation(1, 1, 0, 0), Self.perspective),
    CATransform3DConcat(
      CATransform3DMakeScale(1, 2, 3), CATransform3DMakeRotation(-0.5, 0, 0, 1)),
  ]

  private static var perspective: CATransform3D {
    var matrix = CATransform3DIdentity
    matrix.m34 = -1 / 500
    return matrix
  }

  @Test("a transform is the same after it was stored in its compact form")
  func matrix() {
    for matrix in matrices {
      #expect(CompactTransform(matrix).matrix == matrix)
      var compact = CompactTransform(CATransform3DIdentity)
      compact.matrix = matrix
      #expect(compact == CompactTransform(matrix))
      #expect(compact.leavesPlane == matrix.leavesPlane)
      #expect(compact.isInPlane == (matrix.isInPlane && matrix.m43 == 0))
    }
  }

  @Test("compact forms are equal where the transforms are")
  func equality() {
    for (index, matrix) in matrices.enumerated() {
      for (other, another) in matrices.enumerated() {
        let areEqual = CompactTransform(matrix) == CompactTransform(another)
        #expect(areEqual == (index == other))
      }
    }
  }

  @Test("each element of a matrix is kept, and distinguishes it from others")
  func elements() {
    let elements: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
      \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    for element in elements {
      var matrix = CATransform3DIdentity
      matrix[keyPath: element] = 0.25
      #expect(CompactTransform(matrix).matrix == matrix)
      #expect(CompactTransform(matrix) != CompactTransform(CATransform3DIdentity))
    }
  }

  @Test("the properties of a layer have 176 bytes")
  func size() {
    #expect(MemoryLayout<LayerProperties>.stride == 176)
  }
}
