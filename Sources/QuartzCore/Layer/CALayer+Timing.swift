import Foundation
import LayerTree

/// A layer's time: what its animations, and the times of its sublayers, are measured in.
///
/// Source: Apple, "CAMediaTiming".
extension CALayer: CAMediaTiming {
  /// The superlayer's time at which the layer's is `timeOffset`. Seconds; default: 0.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  /// Seconds of the layer's time before it repeats or ends. Default: infinite.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming(\.duration, newValue) }
  }

  /// Seconds of the layer in a second of its superlayer; 0 stops the layer and all below it, and
  /// below 0 they run backwards. Default: 1.
  public var speed: Float {
    get { Float(timing.speed) }
    set { setTiming(\.speed, Double(newValue)) }
  }

  /// Seconds added to the layer's time. Default: 0.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  /// How often the duration is run through; 0 is once. Default: 0.
  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { setTiming(\.repeatCount, Double(newValue)) }
  }

  /// Seconds for which the duration is repeated; 0 leaves it to `repeatCount`. Default: 0.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  /// Whether each pass is run through backwards after it. Default: false.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  /// What shows before and after the layer's duration. Default: `.removed`.
  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(timing.fillMode) }
    set { setTiming(\.fillMode, newValue.mediaTimingMode) }
  }

  /// Takes a time of another layer to the layer's own. Seconds.
  ///
  /// nil is the time of `CACurrentMediaTime()`.
  ///
  /// Source: Apple, "convertTime(_:from:)".
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard Self.hasTimings, l !== self else { return t }
    let time = l.map { $0.mediaTime(at: t) } ?? t
    return timeChain.reversed().reduce(time) { $1.layerTime(at: $0) }
  }

  /// Takes a time of the layer to another layer's; nil is the time of `CACurrentMediaTime()`. Of a
  /// layer that stands still, all times are where it begins. Seconds.
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

  /// When the layer's time next is `end` or later; infinite: never, as things are.
  func mediaTime(ofEnd end: CFTimeInterval, now: CFTimeInterval) -> CFTimeInterval {
    guard Self.hasTimings else { return end }
    let chain = timeChain
    guard !chain.isEmpty else { return end }
    // The times outside of each layer of the chain.
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

  /// Whether the layer's time goes as fast as that of `CACurrentMediaTime()`.
  package var runsOnMediaTime: Bool {
    !Self.hasTimings || timeChain.allSatisfy { $0 == .ofLayers }
  }

  /// Whether the layer's time goes on.
  var isTimeMoving: Bool {
    !Self.hasTimings || timeChain.allSatisfy { $0.speed != 0 }
  }

  /// The timings that differ from a plain layer's: the layer's own, and those of the layers above.
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
    AnimationEnds.shared.layerTimesDidChange()
  }
}

extension MediaTiming {
  /// The time inside a layer; outside of its duration as if it went on.
  fileprivate func layerTime(at time: Double) -> Double {
    localTime(at: time) ?? (time - beginTime) * speed + timeOffset
  }

  /// The time outside, in the first pass.
  fileprivate func superlayerTime(at time: Double) -> Double {
    speed == 0 ? beginTime : beginTime + (time - timeOffset) / speed
  }
}
