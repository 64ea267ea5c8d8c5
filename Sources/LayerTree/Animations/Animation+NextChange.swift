extension Animation {
  /// Whether the value changes at keyframes alone, whose times `nextChange(after:)` knows.
  package var isStepwise: Bool {
    segments?.isDiscrete == true && groups == nil && !isCumulative && timingFunction == .linear
      && timing.speed > 0 && !timing.autoreverses && timing.duration > 0
  }

  /// The time of the next keyframe of a stepwise animation that is active, in the layer's time.
  package func nextChange(after time: Double) -> Double {
    guard let segments, let moment = moment(at: time) else { return time }
    // After the last keyframe comes the first one of the next iteration.
    let keyTime = segments.keyTimes.first { $0 > moment.fraction } ?? 1
    let local = (moment.iteration + keyTime) * timing.duration
    return min(
      timing.beginTime + (local - timing.timeOffset) / timing.speed, timing.endTime)
  }

  private var segments: KeyframeSegments? {
    switch track {
    case .keyframes(let track): track.segments
    case .composited(.contents(let track)): track.segments
    default: nil
    }
  }
}
