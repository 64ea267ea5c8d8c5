import CoreGraphics

extension CALayer {
  /// The closest scroll layer above this one.
  var enclosingScrollLayer: CAScrollLayer? {
    var next = superlayer
    while let layer = next {
      if let layer = layer as? CAScrollLayer { return layer }
      next = layer.superlayer
    }
    return nil
  }

  /// The part of the bounds that no scroll layer or masking layer above clips.
  var visibleBounds: CGRect {
    var (rect, next) = (bounds, superlayer)
    while let layer = next {
      if layer.masksToBounds || layer is CAScrollLayer {
        rect = rect.finiteIntersection(convert(layer.bounds, from: layer))
      }
      next = layer.superlayer
    }
    return rect
  }
}
