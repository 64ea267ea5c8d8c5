extension CGPoint {
  /// This point mapped by `t`. Apple: CGPoint.applying(_:).
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// This size mapped by the linear part of `t`. Apple: CGSize.applying(_:).
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// The smallest rectangle that contains this one's corners mapped by `t`.
  /// Apple: CGRect.applying(_:).
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    return CGRect(enclosing: corners.map { $0.applying(t) })
  }

  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  package var isFinite: Bool { origin.isFinite && size.isFinite }

  /// `intersection(_:)`, or null for rectangles with infinite or NaN values, for which Foundation's
  /// traps.
  package func finiteIntersection(_ other: CGRect) -> CGRect {
    isFinite && other.isFinite ? intersection(other) : .null
  }

  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  /// Creates the smallest rectangle that contains `points`; null if there are none.
  package init(enclosing points: some Sequence<CGPoint>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    while let point = iterator.next() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
