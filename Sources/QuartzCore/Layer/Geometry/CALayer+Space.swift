import CoreGraphics
import LayerTree

// Properties and transforms in 3D.

extension CALayer {
  func changeGeometryFlip(to isFlipped: Bool) {
    let hadFlips = Self.hasFlips
    setSpace("geometryFlipped", \.isGeometryFlipped, isFlipped)
    if hadFlips || isFlipped { redrawFlippedContents() }
  }

  var isDrawnFlipped: Bool {
    guard Self.hasFlips else { return false }
    var (isFlipped, next) = (false, CALayer?.some(self))
    while let layer = next {
      if layer.space.isGeometryFlipped { isFlipped.toggle() }
      next = layer.parent ?? layer.modelLayer?.parent
    }
    return isFlipped
  }

  /// Sets one of the 3D properties.
  func setSpace<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerSpace, Value>, _ value: Value
  ) {
    set(key, .space, differs: space[keyPath: path] != value) { space[keyPath: path] = value }
  }

  /// Marks the layer and those of its descendants for redrawing whose bitmap was drawn with the
  /// other direction of y.
  func redrawFlippedContents() {
    var pending = [(layer: self, isFlipped: contentsAreFlipped())]
    while let (layer, isFlipped) = pending.popLast() {
      if layer.backing.contents != nil && layer.backing.isFlipped != isFlipped {
        layer.setNeedsDisplay()
      }
      for sublayer in layer.children.elements() {
        pending.append((sublayer, isFlipped != sublayer.space.isGeometryFlipped))
      }
    }
  }
}
