import LayerTree

/// Holds a style outside of the layer, and a space.
final class StyleBox {
  var value: LayerStyle
  var borderColor: CGColor? = .black
  /// nil where it was never set.
  var space: LayerSpace? {
    didSet { count(from: oldValue, to: space) }
  }

  init(_ value: LayerStyle) {
    self.value = value
  }

  deinit {
    count(from: space, to: nil)
  }

  private func count(from past: LayerSpace?, to space: LayerSpace?) {
    LiveLayers.inSpace.change(from: past != nil, to: space != nil)
    LiveLayers.flipped.change(
      from: past?.isGeometryFlipped == true, to: space?.isGeometryFlipped == true)
  }
}
