import CoreGraphics

/// A path approximated by many short lines, as a reference for the tests: it evaluates the elements
/// directly and uses none of the library's geometry.
struct SampledPath {
  typealias Point = SIMD2<Double>

  /// All lines except those that close open subpaths, which are in `closing`.
  private(set) var lines: [(Point, Point)] = []
  private(set) var closing: [(Point, Point)] = []
  private var pen = Point.zero
  private var start = Point.zero

  init(_ path: CGPath, tolerance: Double = 4e-4) {
    unsafe path.applyWithBlock { element in
      let type = unsafe element.pointee.type
      let count = [1, 1, 2, 3, 0][Int(type.rawValue)]
      let points = (0..<count).map {
        let point = unsafe element.pointee.points[$0]
        return Point(point.x, point.y)
      }
      add(type, points: points, tolerance: tolerance)
    }
    closing.append((pen, start))
  }

  private mutating func add(_ type: CGPathElementType, points: [Point], tolerance: Double) {
    switch type {
    case .moveToPoint:
      closing.append((pen, start))
      (pen, start) = (points[0], points[0])
    case .addLineToPoint: addLine(to: points[0])
    case .addQuadCurveToPoint, .addCurveToPoint:
      let controls = [pen] + points
      let bend =
        (2..<controls.count).map { (index: Int) -> Double in
          let (before, after) = (
            controls[index - 1] - controls[index - 2], controls[index] - controls[index - 1]
          )
          return length(after - before)
        }.max() ?? 0
      let steps = Int((bend / tolerance).squareRoot().rounded(.up)) + 1
      for step in 1...steps { addLine(to: casteljau(controls, Double(step) / Double(steps))) }
    case .closeSubpath: addLine(to: start)
    }
  }

  private mutating func addLine(to point: Point) {
    lines.append((pen, point))
    pen = point
  }

  private func casteljau(_ points: [Point], _ t: Double) -> Point {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t }
    }
    return points[0]
  }

  /// Returns the winding number about the point: the quadrant changes as seen from the point,
  /// divided by four.
  func windings(about point: Point) -> Int {
    (lines + closing).reduce(0) { $0 + quarterTurns($1.0 - point, $1.1 - point) } / 4
  }

  private func quarterTurns(_ a: Point, _ b: Point) -> Int {
    func quadrant(_ v: Point) -> Int { v.y >= 0 ? (v.x >= 0 ? 0 : 1) : (v.x < 0 ? 2 : 3) }
    let turns = (quadrant(b) - quadrant(a) + 4) % 4
    guard turns == 2 else { return turns == 3 ? -1 : turns }
    return a.x * b.y - a.y * b.x > 0 ? 2 : -2
  }

  func contains(_ point: Point, _ rule: CGPathFillRule = .winding) -> Bool {
    let windings = windings(about: point)
    return rule == .evenOdd ? windings % 2 != 0 : windings != 0
  }

  /// Returns the distance from the point to the nearest line; `isClosed` includes the lines that
  /// close open subpaths.
  func distance(to point: Point, isClosed: Bool = true) -> Double {
    (isClosed ? lines + closing : lines).reduce(.infinity) { nearest, line in
      let (direction, from) = (line.1 - line.0, point - line.0)
      let size = (direction * direction).sum()
      let t = size > 0 ? min(max((direction * from).sum() / size, 0), 1) : 0
      return min(nearest, length(from - direction * t))
    }
  }

  private func length(_ v: Point) -> Double { (v * v).sum().squareRoot() }

  /// The length of all lines except those that close open subpaths.
  var length: Double { lines.reduce(0) { $0 + length($1.1 - $1.0) } }

  /// The bounding box of all lines; null when there are none.
  var box: CGRect {
    lines.reduce(CGRect.null) { box, line in
      box.union(
        CGRect(
          x: min(line.0.x, line.1.x), y: min(line.0.y, line.1.y), width: abs(line.1.x - line.0.x),
          height: abs(line.1.y - line.0.y)))
    }
  }
}
