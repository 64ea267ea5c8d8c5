extension CGImage {
  /// This image with `patch` in place of the pixels from (`x`, `y`) on; what lies outside is cut off.
  package func replacingPixels(x: Int, y: Int, with patch: CGImage) -> CGImage {
    let columns = max(x, 0)..<max(min(x + patch.width, width), max(x, 0))
    let rows = max(y, 0)..<max(min(y + patch.height, height), max(y, 0))
    guard !columns.isEmpty, !rows.isEmpty, let target = buffer.copy() else { return self }
    for row in rows {
      let from = (columns.lowerBound - x) * 4
      let source = unsafe UnsafeRawBufferPointer(
        rebasing: patch.buffer.bytes(ofRow: row - y)[from...].prefix(columns.count * 4))
      let to = columns.lowerBound * 4
      unsafe UnsafeMutableRawBufferPointer(rebasing: target.bytes(ofRow: row)[to...])
        .copyMemory(from: source)
    }
    return CGImage(target)
  }
}
