/// A sum for each priority, compared lexicographically: a stronger priority decides before all weaker
/// ones. It has a few elements, sorted from strong to weak.
struct LevelSums: Sendable {
  private struct Level: BitwiseCopyable {
    let priority: Double
    var sum: Double
    /// The sum of the summands' absolute values, which tells a rounding error.
    var magnitude: Double
  }

  /// A sum below this, or below this part of its magnitude, is a rounding error.
  private static let roundingError = 1e-9

  private var levels: [Level] = []

  mutating func removeAll() {
    levels.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  mutating func add(_ value: Double, priority: Double) {
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index < levels.count, levels[index].priority == priority {
      levels[index].sum += value
      levels[index].magnitude += abs(value)
    } else {
      levels.insert(Level(priority: priority, sum: value, magnitude: abs(value)), at: index)
    }
  }

  /// Returns whether the sums are less than zero, when those are multiplied by 1 or -1 and a value
  /// is added at a priority.
  @inline(__always)
  func isNegative(times factor: Double = 1, adding value: Double = 0, priority: Double = 0) -> Bool
  {
    var pending = value
    for level in levels {
      if pending != 0, level.priority < priority { return pending < 0 }
      var sum = level.sum * factor
      var magnitude = level.magnitude
      if pending != 0, level.priority == priority {
        sum += pending
        magnitude += abs(pending)
        pending = 0
      }
      if abs(sum) > max(1, magnitude) * Self.roundingError { return sum < 0 }
    }
    return pending < 0
  }

  /// Multiplies all sums by 1 or -1.
  mutating func multiply(by factor: Double) {
    for index in levels.indices { levels[index].sum *= factor }
  }
}

extension LevelSums {
  /// 1, 0 or -1, as the strongest sum that is not zero.
  var sign: Double { isNegative() ? -1 : isNegative(times: -1) ? 1 : 0 }
}
