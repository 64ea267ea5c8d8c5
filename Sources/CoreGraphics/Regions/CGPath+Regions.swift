extension CGPath {
  /// A path of the same area whose outlines do not cross and which both fill rules fill alike.
  ///
  /// Open subpaths count as closed, here and in the methods below. Curves stay curves.
  /// Source: Apple, "normalized(using:)".
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGMutablePath(), rule: rule) { first, _ in first }
  }

  /// The area that is in this path or in `other`.
  /// Source: Apple, "union(_:using:)".
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule: rule) { $0 || $1 }
  }

  /// The area that is in both paths.
  /// Source: Apple, "intersection(_:using:)".
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule: rule) { $0 && $1 }
  }

  /// The area of this path without that of `other`.
  /// Source: Apple, "subtracting(_:using:)".
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule: rule) { $0 && !$1 }
  }

  /// The area that is in exactly one of the paths.
  /// Source: Apple, "symmetricDifference(_:using:)".
  public final func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other, rule: rule) { $0 != $1 }
  }

  /// Whether the areas of the paths overlap; touching does not count.
  /// Source: Apple, "intersects(_:using:)".
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The connected components of the area, each a path with its holes.
  /// Source: Apple, "componentsSeparated(using:)".
  public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    PathStorage.nearOrigin([storage]) {
      var region = Region($0[0])
      return region.outlines(rule) { first, _ in first }.components
    }
    .map { CGPath(storage: $0) }
  }

  private func combined(
    with other: CGPath, rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
  ) -> CGPath {
    let result = PathStorage.nearOrigin([storage, other.storage]) {
      var region = Region($0[0], $0[1])
      return [region.outlines(rule, where: isInside).path]
    }
    return CGPath(storage: result[0])
  }
}

extension CGPath {
  /// The parts of this path's lines that lie in the area of `other` or on its border.
  ///
  /// Cut subpaths become open; closed subpaths that are kept whole stay closed.
  /// Source: Apple, "lineIntersection(_:using:)".
  public final func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    lineParts(in: other, rule, keepsInside: true)
  }

  /// The parts of this path's lines that lie neither in the area of `other` nor on its border.
  ///
  /// Cut subpaths become open; closed subpaths that are kept whole stay closed.
  /// Source: Apple, "lineSubtracting(_:using:)".
  public final func lineSubtracting(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    lineParts(in: other, rule, keepsInside: false)
  }

  private func lineParts(in area: CGPath, _ rule: CGPathFillRule, keepsInside: Bool) -> CGPath {
    let result = PathStorage.nearOrigin([storage, area.storage]) {
      [LineParts(of: $0[0], in: $0[1], rule, keepsInside: keepsInside).kept]
    }
    return CGPath(storage: result[0])
  }
}

extension PathStorage {
  /// Runs `compute` on the paths translated near the origin, and translates its results back.
  ///
  /// Far from the origin, floating-point numbers lack the precision for points in between, and
  /// curves become noise. The translation is exact for paths that are so far away.
  static func nearOrigin(
    _ paths: [PathStorage], _ compute: ([PathStorage]) -> [PathStorage]
  ) -> [PathStorage] {
    let box = paths.reduce(CGRect.null) { $0.union($1.controlBox) }
    let size = max(box.width, box.height)
    let (x, y) = (box.midX, box.midY)
    let isFar = (x: abs(x) > 1024 * size, y: abs(y) > 1024 * size)
    guard !box.isNull, isFar.x || isFar.y else { return compute(paths) }
    let translation = CGAffineTransform(translationX: isFar.x ? x : 0, y: isFar.y ? y : 0)
    return compute(paths.map { $0.applying(translation.inverted()) }).map {
      $0.applying(translation)
    }
  }
}
