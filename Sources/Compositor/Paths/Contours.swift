import CoreGraphics

/// Closed polygons, of which a fill rule says what lies inside. The arrays are reused.
struct Contours: Sendable {
  private(set) var points: [SIMD2<Double>] = []
  /// For each contour, the index after its last point.
  private(set) var ends: [Int] = []

  var isEmpty: Bool { ends.isEmpty }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  mutating func append(_ point: SIMD2<Double>) {
    points.append(point)
  }

  /// Ends a contour; its last point is connected to its first.
  mutating func close() {
    if points.count > ends.last ?? 0 { ends.append(points.count) }
  }

  /// Adds the subpaths of a path as contours.
  mutating func append(_ path: borrowing FlatPath) {
    for subpath in path.subpaths {
      for index in subpath.vertices { points.append(path.vertices[index].point) }
      close()
    }
  }

  /// Maps the points to buffer pixels.
  mutating func apply(_ transform: Affine) {
    let (x, y) = (SIMD2(transform.a, transform.b), SIMD2(transform.c, transform.d))
    let origin = SIMD2(transform.tx, transform.ty)
    for index in points.indices {
      points[index] = x * points[index].x + y * points[index].y + origin
    }
  }

  /// Adds contours in perspective, in buffer pixels. Lines stay lines; what lies behind the camera
  /// is cut off.
  mutating func append(_ other: borrowing Contours, in perspective: Perspective) {
    var farthest = 0.0
    for point in other.points { farthest = max(farthest, perspective.project(point).z) }
    guard farthest > 0, farthest.isFinite else { return }
    // A point nearer to the camera is projected far outside of any target.
    let nearest = farthest * 1e-6
    var first = 0
    for end in other.ends {
      var previous = perspective.project(other.points[end - 1])
      for index in first..<end {
        let point = perspective.project(other.points[index])
        if (previous.z < nearest) != (point.z < nearest) {
          let cut =
            previous + (point - previous) * ((nearest - previous.z) / (point.z - previous.z))
          points.append(SIMD2(cut.x, cut.y) / nearest)
        }
        if point.z >= nearest { points.append(SIMD2(point.x, point.y) / point.z) }
        previous = point
      }
      close()
      first = end
    }
  }

  /// Differences of smaller coordinates, and their products with fractions, are finite.
  private static let limit = 1e100

  /// The smallest rectangle of whole pixels around all points; empty where some are not finite, or
  /// beyond any use.
  var box: PixelRect {
    guard var low = points.first else { return .empty }
    var high = low
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
      // This is false for NaN too, which the minimum ignores.
      guard abs(point.x) < Self.limit, abs(point.y) < Self.limit else { return .empty }
    }
    return PixelRect(around: low, high)
  }
}

extension PixelRect {
  /// The smallest rectangle of whole pixels around two points, within ± 2^29.
  init(around low: SIMD2<Double>, _ high: SIMD2<Double>) {
    let limit = SIMD2<Double>(repeating: 0x1p29)
    let first = low.rounded(.down).clamped(lowerBound: -limit, upperBound: limit)
    let last = high.rounded(.up).clamped(lowerBound: -limit, upperBound: limit)
    self.init(
      minX: Int32(first.x), minY: Int32(first.y), maxX: Int32(last.x), maxY: Int32(last.y))
  }
}
