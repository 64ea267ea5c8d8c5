extension CGPath {
  /// The part of the path between two fractions of the length of all its lines and curves.
  ///
  /// A subpath that is not whole is open. Subpaths without length are kept inside of the part.
  package final func trimmed(from start: Double, to end: Double) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    let subpaths = storage.subpaths.map { TrimmedSubpath($0) }
    let whole = subpaths.reduce(0) { $0 + $1.length }
    let (from, to) = (min(max(start, 0), 1) * whole, min(max(end, 0), 1) * whole)
    guard from < to else { return CGPath(storage: PathStorage()) }
    var (result, before) = (PathStorage(), 0.0)
    for subpath in subpaths {
      if let part = subpath.part(from: from - before, to: to - before) { result.append(part) }
      before += subpath.length
    }
    return CGPath(storage: result)
  }
}

/// A subpath with the lengths of its lines and curves.
private struct TrimmedSubpath {
  let subpath: PathStorage.Subpath
  let lengths: [ArcLengthTable]
  let length: Double

  init(_ subpath: PathStorage.Subpath) {
    self.subpath = subpath
    lengths = subpath.beziers.map { ArcLengthTable($0) }
    length = lengths.reduce(0) { $0 + $1.length }
  }

  func part(from: Double, to: Double) -> PathStorage.Subpath? {
    if from <= 0 && to >= length { return subpath }
    guard from < length && to > 0 else { return nil }
    var (beziers, before) = ([Bezier](), 0.0)
    for (bezier, table) in zip(subpath.beziers, lengths) {
      let (low, high) = (max(from - before, 0), min(to - before, table.length))
      if low < high {
        beziers.append(bezier.part(from: table.parameter(at: low), to: table.parameter(at: high)))
      }
      before += table.length
    }
    return beziers.first.map { PathStorage.Subpath(start: $0.start, beziers: beziers) }
  }
}
