import LayerTree
import RenderServer

/// A tree of layers that changes at random.
protocol RandomEdits {
  /// The commit with the whole tree.
  mutating func first() -> Commit
  /// A commit with one random change.
  mutating func edit() -> Commit
}

extension RandomEdits {
  /// The largest difference between partial and full redraws, over a number of edits: 0…255.
  ///
  /// - Parameter interval: the seconds from each edit to the next.
  mutating func partialRedrawDifference(edits: Int, interval: Double = 1) throws -> Int {
    let server = try OffscreenServer()
    server.post(first())
    try server.renderFrame(for: 0)
    var largest = 0
    for step in 1...edits {
      server.post(edit())
      try server.renderFrame(for: Double(step) * interval)
      let partial = try server.readPixels().pixels
      server.redrawWhole()
      try server.renderFrame(for: Double(step) * interval)
      let whole = try server.readPixels().pixels
      guard partial != whole else { continue }
      largest = max(largest, zip(partial, whole).map { abs(Int($0) - Int($1)) }.max() ?? 255)
    }
    return largest
  }
}
