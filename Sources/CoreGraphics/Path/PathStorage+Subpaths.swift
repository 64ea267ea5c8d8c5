extension PathStorage {
  /// What lies between two moves: lines and curves that each begin where the one before ends.
  struct Subpath {
    var start: Bezier.Point
    var beziers: [Bezier] = []
    /// Ended by a close; the line that this draws is among the lines.
    var isClosed = false

    var end: Bezier.Point { beziers.last?.end ?? start }

    /// Its lines and curves, and the line back to the start where there is none yet.
    var closed: [Bezier] {
      end == start ? beziers : beziers + [Bezier(line: end, start)]
    }
  }

  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    for element in elements {
      let pen = subpaths.last?.end ?? .zero
      let last = subpaths.count - 1
      switch element {
      case .move(let point): subpaths.append(Subpath(start: Bezier.Point(point)))
      case .line(let end):
        subpaths[last].beziers.append(Bezier(line: pen, Bezier.Point(end)))
      case .quad(let control, let end):
        subpaths[last].beziers.append(
          Bezier(quadratic: pen, Bezier.Point(control), Bezier.Point(end)))
      case .curve(let control1, let control2, let end):
        subpaths[last].beziers.append(
          Bezier(cubic: pen, Bezier.Point(control1), Bezier.Point(control2), Bezier.Point(end)))
      case .close:
        subpaths[last].beziers = subpaths[last].closed
        subpaths[last].isClosed = true
      }
    }
    return subpaths
  }

  /// Adds a subpath. The line that closes it is left to the close.
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
  /// The same subpaths, last first and each from its end to its start; a closed one still begins where
  /// it began.
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
  /// The path in the other direction.
  package final var reversed: CGPath { CGPath(storage: storage.reversed) }
}
