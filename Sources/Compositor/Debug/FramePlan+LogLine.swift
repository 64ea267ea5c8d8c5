extension FramePlan {
  /// A line about the plan for the debug mode `frame-log`.
  ///
  /// - Parameters:
  ///   - time: the time for which animations were sampled, in seconds.
  ///   - pixels: the number of pixels that the items cover.
  package func logLine(
    frame number: Int, at time: Double, damage: Region, pixels: Int, uploads: Int
  ) -> String {
    let milliseconds = (time * 1000).rounded() / 1000
    let rects = damage.rects.map(\.description).joined(separator: ", ")
    let drawn = batches.reduce(0) { $0 + $1.instances.count }
    return "frame \(number) at \(milliseconds) s: damage \(rects.isEmpty ? "none" : rects);"
      + " passes \(passes.count), batches \(batches.count), instances \(drawn),"
      + " pixels \(pixels), uploads \(uploads)"
  }
}
