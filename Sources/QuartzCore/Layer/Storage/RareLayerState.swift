import LayerTree

/// State that few layers need, stored outside the layer to save memory.
final class RareLayerState {
  /// `CALayer.name`.
  var name: String?
  /// `CALayer.actions`.
  var actions: [String: any CAAction]?
  /// Values that `setValue(_:forKey:)` stored for keys that are not properties.
  var keyedValues: [String: Any]?
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
  /// The layer's own copies of `CALayer.backgroundFilters`.
  var backgroundFilters: [CAFilter]?
  /// The name or the copy of the filter that is `CALayer.compositingFilter`.
  var compositingFilter: Any?
  var hints = LayerHints()

  subscript(list: FilterList) -> [CAFilter]? {
    get {
      switch list {
      case .filters: filters
      case .backgroundFilters: backgroundFilters
      }
    }
    set {
      switch list {
      case .filters: filters = newValue
      case .backgroundFilters: backgroundFilters = newValue
      }
    }
  }

  deinit {
    LayerFeatureCounter.timed.change(from: timing != nil, to: false)
    guard let mask else { return }
    var masks = [mask]
    self.mask = nil
    CALayer.releaseQueue.release(&masks)
  }

  /// A copy without the mask, which belongs to one layer, and without what layers copy as
  /// properties.
  func copy() -> RareLayerState {
    let copy = RareLayerState()
    (copy.timing, copy.styleValues, copy.styled) = (timing, styleValues, styled)
    (copy.filters, copy.backgroundFilters) = (filters, backgroundFilters)
    (copy.compositingFilter, copy.hints) = (compositingFilter, hints)
    return copy
  }
}

/// Properties of a layer that are kept without an effect.
struct LayerHints: Equatable {
  var minificationFilterBias: Float = 0
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var drawsAsynchronously = false
  var wantsExtendedDynamicRange = false
}

extension CALayer {
  final var hints: LayerHints {
    get { extras?.hints ?? LayerHints() }
    set {
      guard newValue != hints else { return }
      if extras == nil { extras = RareLayerState() }
      extras?.hints = newValue
    }
  }

  final var keyedValues: [String: Any]? {
    get { extras?.keyedValues }
    set { setRare(\.keyedValues, to: newValue) }
  }

  /// Sets what few layers have.
  func setRare<Value>(
    _ path: ReferenceWritableKeyPath<RareLayerState, Value?>, to value: Value?
  ) {
    guard extras != nil || value != nil else { return }
    let extras = extras ?? RareLayerState()
    self.extras = extras
    exchange(&extras[keyPath: path], with: value)
  }
}
