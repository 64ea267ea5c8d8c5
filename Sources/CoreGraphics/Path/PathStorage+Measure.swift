extension PathStorage {
  /// Holds all points, control points too.
  var controlBox: CGRect {
    CGRect(enclosing: elements.lazy.flatMap(\.points))
  }

  /// Holds the path itself: a curve counts by its extremes, not by its control points.
  var boundingBox: CGRect {
    CGRect(
      enclosing: subpaths.lazy.flatMap { subpath in
        [CGPoint(subpath.start)]
          + subpath.beziers.flatMap { bezier in
            bezier.extremes.map { CGPoint(bezier.point(at: $0)) } + [CGPoint(bezier.end)]
          }
      })
  }

  /// Of the lines through all points, control points too: the path is no longer.
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

  /// The same path in lines that stray from it by at most `tolerance`.
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

  /// The rectangle that it draws, where it draws one with sides along the axes and nothing else.
  var rectangle: CGRect? {
    let subpaths = subpaths
    guard subpaths.count == 1, let sides = subpaths.first?.closed, sides.count == 4 else {
      return nil
    }
    let isUpright = sides.map { $0.start.x == $0.end.x }
    let isRectangle = sides.indices.allSatisfy {
      sides[$0].degree == .line && isUpright[$0] == isUpright[$0 % 2]
        && isUpright[$0] != (sides[$0].start.y == sides[$0].end.y)
    }
    return isRectangle && isUpright[0] != isUpright[1] ? controlBox : nil
  }
}

extension CGPathFillRule {
  /// Whether a region is inside that the path winds around so often.
  func isInside(_ windings: Int) -> Bool {
    self == .evenOdd ? windings % 2 != 0 : windings != 0
  }
}
