import CoreGraphics
import LayerTree

// Properties and transforms in 3D.

extension CALayer {
  /// The 3D properties, which even fewer layers set than a style.
  package final var space: LayerSpace {
    get { styleBox?.space ?? .flat }
    set {
      let box = styleBox ?? StyleBox(.plain)
      box.space = newValue
      styleBox = box
    }
  }

  final var hasSpace: Bool { styleBox?.space != nil }

  final var isTransformLayer: Bool { styleBox?.space?.isTransformLayer ?? false }

  func changeGeometryFlip(to isFlipped: Bool) {
    let hadFlips = Self.hasFlips
    setSpace("geometryFlipped", at: \.isGeometryFlipped, to: isFlipped)
    if hadFlips || isFlipped { redrawFlippedContents() }
  }

  var isDrawnFlipped: Bool {
    guard Self.hasFlips else { return false }
    var (isFlipped, next) = (false, CALayer?.some(self))
    while let layer = next {
      if layer.space.isGeometryFlipped { isFlipped.toggle() }
      next = layer.links.parent ?? layer.modelLayer?.links.parent
    }
    return isFlipped
  }

  /// Sets one of the 3D properties.
  func setSpace<Value: Equatable>(
    _ key: String, at path: WritableKeyPath<LayerSpace, Value>, to value: Value
  ) {
    set(key, dirt: .space, differs: space[keyPath: path] != value) { space[keyPath: path] = value }
  }

  /// Marks the layer and those of its descendants for redrawing whose bitmap was drawn with the
  /// other direction of y.
  func redrawFlippedContents() {
    var pending = [(layer: self, isFlipped: contentsAreFlipped())]
    while let (layer, isFlipped) = pending.popLast() {
      if layer.backing.contents != nil && layer.backing.isFlipped != isFlipped {
        layer.setNeedsDisplay()
      }
      var sublayers: [CALayer] = []
      layer.pushSublayers(onto: &sublayers)
      for sublayer in sublayers {
        pending.append((sublayer, isFlipped != sublayer.space.isGeometryFlipped))
      }
    }
  }
}
