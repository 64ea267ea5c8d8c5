import LayerTree

extension CGColor {
  /// In RGB, as Core Animation has it.
  static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// Holds a style outside of the layer, and a space.
final class StyleBox {
  var value: LayerStyle
  var borderColor: CGColor? = .opaqueBlack
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
