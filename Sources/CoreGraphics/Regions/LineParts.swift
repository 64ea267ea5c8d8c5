/// The lines of a path, cut where they meet the outlines of another path's area.
struct LineParts {
  private let path: PathStorage
  private let area: PathStorage
  private let rule: CGPathFillRule
  private let keepsInside: Bool

  /// Keeps the parts inside `area` or on its border, or else those outside.
  init(of path: PathStorage, in area: PathStorage, _ rule: CGPathFillRule, keepsInside: Bool) {
    (self.path, self.area, self.rule) = (path, area, rule)
    self.keepsInside = keepsInside
  }

  /// A part of a line or curve.
  private struct Part {
    var bezier: Bezier
    var isKept: Bool
  }

  var kept: PathStorage {
    guard var arrangement = Arrangement(covering: path.controlBox.union(area.controlBox)) else {
      return keepsInside ? PathStorage() : path
    }
    let subpaths = path.subpaths.filter { !$0.beziers.isEmpty }
    let outlines = CoincidentCurves.unify(
      subpaths.map(\.beziers) + area.subpaths.map(\.closed), tolerance: arrangement.unit * 4)
    let lines = outlines.prefix(subpaths.count)
    let sources = lines.map { arrangement.append($0, isClosed: false, windings: SIMD2(1, 0)) }
    for outline in outlines.dropFirst(subpaths.count) {
      arrangement.append(outline, isClosed: true, windings: SIMD2(0, 1))
    }
    arrangement.cut(mergingDuplicates: false)
    let cuts = arrangement.intersections()
    var result = PathStorage()
    for ((subpath, beziers), sources) in zip(zip(subpaths, lines), sources) {
      let parts = zip(beziers, sources).flatMap { bezier, source in
        self.parts(of: bezier, at: cuts[source] ?? [], unit: arrangement.unit)
      }
      append(parts, of: subpath, to: &result)
    }
    return result
  }

  /// Splits a line or curve into parts; adjacent parts that are both kept or both dropped are
  /// merged.
  private func parts(of bezier: Bezier, at cuts: [Double], unit: Double) -> [Part] {
    var (parts, start): ([(from: Double, to: Double, isKept: Bool)], Double) = ([], 0)
    for end in cuts.sorted() + [1] where end > start + 1e-9 || (end == 1 && start < 1) {
      // Tests two points, because the part may touch the area from outside at one of them.
      let isInside = [1.0 / 3, 2.0 / 3].allSatisfy {
        isInArea(bezier, at: start + (end - start) * $0, unit: unit)
      }
      let isKept = isInside == keepsInside
      if let last = parts.last, last.isKept == isKept {
        parts[parts.count - 1].to = end
      } else {
        parts.append((start, end, isKept))
      }
      start = end
    }
    return parts.map { Part(bezier: bezier.part(from: $0.from, to: $0.to), isKept: $0.isKept) }
  }

  private func isInArea(_ bezier: Bezier, at t: Double, unit: Double) -> Bool {
    let beside = bezier.derivative(at: t).perpendicular.unit * unit * 16
    return [.zero, beside, -beside].contains {
      rule.isInside(area.windings(about: bezier.point(at: t) + $0))
    }
  }

  private func append(
    _ parts: [Part], of subpath: PathStorage.Subpath, to result: inout PathStorage
  ) {
    guard let dropped = parts.firstIndex(where: { !$0.isKept }) else {
      return result.append(subpath)
    }
    // In a closed subpath, a kept part at its end continues at its start.
    let ordered = subpath.isClosed ? parts[dropped...] + parts[..<dropped] : parts[...]
    for run in ordered.split(whereSeparator: { !$0.isKept }) {
      result.append(
        PathStorage.Subpath(
          start: run[run.startIndex].bezier.start, beziers: run.map(\.bezier), isClosed: false))
    }
  }
}

extension Arrangement {
  /// The parameters at which sources of the first path meet edges of the second, keyed by source.
  fileprivate func intersections() -> [Int: [Double]] {
    var others: [Int: (source: Int, parameter: Double)] = [:]
    for edge in edges where edge.windings.y != 0 {
      others[edge.from] = (edge.source, edge.span.from)
      others[edge.to] = (edge.source, edge.span.to)
    }
    var intersections: [Int: [Double]] = [:]
    for edge in edges where edge.windings.x != 0 {
      for (vertex, t) in [(edge.from, edge.span.from), (edge.to, edge.span.to)] {
        guard let other = others[vertex] else { continue }
        let exact = sources[edge.source].intersection(
          sources[other.source], near: (t, other.parameter))
        intersections[edge.source, default: []].append(exact?.this ?? t)
      }
    }
    return intersections
  }
}
