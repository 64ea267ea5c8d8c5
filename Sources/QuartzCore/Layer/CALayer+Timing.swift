import Foundation
import LayerTree

/// The layer's local time, which its animations and sublayers use.
///
/// Source: Apple, "CAMediaTiming".
extension CALayer: CAMediaTiming {
  /// The time of the superlayer at which the layer's time equals `timeOffset`. Seconds; default: 0.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  /// The duration of the layer's time before it repeats or ends, in seconds. Default: infinite.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming(\.duration, newValue) }
  }

  /// The speed of the layer's time relative to the superlayer's. 0 stops the layer and its
  /// descendants; negative values run them backwards. Default: 1.
  public var speed: Float {
    get { Float(timing.speed) }
    set { setTiming(\.speed, Double(newValue)) }
  }

  /// An offset added to the layer's time, in seconds. Default: 0.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  /// The number of iterations of the duration; 0 means one. Default: 0.
  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { setTiming(\.repeatCount, Double(newValue)) }
  }

  /// The time for which the duration repeats, in seconds; 0 means that `repeatCount` applies.
  /// Default: 0.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  /// Whether each iteration is followed by one that runs backwards. Default: false.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  /// Whether the layer is shown before and after its duration. Default: `.removed`.
  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(timing.fillMode) }
    set { setTiming(\.fillMode, newValue.mediaTimingMode) }
  }

  /// Converts a time of another layer to the layer's own. Seconds.
  ///
  /// If `l` is nil, the time is that of `CACurrentMediaTime()`.
  ///
  /// Source: Apple, "convertTime(_:from:)".
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard Self.hasTimings, l !== self else { return t }
    let time = l.map { $0.mediaTime(at: t) } ?? t
    return timeChain.reversed().reduce(time) { $1.layerTime(at: $0) }
  }

  /// Converts a time of the layer to another layer's, or to that of `CACurrentMediaTime()` if `l`
  /// is nil. For a layer whose speed is 0, every time converts to its begin time. Seconds.
  ///
  /// Source: Apple, "convertTime(_:to:)".
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    guard Self.hasTimings, l !== self else { return t }
    let time = mediaTime(at: t)
    return l.map { $0.convertTime(time, from: nil) } ?? time
  }

  private func mediaTime(at time: CFTimeInterval) -> CFTimeInterval {
    timeChain.reduce(time) { $1.superlayerTime(at: $0) }
  }

  /// The media time at which the layer's time next reaches `end`; infinite if it does not with the
  /// current timing.
  func mediaTime(ofEnd end: CFTimeInterval, now: CFTimeInterval) -> CFTimeInterval {
    guard Self.hasTimings else { return end }
    let chain = timeChain
    guard !chain.isEmpty else { return end }
    // The current superlayer time of each layer in the chain.
    var starts: [CFTimeInterval] = []
    var time = now
    for timing in chain.reversed() {
      starts.append(time)
      time = timing.layerTime(at: time)
    }
    return zip(chain, starts.reversed()).reduce(end) { end, layer in
      end < .infinity ? layer.0.time(reaching: end, from: layer.1) : end
    }
  }

  /// Whether the layer's time equals that of `CACurrentMediaTime()`.
  package var runsOnMediaTime: Bool {
    !Self.hasTimings || timeChain.allSatisfy { $0 == .layerDefault }
  }

  /// Whether the layer's time advances.
  var isTimeRunning: Bool {
    !Self.hasTimings || timeChain.allSatisfy { $0.speed != 0 }
  }

  /// The timings of the layer and its ancestors that differ from the default.
  private var timeChain: [MediaTiming] {
    var chain: [MediaTiming] = []
    var next: CALayer? = modelLayer ?? self
    while let layer = next {
      if let timing = layer.extras?.timing { chain.append(timing) }
      next = layer.parent
    }
    return chain
  }

  private func setTiming<Value: Equatable>(
    _ path: WritableKeyPath<MediaTiming, Value>, _ value: Value
  ) {
    guard timing[keyPath: path] != value else { return }
    timing[keyPath: path] = value
    touch(.timing)
    AnimationEndSchedule.shared.layerTimesDidChange()
  }
}

extension MediaTiming {
  /// The local time of the layer, extrapolated outside its duration.
  fileprivate func layerTime(at time: Double) -> Double {
    localTime(at: time) ?? (time - beginTime) * speed + timeOffset
  }

  /// The superlayer's time for a local time in the first iteration.
  fileprivate func superlayerTime(at time: Double) -> Double {
    speed == 0 ? beginTime : beginTime + (time - timeOffset) / speed
  }
}
