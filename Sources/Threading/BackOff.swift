/// The delays between attempts to connect: 50 ms, then twice the previous one up to a limit.
package struct BackOff: Equatable, Sendable {
  private static let shortest = 0.05

  private var next = Self.shortest
  private let longest: Double
  private let deadline: Double

  /// - Parameters:
  ///   - limit: the seconds after which there are no more attempts; infinity for none.
  ///   - now: the time of the first attempt.
  ///   - longest: the longest delay.
  package init(limit: Double, from now: Double, longest: Double = 1) {
    self.longest = longest
    deadline = now + limit
  }

  /// The seconds until the next attempt; nil when the time is over.
  package mutating func delay(at now: Double) -> Double? {
    guard now < deadline else { return nil }
    defer { next = min(next * 2, longest) }
    return min(next, deadline - now)
  }

  /// Begins with the shortest delay again, because something has happened.
  package mutating func restart() {
    next = Self.shortest
  }
}
