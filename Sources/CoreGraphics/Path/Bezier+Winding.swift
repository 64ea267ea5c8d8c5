extension Bezier {
  /// The signed number of crossings of the ray from `point` towards greater x: +1 towards greater
  /// y, -1 towards smaller y.
  ///
  /// An endpoint at the ray's y counts as lying at a smaller y, so that no crossing counts twice.
  func windings(about point: Point) -> Int {
    windings(about: point, depth: 52)
  }

  private func windings(about point: Point, depth: Int) -> Int {
    let (low, high) = hull
    guard low.y <= point.y, high.y > point.y, high.x > point.x else { return 0 }
    let step = (end.y > point.y ? 1 : 0) - (start.y > point.y ? 1 : 0)
    if low.x > point.x { return step }
    if degree == .line || depth == 0 {
      return step != 0 && isLineRight(of: point) ? step : 0
    }
    let (left, right) = split(at: 0.5)
    return left.windings(about: point, depth: depth - 1)
      + right.windings(about: point, depth: depth - 1)
  }

  /// Whether the chord crosses the ray to the right of `point`.
  private func isLineRight(of point: Point) -> Bool {
    let rise = (point.y - start.y) / (end.y - start.y)
    return start.x * (1 - rise) + end.x * rise > point.x
  }
}
