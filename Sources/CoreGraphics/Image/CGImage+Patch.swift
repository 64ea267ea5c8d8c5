extension CGImage {
  /// This image with `patch` in place of the pixels from (`x`, `y`) on; what lies outside is cut off.
  package func replacingPixels(x: Int, y: Int, with patch: CGImage) -> CGImage {
    let columns = max(x, 0)..<max(min(x + patch.width, width), max(x, 0))
    let rows = max(y, 0)..<max(min(y + patch.height, height), max(y, 0))
    guard !columns.isEmpty, !rows.isEmpty, let target = buffer.copy() else { return self }
    for row in rows {
      let from = (row - y) * patch.bytesPerRow + (columns.lowerBound - x) * 4
      let to = row * bytesPerRow + columns.lowerBound * 4
      let source = unsafe UnsafeRawBufferPointer(
        rebasing: patch.buffer.bytes[from...].prefix(columns.count * 4))
      unsafe UnsafeMutableRawBufferPointer(rebasing: target.bytes[to...])
        .copyMemory(from: source)
    }
    return CGImage(target)
  }
}
