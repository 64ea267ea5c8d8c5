/// The areas of one or two paths, from which combined outlines are computed.
struct Region {
  private var arrangement: Arrangement?

  /// Creates a region from shapes whose curves are equal wherever they coincide.
  init(ofShapes shapes: PathStorage) {
    arrangement = Arrangement(covering: shapes.controlBox)
    arrange(shapes.subpaths.map(\.closed), own: .max)
  }

  /// Creates a region from two paths; `other` may be empty.
  init(_ path: PathStorage, _ other: PathStorage = PathStorage()) {
    arrangement = Arrangement(covering: path.controlBox.union(other.controlBox))
    let (own, others) = (path.subpaths.map(\.closed), other.subpaths.map(\.closed))
    let tolerance = (arrangement?.unit ?? 0) * 4
    arrange(CoincidentCurves.unify(own + others, tolerance: tolerance), own: own.count)
  }

  /// The first `own` outlines belong to the first path, the others to the second.
  private mutating func arrange(_ outlines: [[Bezier]], own: Int) {
    for (index, outline) in outlines.enumerated() {
      arrangement?.append(
        outline, isClosed: true, windings: index < own ? SIMD2(1, 0) : SIMD2(0, 1))
    }
    arrangement?.cut(mergingDuplicates: true)
  }

  /// The outlines of the area where `isInside` is true, given whether a point is in the first and
  /// in the second path.
  mutating func outlines(
    _ rule: CGPathFillRule, where isInside: (Bool, Bool) -> Bool
  ) -> [Outline] {
    arrangement?.outlines { isInside(rule.isInside($0.x), rule.isInside($0.y)) } ?? []
  }
}

extension [Outline] {
  /// All outlines in one path.
  var path: PathStorage {
    reduce(into: PathStorage()) { $0.append($1.path) }
  }

  /// Each region with its holes, as a separate path.
  var components: [PathStorage] {
    let regions = filter { $0.area > 0 }.sorted { $0.area < $1.area }
    var components = regions.map(\.path)
    for hole in self where hole.area < 0 {
      // A hole belongs to the smallest region around it.
      if let index = regions.firstIndex(where: { $0.path.contains(hole.inside, rule: .winding) }) {
        components[index].append(hole.path)
      }
    }
    return components
  }
}
