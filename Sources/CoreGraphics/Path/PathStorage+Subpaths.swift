extension PathStorage {
  /// The connected lines and curves between two move elements.
  struct Subpath {
    var start: Bezier.Point
    var beziers: [Bezier] = []
    /// Whether a close element ended the subpath; its closing line is among `beziers`.
    var isClosed = false

    var end: Bezier.Point { beziers.last?.end ?? start }

    /// The lines and curves, with a line back to the start if it is missing.
    var closed: [Bezier] {
      end == start ? beziers : beziers + [Bezier(line: end, start)]
    }
  }

  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    for element in elements {
      let current = subpaths.last?.end ?? .zero
      let last = subpaths.count - 1
      switch element {
      case .move(let point): subpaths.append(Subpath(start: Bezier.Point(point)))
      case .line(let end):
        subpaths[last].beziers.append(Bezier(line: current, Bezier.Point(end)))
      case .quad(let control, let end):
        subpaths[last].beziers.append(
          Bezier(quadratic: current, Bezier.Point(control), Bezier.Point(end)))
      case .curve(let control1, let control2, let end):
        subpaths[last].beziers.append(
          Bezier(cubic: current, Bezier.Point(control1), Bezier.Point(control2), Bezier.Point(end)))
      case .close:
        subpaths[last].beziers = subpaths[last].closed
        subpaths[last].isClosed = true
      }
    }
    return subpaths
  }

  /// Adds a subpath; the close element draws its closing line.
  mutating func append(_ subpath: Subpath) {
    move(to: CGPoint(subpath.start))
    for (index, bezier) in subpath.beziers.enumerated() {
      let isLast = index == subpath.beziers.count - 1
      if subpath.isClosed, isLast, index > 0, bezier.degree == .line { break }
      append(bezier.element)
    }
    if subpath.isClosed { close() }
  }
}

extension PathStorage {
  /// The path with the order and direction of its subpaths reversed; closed subpaths keep their
  /// start.
  var reversed: PathStorage {
    subpaths.reversed().reduce(into: PathStorage()) { result, subpath in
      result.append(
        Subpath(
          start: subpath.end, beziers: subpath.beziers.reversed().map(\.reversed),
          isClosed: subpath.isClosed))
    }
  }
}

extension CGPath {
  /// The path with its direction reversed.
  package final var reversed: CGPath { CGPath(storage: storage.reversed) }
}
