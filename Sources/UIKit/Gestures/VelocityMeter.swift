import CoreGraphics

/// Measures the velocity of a movement from its last two intervals.
struct VelocityMeter {
  /// Earlier positions do not count, in seconds.
  private static let window = 0.1

  private var samples: [(position: CGVector, time: Double)] = []
  private(set) var velocity = CGVector.zero

  /// Forgets the velocity, and measures from the last position on.
  mutating func restart() {
    samples = samples.suffix(1)
    velocity = .zero
  }

  /// Measures from position zero on, and keeps the velocity until there is a new one.
  mutating func rebase(at time: Double) {
    samples = [(.zero, time)]
  }

  mutating func add(_ position: CGVector, at time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].position = position
      return
    }
    samples.append((position, time))
    samples = samples.suffix(3)
    if samples.count == 3, time - samples[0].time > Self.window { samples.removeFirst() }
    let first = samples[0]
    let seconds = time - first.time
    guard seconds > 0 else { return }
    velocity = CGVector(
      dx: (position.dx - first.position.dx) / seconds,
      dy: (position.dy - first.position.dy) / seconds)
  }
}
