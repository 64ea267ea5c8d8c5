import LayerTree

/// What hardly any layer has, kept outside of it.
final class LayerExtras {
  var timing: MediaTiming? {
    didSet { LiveLayers.timed.change(from: oldValue != nil, to: timing != nil) }
  }
  /// `CALayer.style`.
  var styleValues: [AnyHashable: Any]?
  /// What `styleValues` has set, by property.
  var styled: [String: Any] = [:]

  deinit {
    LiveLayers.timed.change(from: timing != nil, to: false)
  }

  func copy() -> LayerExtras {
    let copy = LayerExtras()
    (copy.timing, copy.styleValues, copy.styled) = (timing, styleValues, styled)
    return copy
  }
}
