extension PathStorage {
  /// The bounding box of all points, including control points.
  var controlBox: CGRect {
    CGRect(enclosing: elements.lazy.flatMap(\.points))
  }

  /// The bounding box of the path itself; curves contribute their extremes, not their control
  /// points.
  var boundingBox: CGRect {
    CGRect(
      enclosing: subpaths.lazy.flatMap { subpath in
        [CGPoint(subpath.start)]
          + subpath.beziers.flatMap { bezier in
            bezier.extremes.map { CGPoint(bezier.point(at: $0)) } + [CGPoint(bezier.end)]
          }
      })
  }

  /// The length of the control polygon, an upper bound of the path's length.
  var controlLength: CGFloat {
    subpaths.reduce(0) { sum, subpath in
      sum
        + subpath.beziers.reduce(0) { sum, bezier in
          let (start, middle) = (bezier.control1 - bezier.start, bezier.control2 - bezier.control1)
          return sum + CGFloat(start.length + middle.length + (bezier.end - bezier.control2).length)
        }
    }
  }

  /// Whether `point` is inside; open subpaths count as closed.
  func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    guard point.isFinite else { return false }
    return rule.isInside(windings(about: Bezier.Point(point)))
  }

  func windings(about point: Bezier.Point) -> Int {
    subpaths.reduce(0) { sum, subpath in
      sum + subpath.closed.reduce(0) { $0 + $1.windings(about: point) }
    }
  }

  /// The path approximated by lines that deviate by at most `tolerance`.
  func flattened(within tolerance: Double) -> PathStorage {
    var result = PathStorage()
    for subpath in subpaths {
      var flat = Subpath(start: subpath.start, isClosed: subpath.isClosed)
      for bezier in subpath.beziers {
        for t in bezier.chordEnds(within: tolerance) {
          flat.beziers.append(Bezier(line: flat.end, t == 1 ? bezier.end : bezier.point(at: t)))
        }
      }
      result.append(flat)
    }
    return result
  }

  /// The rectangle, if the path is a single axis-aligned rectangle.
  var rectangle: CGRect? {
    let subpaths = subpaths
    guard subpaths.count == 1, let sides = subpaths.first?.closed, sides.count == 4 else {
      return nil
    }
    let isVertical = sides.map { $0.start.x == $0.end.x }
    let isRectangle = sides.indices.allSatisfy {
      sides[$0].degree == .line && isVertical[$0] == isVertical[$0 % 2]
        && isVertical[$0] != (sides[$0].start.y == sides[$0].end.y)
    }
    return isRectangle && isVertical[0] != isVertical[1] ? controlBox : nil
  }
}

extension CGPathFillRule {
  /// Whether a region with this winding number is inside.
  func isInside(_ windings: Int) -> Bool {
    self == .evenOdd ? windings % 2 != 0 : windings != 0
  }
}
