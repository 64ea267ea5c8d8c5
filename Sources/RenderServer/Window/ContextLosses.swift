/// Counts how often the GPU has lost everything, to give up where that happens again and again.
struct ContextLosses {
  /// So many losses within so many seconds are too many.
  private static let limit = (count: 5, seconds: 60.0)

  private var times: [Double] = []

  /// Counts a loss. Returns whether there are too many.
  mutating func note(at now: Double) -> Bool {
    times.removeAll { now - $0 >= Self.limit.seconds }
    times.append(now)
    return times.count >= Self.limit.count
  }
}
