/// Decides when movements are delivered: one event in each refresh of the screen. All times are in
/// seconds on the media clock.
struct InputPace {
  private(set) var lastDelivery = -Double.infinity

  /// Input and refreshes jitter by this share of a refresh.
  private static let (least, most) = (0.9, 1.05)
  /// The number of refreshes for which the beginning of one is predicted from the last one known.
  private static let predictedRefreshes = 4.0

  mutating func noteDelivery(at time: Double) {
    lastDelivery = time
  }

  /// Returns until when a movement that has arrived waits; nil if it does not.
  ///
  /// - Parameters:
  ///   - time: when the movement happened.
  ///   - refresh: the interval between refreshes.
  ///   - lastRefresh: when the last refresh began of which the program knows.
  func wait(
    at now: Double, forMovementAt time: Double, refresh: Double, lastRefresh: Double?
  ) -> Double? {
    // What is older than a refresh has waited for a busy program, and waits no longer.
    guard now - lastDelivery < Self.least * refresh, now - time < refresh else { return nil }
    let end = lastDelivery + Self.most * refresh
    guard let begin = beginOfRefresh(at: now, refresh, lastRefresh) else { return end }
    if lastDelivery < begin { return nil }
    return min(end, begin + Self.most * refresh)
  }

  private func beginOfRefresh(at now: Double, _ refresh: Double, _ last: Double?) -> Double? {
    guard let last else { return nil }
    let passed = ((now - last) / refresh).rounded(.down)
    return passed < 0 || passed > Self.predictedRefreshes ? nil : last + passed * refresh
  }
}
