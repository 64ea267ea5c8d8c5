import CoreGraphics

/// Measures the velocity with which fingers leave content, from their last four places. The newest
/// movement hardly counts, because fingers slow down or jerk as they leave the screen.
struct ScrollVelocityMeter {
  private static let weights: [CGFloat] = [0.05, 0.35, 0.6]
  /// A finger that has rested so long before it was lifted does not throw content, in seconds.
  private static let restTime = 0.1

  private var samples: [(place: CGPoint, time: Double)] = []

  /// Measures from a place on, because the fingers are others than before.
  mutating func restart(at place: CGPoint, _ time: Double) {
    samples = [(place, time)]
  }

  mutating func add(_ place: CGPoint, at time: Double) {
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append((place, time))
    samples = samples.suffix(Self.weights.count + 1)
  }

  /// Whether the fingers have rested before a time.
  func hasRested(at time: Double) -> Bool {
    samples.last.map { time - $0.time > Self.restTime } ?? true
  }

  /// Points per second.
  var velocity: CGVector {
    var (sum, total) = (CGVector.zero, CGFloat(0))
    let pairs = zip(samples.dropFirst().reversed(), samples.dropLast().reversed())
    for (weight, (new, old)) in zip(Self.weights, pairs) {
      let seconds = new.time - old.time
      sum.dx += weight * (new.place.x - old.place.x) / seconds
      sum.dy += weight * (new.place.y - old.place.y) / seconds
      total += weight
    }
    return total > 0 ? CGVector(dx: sum.dx / total, dy: sum.dy / total) : .zero
  }

  /// The mean velocity since some seconds before a time. Points per second.
  func meanVelocity(since window: Double, at time: Double) -> CGVector {
    let recent = samples.filter { time - $0.time <= window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let seconds = last.time - first.time
    return CGVector(
      dx: (last.place.x - first.place.x) / seconds, dy: (last.place.y - first.place.y) / seconds)
  }
}
