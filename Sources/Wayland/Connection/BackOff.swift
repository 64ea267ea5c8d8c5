/// The delays between attempts to connect: 50 ms, then twice the previous one up to a second.
package struct BackOff: Equatable, Sendable {
  private static let shortest = 0.05
  private static let longest = 1.0

  private var next = Self.shortest
  private let deadline: Double

  /// - Parameters:
  ///   - limit: the seconds after which there are no more attempts; infinity for none.
  ///   - now: the time of the first attempt.
  package init(limit: Double, from now: Double) {
    deadline = now + limit
  }

  /// The seconds until the next attempt; nil when the time is over.
  package mutating func delay(at now: Double) -> Double? {
    guard now < deadline else { return nil }
    defer { next = min(next * 2, Self.longest) }
    return min(next, deadline - now)
  }

  /// Begins with the shortest delay again, because something has happened.
  package mutating func restart() {
    next = Self.shortest
  }
}
