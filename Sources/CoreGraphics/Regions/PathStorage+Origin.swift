extension PathStorage {
  /// What `compute` makes of paths, which it gets near the origin.
  ///
  /// Far from it numbers have no digits left for points between points, and curves become noise. The
  /// way there and back is exact for whatever is so far away.
  static func nearOrigin(
    _ paths: [PathStorage], _ compute: ([PathStorage]) -> [PathStorage]
  ) -> [PathStorage] {
    let box = paths.reduce(CGRect.null) { $0.union($1.controlBox) }
    let size = max(box.width, box.height)
    let (x, y) = (box.midX, box.midY)
    let isFar = (x: abs(x) > 1024 * size, y: abs(y) > 1024 * size)
    guard !box.isNull, isFar.x || isFar.y else { return compute(paths) }
    let way = CGAffineTransform(translationX: isFar.x ? x : 0, y: isFar.y ? y : 0)
    return compute(paths.map { $0.applying(way.inverted()) }).map { $0.applying(way) }
  }
}
