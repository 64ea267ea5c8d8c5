import LayerTree

/// The times at which a cell emits particles, in the cell's time. They lie at equal distances from
/// the time of the last change of the rate, so that they do not depend on the times of frames.
struct Emission: Equatable, Sendable {
  private(set) var rate = 0.0
  private var start = 0.0
  /// The part of the next birth that was due at the start.
  private var phase = 0.0
  /// The births before the start.
  private(set) var base: UInt64 = 0

  /// More births have no numbers of their own.
  static let largestCount = 0x1p52

  /// The number of births since the start, up to a time.
  func count(at time: Double) -> Double {
    min(progress(at: time).rounded(.down), Self.largestCount)
  }

  private func progress(at time: Double) -> Double {
    let progress = (max(time, start) - start) * rate + phase
    return progress.isFinite ? progress : Self.largestCount
  }

  /// The time of a birth, which are counted from 1.
  func time(ofBirth number: Double) -> Double { start + (number - phase) / rate }

  /// Changes the rate from a time on.
  mutating func change(to rate: Double, at time: Double) {
    guard rate != self.rate else { return }
    let (progress, count) = (progress(at: time), count(at: time))
    base &+= UInt64(count)
    phase = max(min(progress - count, 1), 0)
    (start, self.rate) = (max(time, start), rate)
  }
}

/// When a cell is active, in the time of what emits it.
struct EmissionPeriod: Sendable {
  private let begin: Double
  private let offset: Double
  let speed: Double
  private let duration: Double

  /// nil where the time of the cell does not run forwards: it emits nothing then.
  init?(_ timing: MediaTiming) {
    speed = timing.speed.bounded
    guard speed > 1e-9 else { return nil }
    (begin, offset) = (timing.beginTime.bounded, timing.timeOffset.bounded)
    let active = timing.activeDuration
    duration = active > 0 ? active : 0
  }

  /// The time of the cell, within its active duration.
  func cellTime(at time: Double) -> Double {
    min(max((time - begin) * speed + offset, 0), duration)
  }

  func outerTime(at cellTime: Double) -> Double { begin + (cellTime - offset) / speed }

  func contains(_ cellTime: Double) -> Bool { cellTime <= duration }
}
