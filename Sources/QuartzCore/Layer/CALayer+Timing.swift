import Foundation
import LayerTree

/// The layer's local time, which its animations and sublayers use.
///
/// Source: Apple, "CAMediaTiming".
extension CALayer {
  /// The mapping from the superlayer's time to the layer's.
  package final var timing: MediaTiming {
    get { extras?.timing ?? .layerDefault }
    set {
      if extras == nil { extras = RareLayerState() }
      extras?.timing = newValue
    }
  }

  final func localTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard Self.hasTimings, l !== self else { return t }
    let time = l.map { $0.mediaTime(at: t) } ?? t
    return timeChain.reversed().reduce(time) { $1.layerTime(at: $0) }
  }

  func otherTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
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
      next = layer.links.parent
    }
    return chain
  }

  func setTiming<Value: Equatable>(
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
