extension PathStorage {
  /// Holds all points, control points too.
  var controlBox: CGRect {
    CGRect(enclosing: elements.lazy.flatMap(\.points))
  }

  /// Holds the path itself: a curve counts by its extremes, not by its control points.
  var boundingBox: CGRect {
    var points: [CGPoint] = []
    forEachCurve { from, element in
      points += element.points.suffix(1)
      switch element {
      case .quad(let control, let end):
        points += quadExtremes(from: from, control: control, end: end)
      case .curve(let control1, let control2, let end):
        points += curveExtremes(from: from, control1: control1, control2: control2, end: end)
      case .move, .line, .close: break
      }
    }
    return CGRect(enclosing: points)
  }

  /// Calls `body` with each element and the point where the pen stood before it.
  private func forEachCurve(_ body: (_ from: CGPoint, PathElement) -> Void) {
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      body(pen, element)
      if case .move(let point) = element { start = point }
      pen = element == .close ? start : element.points.last ?? pen
    }
  }

  /// Whether `point` is inside; open subpaths count as closed.
  func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let next):
        winding += crossing(pen, start, at: point)
        (pen, start) = (next, next)
      case .close:
        winding += crossing(pen, start, at: point)
        pen = start
      case .line(let end):
        winding += crossing(pen, end, at: point)
        pen = end
      case .quad, .curve:
        for next in element.flattened(from: pen, tolerance: flatness) {
          winding += crossing(pen, next, at: point)
          pen = next
        }
      }
    }
    winding += crossing(pen, start, at: point)
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// A ten-thousandth of the path's size: far below what a pointer can hit.
  private var flatness: CGFloat {
    let box = controlBox
    return max(box.width, box.height) * 1e-4
  }
}

/// ±1 where the edge crosses the ray from `point` to the right, upwards or downwards; 0 elsewhere.
private func crossing(_ from: CGPoint, _ to: CGPoint, at point: CGPoint) -> Int {
  guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
  let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
  return x > point.x ? (to.y > from.y ? 1 : -1) : 0
}

extension PathElement {
  /// The ends of the lines that follow a curve within `tolerance`.
  func flattened(from start: CGPoint, tolerance: CGFloat) -> [CGPoint] {
    switch self {
    case .quad(let control, let end):
      let bend = hypot(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
      return steps(for: bend / 4, tolerance: tolerance).map {
        quadPoint(start, control, end, at: $0)
      }
    case .curve(let control1, let control2, let end):
      let bend = max(
        hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
        hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
      return steps(for: bend * 0.75, tolerance: tolerance).map {
        curvePoint(start, control1, control2, end, at: $0)
      }
    case .move, .line, .close: return Array(points.suffix(1))
    }
  }

  /// Parameters up to 1; a chord of n parts strays from its curve by at most `error` / n².
  private func steps(for error: CGFloat, tolerance: CGFloat) -> [CGFloat] {
    guard error.isFinite, tolerance > 0, error > tolerance else { return [1] }
    let count = min(max(Int((error / tolerance).squareRoot().rounded(.up)), 1), 256)
    return (1...count).map { CGFloat($0) / CGFloat(count) }
  }
}

private func quadPoint(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, at t: CGFloat) -> CGPoint {
  let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
  return CGPoint(x: a * p0.x + b * p1.x + c * p2.x, y: a * p0.y + b * p1.y + c * p2.y)
}

private func curvePoint(
  _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat
) -> CGPoint {
  let u = 1 - t
  let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
  return CGPoint(
    x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
}

private func quadExtremes(from p0: CGPoint, control p1: CGPoint, end p2: CGPoint) -> [CGPoint] {
  func parameter(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat { (a - b) / (a - 2 * b + c) }
  return [parameter(p0.x, p1.x, p2.x), parameter(p0.y, p1.y, p2.y)]
    .filter { $0 > 0 && $0 < 1 }
    .map { quadPoint(p0, p1, p2, at: $0) }
}

private func curveExtremes(
  from p0: CGPoint, control1 p1: CGPoint, control2 p2: CGPoint, end p3: CGPoint
) -> [CGPoint] {
  let parameters =
    derivativeRoots(p0.x, p1.x, p2.x, p3.x) + derivativeRoots(p0.y, p1.y, p2.y, p3.y)
  return parameters.filter { $0 > 0 && $0 < 1 }.map { curvePoint(p0, p1, p2, p3, at: $0) }
}

/// Where the derivative of a cubic in Bernstein form is zero.
private func derivativeRoots(
  _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
) -> [CGFloat] {
  let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  // The form that does not cancel when `a` is small beside `b`.
  let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return [q / a, c / q].filter(\.isFinite)
}
