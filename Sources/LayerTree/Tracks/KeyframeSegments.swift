/// Divides the progress of an animation into segments between keyframes.
package struct KeyframeSegments: Equatable, Sendable {
  /// One key time per value, ascending from 0; the last is 1, except in discrete mode.
  package let keyTimes: [Double]
  /// One timing function per segment, or fewer: segments without one are linear.
  package let timingFunctions: [TimingFunction]
  /// Whether each value holds until the next keyframe.
  package let isDiscrete: Bool

  /// Replaces invalid key times by evenly spaced ones. Valid ones ascend from 0 to 1. In discrete
  /// mode there is one more key time than values, and it may be left out.
  ///
  /// Source: Apple, "keyTimes".
  package init(count: Int, keyTimes: [Double]?, timingFunctions: [TimingFunction], isDiscrete: Bool)
  {
    precondition(count > 0)
    self.timingFunctions = timingFunctions
    self.isDiscrete = isDiscrete
    if let keyTimes, Self.fit(keyTimes, count: count, isDiscrete: isDiscrete) {
      self.keyTimes = Array(keyTimes.prefix(count))
    } else {
      let segments = Double(isDiscrete ? count : max(count - 1, 1))
      self.keyTimes = (0..<count).map { Double($0) / segments }
    }
  }

  /// Segments for constant speed over the given lengths.
  package init(lengths: [Double]) {
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole < .infinity else {
      self.init(count: lengths.count + 1, keyTimes: nil, timingFunctions: [], isDiscrete: false)
      return
    }
    var (times, sum) = ([0.0], 0.0)
    for length in lengths {
      sum += length
      times.append(min(sum / whole, 1))
    }
    times[lengths.count] = 1
    self.init(count: times.count, keyTimes: times, timingFunctions: [], isDiscrete: false)
  }

  private static func fit(_ times: [Double], count: Int, isDiscrete: Bool) -> Bool {
    (times.count == count || isDiscrete && times.count == count + 1)
      && times.first == 0 && times.last == 1
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The keyframe before `progress`, and the fraction of the way to the next: 0…1, or beyond that
  /// at the ends where the progress overshoots.
  package func position(at progress: Double) -> (index: Int, part: Double) {
    let last = keyTimes.count - 1
    let next = keyTimes.partitioningIndex { $0 > progress }
    if isDiscrete || last == 0 { return (max(next - 1, 0), 0) }
    if next > last && progress <= 1 { return (last, 0) }
    let index = min(max(next - 1, 0), last - 1)
    let length = keyTimes[index + 1] - keyTimes[index]
    guard length > 0 else { return (min(next, last), 0) }
    let part = (progress - keyTimes[index]) / length
    return (index, index < timingFunctions.count ? timingFunctions[index].value(at: part) : part)
  }
}

extension Array {
  /// The first index whose element satisfies `predicate`. All elements before it must not satisfy
  /// it.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
