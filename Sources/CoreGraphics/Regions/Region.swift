/// Areas made of the areas of two paths.
struct Region {
  private var arrangement: Arrangement?

  /// Of shapes whose curves are equal wherever they run along each other.
  init(ofShapes shapes: PathStorage) {
    arrangement = Arrangement(covering: shapes.controlBox)
    arrange(shapes.subpaths.map(\.closed), own: .max)
  }

  /// `other` may be empty: then there is one path.
  init(_ path: PathStorage, _ other: PathStorage = PathStorage()) {
    arrangement = Arrangement(covering: path.controlBox.union(other.controlBox))
    let (own, others) = (path.subpaths.map(\.closed), other.subpaths.map(\.closed))
    let tolerance = (arrangement?.unit ?? 0) * 4
    arrange(CoincidentCurves.unify(own + others, tolerance: tolerance), own: own.count)
  }

  /// The first `own` outlines are of the first path, the others of the second.
  private mutating func arrange(_ outlines: [[Bezier]], own: Int) {
    for (index, outline) in outlines.enumerated() {
      arrangement?.add(
        outline, isClosed: true, windings: index < own ? SIMD2(1, 0) : SIMD2(0, 1))
    }
    arrangement?.cut(mergingTwins: true)
  }

  /// The outlines of where `isInside` says so, given whether a place is in the first and the second.
  mutating func outlines(
    _ rule: CGPathFillRule, where isInside: (Bool, Bool) -> Bool
  ) -> [Outline] {
    arrangement?.outlines { isInside(rule.isInside($0.x), rule.isInside($0.y)) } ?? []
  }
}

extension [Outline] {
  /// All in one path.
  var path: PathStorage {
    reduce(into: PathStorage()) { $0.append($1.path) }
  }

  /// Each region with its holes, as a path of its own.
  var components: [PathStorage] {
    let regions = filter { $0.area > 0 }.sorted { $0.area < $1.area }
    var components = regions.map(\.path)
    for hole in self where hole.area < 0 {
      // The smallest around the hole is the one that it is in.
      if let index = regions.firstIndex(where: { $0.path.contains(hole.inside, rule: .winding) }) {
        components[index].append(hole.path)
      }
    }
    return components
  }
}
