import Foundation
import LayerTree

/// Projects particles from the coordinates of an emitter layer to buffer pixels. Each is drawn as a
/// parallelogram, with the scale that the projection has at its center.
struct ParticlePlane {
  private let plane: Perspective
  /// The change of the projection per point of depth.
  private let depth: SIMD3<Double>
  /// Whether the bitmaps are flipped back, since the geometry is mirrored.
  private let isMirrored: Bool

  init(_ plane: Perspective, depth: SIMD3<Double>, isMirrored: Bool) {
    (self.plane, self.depth, self.isMirrored) = (plane, depth, isMirrored)
  }

  /// Pixels per point at the origin.
  var scale: Double {
    guard plane.one.z > 0 else { return 1 }
    let area = abs(plane.determinant / (plane.one.z * plane.one.z * plane.one.z))
    return area.isFinite ? area.squareRoot() : 1
  }

  /// A rectangle around a point, rotated about it; nil where it is not seen.
  func quad(at position: SIMD3<Double>, rotation: Double, size: SIMD2<Double>) -> Quad? {
    let point = plane.project(SIMD2(position.x, position.y)) + depth * position.z
    guard point.z > 1e-6 else { return nil }
    let center = SIMD2(point.x, point.y) / point.z
    func axis(_ row: SIMD3<Double>) -> SIMD2<Double> {
      (SIMD2(row.x, row.y) - center * row.z) / point.z
    }
    let (x, y) = (axis(plane.x), axis(plane.y))
    let (cosine, sine) = rotation == 0 ? (1, 0) : (cos(rotation), sin(rotation))
    let xAxis = (x * cosine + y * sine) * size.x
    let yAxis = (y * cosine - x * sine) * (isMirrored ? -size.y : size.y)
    guard (center + xAxis + yAxis).max() < .infinity, (xAxis * yAxis).sum().isFinite else {
      return nil
    }
    return Quad(xAxis: xAxis, yAxis: yAxis, origin: center - (xAxis + yAxis) / 2)
  }

  func combine(into hash: inout StableHash) {
    hash.combine(SIMD4<Float>(SIMD4(plane.x, isMirrored ? 1 : 0)))
    hash.combine(SIMD4<Float>(SIMD4(plane.y, 0)))
    hash.combine(SIMD4<Float>(SIMD4(plane.one, 0)))
    hash.combine(SIMD4<Float>(SIMD4(depth, 0)))
  }
}
