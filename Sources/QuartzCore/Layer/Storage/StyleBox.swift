import LayerTree

extension CGColor {
  /// Opaque black in RGB, as Core Animation has it.
  static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// Stores a layer's style and 3D properties outside the layer, since most layers have neither.
final class StyleBox {
  var value: LayerStyle
  var borderColor: CGColor? = .opaqueBlack
  var shadowColor: CGColor? = .opaqueBlack
  /// The 3D properties; nil if none was ever set.
  var space: LayerSpace? {
    didSet { count(from: oldValue, to: space) }
  }

  init(_ value: LayerStyle) {
    self.value = value
  }

  deinit {
    count(from: space, to: nil)
  }

  private func count(from previous: LayerSpace?, to space: LayerSpace?) {
    LayerFeatureCounter.withSpace.change(from: previous != nil, to: space != nil)
    LayerFeatureCounter.flipped.change(
      from: previous?.isGeometryFlipped == true, to: space?.isGeometryFlipped == true)
  }
}
