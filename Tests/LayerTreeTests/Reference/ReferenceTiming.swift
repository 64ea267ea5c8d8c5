/// Apple's "CAMediaTiming", implemented word by word as a reference for the sampler.
struct ReferenceTiming {
  enum Fill: CaseIterable {
    case removed, forwards, backwards, both
  }

  var begin = 0.0
  var duration = 1.0
  var speed = 1.0
  var offset = 0.0
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fill = Fill.removed

  /// A point in time: the fraction of an iteration, with autoreversing applied, and the number of
  /// completed iterations.
  struct Moment {
    var part: Double
    var iteration: Double
  }

  private var fillsBefore: Bool { fill == .backwards || fill == .both }
  private var fillsAfter: Bool { fill == .forwards || fill == .both }

  private var period: Double { autoreverses ? 2 * duration : duration }

  private var iterations: Double {
    if repeatDuration > 0 { return repeatDuration / period }
    return repeatCount > 0 ? repeatCount : 1
  }

  /// The moment at a time of the parent; nil outside of the active duration, unless the fill mode
  /// shows an end. An animation that ends with its group is held with it.
  func moment(at time: Double, isInGroup: Bool) -> Moment? {
    let local = (time - begin) * speed + offset
    let end = iterations * period
    let late = isInGroup ? 1e-9 * abs(speed) : 0
    if speed > 0 {
      if local < 0 { return fillsBefore ? first : nil }
      if isInGroup ? local > end + late : local >= end { return fillsAfter ? last : nil }
    } else if speed < 0 {
      if local > end { return fillsBefore ? last : nil }
      if isInGroup ? local < -late : local <= 0 { return fillsAfter ? first : nil }
    } else if local < 0 {
      return fillsBefore ? first : nil
    }
    if local <= 0 { return first }
    return local >= end ? last : moment(inIterations: local / period)
  }

  private var first: Moment { Moment(part: 0, iteration: 0) }

  private var last: Moment {
    let iteration = iterations.rounded(.up) - 1
    return moment(iterations - iteration, of: iteration)
  }

  private func moment(inIterations iterations: Double) -> Moment {
    let iteration = iterations.rounded(.down)
    return moment(iterations - iteration, of: iteration)
  }

  private func moment(_ part: Double, of iteration: Double) -> Moment {
    guard autoreverses else { return Moment(part: part, iteration: iteration) }
    return Moment(part: part <= 0.5 ? part * 2 : 2 - part * 2, iteration: iteration)
  }

  /// The layer's local time at a time of its superlayer; nil while the layer is not shown.
  func layerTime(at time: Double) -> Double? {
    if duration == .infinity {
      let local = (time - begin) * speed + offset
      if local < 0 || (local == 0 && speed < 0) {
        return (speed < 0 ? fillsAfter : fillsBefore) ? 0 : nil
      }
      return local
    }
    return moment(at: time, isInGroup: false).map { $0.part * duration }
  }
}
