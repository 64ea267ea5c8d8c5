/// Apple's "CAMediaTiming", word by word and in plain numbers: what the sampler is compared with.
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

  /// A point of the passes: how much of one is over, there and back, and how many were before it.
  struct Place {
    var part: Double
    var pass: Double
  }

  private var fillsBefore: Bool { fill == .backwards || fill == .both }
  private var fillsAfter: Bool { fill == .forwards || fill == .both }

  private var passDuration: Double { autoreverses ? 2 * duration : duration }

  private var passes: Double {
    if repeatDuration > 0 { return repeatDuration / passDuration }
    return repeatCount > 0 ? repeatCount : 1
  }

  /// Where it stands at a time of its parent. What ends with the group that it is in is held with it.
  func place(at time: Double, isInGroup: Bool) -> Place? {
    let local = (time - begin) * speed + offset
    let end = passes * passDuration
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
    return local >= end ? last : place(inPasses: local / passDuration)
  }

  private var first: Place { Place(part: 0, pass: 0) }

  private var last: Place {
    let pass = passes.rounded(.up) - 1
    return place(passes - pass, of: pass)
  }

  private func place(inPasses passes: Double) -> Place {
    let pass = passes.rounded(.down)
    return place(passes - pass, of: pass)
  }

  private func place(_ part: Double, of pass: Double) -> Place {
    guard autoreverses else { return Place(part: part, pass: pass) }
    return Place(part: part <= 0.5 ? part * 2 : 2 - part * 2, pass: pass)
  }

  /// The time inside of a layer at a time of its superlayer.
  func layerTime(at time: Double) -> Double? {
    if duration == .infinity {
      let local = (time - begin) * speed + offset
      if local < 0 || (local == 0 && speed < 0) {
        return (speed < 0 ? fillsAfter : fillsBefore) ? 0 : nil
      }
      return local
    }
    return place(at: time, isInGroup: false).map { $0.part * duration }
  }
}
