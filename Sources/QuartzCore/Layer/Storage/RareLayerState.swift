import LayerTree

/// State that few layers need, stored outside the layer to save memory.
final class RareLayerState {
  var timing: MediaTiming? {
    didSet { LayerFeatureCounter.timed.change(from: oldValue != nil, to: timing != nil) }
  }
  /// `CALayer.style`.
  var styleValues: [AnyHashable: Any]?
  /// The property values that were set from `styleValues`, by property name.
  var styled: [String: Any] = [:]
  /// `CALayer.mask`.
  var mask: CALayer?
  /// The layer's own copies of `CALayer.filters`.
  var filters: [CAFilter]?

  deinit {
    LayerFeatureCounter.timed.change(from: timing != nil, to: false)
    guard let mask else { return }
    var masks = [mask]
    self.mask = nil
    CALayer.releaseQueue.release(&masks)
  }

  /// A copy without the mask, which belongs to one layer.
  func copy() -> RareLayerState {
    let copy = RareLayerState()
    (copy.timing, copy.styleValues, copy.styled) = (timing, styleValues, styled)
    copy.filters = filters
    return copy
  }
}
