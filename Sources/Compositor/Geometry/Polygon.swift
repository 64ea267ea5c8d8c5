import CoreGraphics

/// A convex polygon in buffer pixels, of few corners and without heap memory: the visible part of a
/// rectangle in perspective.
package struct Polygon: Sendable {
  /// Four corners, and one more for each line that clips the polygon: the camera's near plane, the
  /// target's sides, and the edges of another polygon.
  package static let maximumCorners = 24

  package private(set) var count = 0
  private var corners = InlineArray<24, SIMD2<Double>>(repeating: .zero)

  package init() {}

  package subscript(_ index: Int) -> SIMD2<Double> { corners[index] }

  package mutating func append(_ point: SIMD2<Double>) {
    guard count < Self.maximumCorners else { return }
    corners[count] = point
    count += 1
  }

  package init(_ box: PixelRect) {
    let (low, high) = (
      SIMD2(Double(box.minX), Double(box.minY)), SIMD2(Double(box.maxX), Double(box.maxY))
    )
    append(low)
    append(SIMD2(high.x, low.y))
    append(high)
    append(SIMD2(low.x, high.y))
  }

  /// The visible part of the rectangle between two points of a plane; the part behind the camera is
  /// clipped.
  package init(
    from low: SIMD2<Double>, to high: SIMD2<Double>, in perspective: Perspective
  ) {
    let points = (
      perspective.project(low), perspective.project(SIMD2(high.x, low.y)),
      perspective.project(high), perspective.project(SIMD2(low.x, high.y))
    )
    let farthest = max(max(points.0.z, points.1.z), max(points.2.z, points.3.z))
    guard farthest > 0, farthest.isFinite else { return }
    // A point nearer to the camera is projected far outside of any target.
    let nearest = farthest * 1e-6
    addEdge(from: points.0, to: points.1, nearest: nearest)
    addEdge(from: points.1, to: points.2, nearest: nearest)
    addEdge(from: points.2, to: points.3, nearest: nearest)
    addEdge(from: points.3, to: points.0, nearest: nearest)
  }

  init(_ rect: CGRect, _ perspective: Perspective) {
    self.init(
      from: SIMD2(rect.minX, rect.minY), to: SIMD2(rect.maxX, rect.maxY), in: perspective)
  }

  /// Clips an edge at the near plane, and appends its points without the end.
  private mutating func addEdge(
    from start: SIMD3<Double>, to end: SIMD3<Double>, nearest: Double
  ) {
    if start.z >= nearest { append(SIMD2(start.x, start.y) / start.z) }
    guard (start.z < nearest) != (end.z < nearest) else { return }
    let point = start + (end - start) * ((nearest - start.z) / (end.z - start.z))
    append(SIMD2(point.x, point.y) / nearest)
  }

  /// The part where `line` · (x, y, 1) is not below 0.
  package func cut(by line: SIMD3<Double>) -> Polygon {
    var result = Polygon()
    guard count > 0 else { return result }
    var previous = self[count - 1]
    var previousSide = line.x * previous.x + line.y * previous.y + line.z
    for index in 0..<count {
      let point = self[index]
      let side = line.x * point.x + line.y * point.y + line.z
      if (side < 0) != (previousSide < 0) {
        result.append(previous + (point - previous) * (previousSide / (previousSide - side)))
      }
      if side >= 0 { result.append(point) }
      (previous, previousSide) = (point, side)
    }
    return result
  }

  /// The line along an edge; it is not below 0 inside of the polygon, if the area is positive.
  package func edge(_ index: Int) -> SIMD3<Double> {
    let (start, end) = (self[index], self[index + 1 == count ? 0 : index + 1])
    let direction = end - start
    return SIMD3(-direction.y, direction.x, direction.y * start.x - direction.x * start.y)
  }

  /// The polygon with the opposite winding order.
  package var reversed: Polygon {
    var result = Polygon()
    for index in (0..<count).reversed() { result.append(self[index]) }
    return result
  }

  /// The part inside a rectangle.
  package func cut(to box: PixelRect) -> Polygon {
    cut(by: SIMD3(1, 0, -Double(box.minX))).cut(by: SIMD3(-1, 0, Double(box.maxX)))
      .cut(by: SIMD3(0, 1, -Double(box.minY))).cut(by: SIMD3(0, -1, Double(box.maxY)))
  }

  /// Positive where the winding order is from x to y.
  package var area: Double {
    var sum = 0.0
    for index in 0..<count {
      let (a, b) = (self[index] - self[0], self[index + 1 == count ? 0 : index + 1] - self[0])
      sum += a.x * b.y - a.y * b.x
    }
    return sum / 2
  }

  package var middle: SIMD2<Double> {
    var sum = SIMD2<Double>.zero
    for index in 0..<count { sum += self[index] }
    return sum / Double(max(count, 1))
  }

  /// The smallest and largest coordinates.
  package var bounds: (low: SIMD2<Double>, high: SIMD2<Double>) {
    var (low, high) = (self[0], self[0])
    for index in 1..<max(count, 1) {
      low = pointwiseMin(low, self[index])
      high = pointwiseMax(high, self[index])
    }
    return (low, high)
  }

  /// The smallest rectangle of whole pixels around it; empty for one without area.
  package var box: PixelRect {
    guard count > 2 else { return .empty }
    let (low, high) = bounds
    guard low.x < 1e9, low.y < 1e9, high.x > -1e9, high.y > -1e9 else { return .empty }
    let limit = SIMD2<Double>(repeating: 1e9)
    let first = pointwiseMax(low.rounded(.down), -limit)
    let last = pointwiseMin(high.rounded(.up), limit)
    return PixelRect(
      minX: Int32(first.x), minY: Int32(first.y), maxX: Int32(last.x), maxY: Int32(last.y))
  }
}
