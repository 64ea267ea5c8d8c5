/// Makes curves equal where they coincide.
///
/// The chords of equal curves are equal. The chords of curves that only share a stretch would cross
/// many times there.
struct CoincidentCurves {
  private var outlines: [[Bezier]]
  /// The distance below which curves count as coincident.
  private let tolerance: Double

  private init(_ outlines: [[Bezier]], tolerance: Double) {
    self.outlines = outlines
    self.tolerance = tolerance
  }

  /// Returns the outlines with equal curves wherever two coincide.
  static func unify(_ outlines: [[Bezier]], tolerance: Double) -> [[Bezier]] {
    var curves = CoincidentCurves(outlines, tolerance: tolerance)
    if curves.cut() { curves.makeEqual() }
    return curves.outlines
  }

  private typealias CurveIndex = (outline: Int, index: Int)

  private var curveIndices: [CurveIndex] {
    outlines.indices.flatMap { outline in
      outlines[outline].indices.filter { outlines[outline][$0].degree != .line }
        .map { (outline, $0) }
    }
  }

  /// Cuts the curves where a common stretch begins or ends; returns false if there is none.
  private mutating func cut() -> Bool {
    let indices = curveIndices
    let curves = indices.map { outlines[$0.outline][$0.index] }
    var cuts = [[Double]](repeating: [], count: curves.count)
    var isAny = false
    for first in curves.indices {
      for second in curves.indices.dropFirst(first + 1) {
        guard let stretch = commonStretch(curves[first], curves[second]) else { continue }
        isAny = true
        cuts[first] += stretch.first
        cuts[second] += stretch.second
      }
    }
    for (location, cuts) in zip(indices, cuts).reversed() where !cuts.isEmpty {
      let curve = outlines[location.outline][location.index]
      let ends = [0] + cuts.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }.sorted() + [1]
      let parts = zip(ends, ends.dropFirst()).filter { $1 - $0 > 1e-6 }
        .map { curve.part(from: $0, to: $1) }
      outlines[location.outline].replaceSubrange(location.index...location.index, with: parts)
    }
    return isAny
  }

  /// The parameters of both curves where a common stretch begins and ends; nil if there is none.
  private func commonStretch(
    _ first: Bezier, _ second: Bezier
  ) -> (first: [Double], second: [Double])? {
    let (a, b) = (first.hull, second.hull)
    guard a.low.x <= b.high.x, b.low.x <= a.high.x, a.low.y <= b.high.y, b.low.y <= a.high.y else {
      return nil
    }
    var shared: [(own: Double, other: Double)] = []
    for t in [0.0, 1] {
      if let s = parameter(of: second, at: first.point(at: t)) { shared.append((t, s)) }
      if let s = parameter(of: first, at: second.point(at: t)) { shared.append((s, t)) }
    }
    shared.sort { $0.own < $1.own }
    guard let from = shared.first, let to = shared.last, to.own - from.own > 1e-4 else {
      return nil
    }
    let isAlong = [0.25, 0.5, 0.75].allSatisfy {
      let t = from.own + (to.own - from.own) * $0
      return parameter(of: second, at: first.point(at: t)) != nil
    }
    return isAlong ? ([from.own, to.own], [from.other, to.other]) : nil
  }

  private func parameter(of curve: Bezier, at point: Bezier.Point) -> Double? {
    let t = curve.nearestParameter(to: point)
    return (curve.point(at: t) - point).length <= tolerance ? t : nil
  }

  /// Replaces each of several coincident curves by the first of them.
  private mutating func makeEqual() {
    let indices = curveIndices
    for (position, location) in indices.enumerated() {
      let curve = outlines[location.outline][location.index]
      for earlier in indices.prefix(position) {
        let model = outlines[earlier.outline][earlier.index]
        if let equal = [model, model.reversed].first(where: { isEqual(curve, $0) }) {
          outlines[location.outline][location.index] = equal
          break
        }
      }
    }
  }

  private func isEqual(_ curve: Bezier, _ model: Bezier) -> Bool {
    [0, 1, 0.5, 0.25, 0.75].allSatisfy {
      (curve.point(at: $0) - model.point(at: $0)).length <= 4 * tolerance
    }
  }
}
