/// A layer's timing makes a time of its own out of its superlayer's.
extension MediaTiming {
  /// The layer's time at its superlayer's time: it goes on for ever, unless the layer has a duration,
  /// within which it stays then.
  package func layerTime(at time: Double) -> Double {
    guard duration < .infinity else { return (time - beginTime) * speed + timeOffset }
    var held = self
    held.fillMode = .both
    return (held.moment(at: time)?.fraction ?? 0) * duration
  }

  /// The superlayer's time at the layer's, in its first pass; that of its begin where the layer's
  /// time stands and so is never another.
  package func time(atLayerTime time: Double) -> Double {
    speed == 0 ? beginTime : beginTime + (time - timeOffset) / speed
  }

  /// Whether the layer's time ever comes to `time`.
  package func reaches(_ time: Double) -> Bool {
    speed != 0 && (duration == .infinity || (0...min(duration, activeDuration)).contains(time))
  }
}
