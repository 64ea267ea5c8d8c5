extension CALayer {
  var maskingLayer: CALayer? {
    if let modelLayer { return modelLayer.extras?.mask?.presentation() }
    return extras?.mask
  }

  /// Whether the layer is the mask of its superlayer.
  var isMask: Bool { links.parent?.extras?.mask === self }

  func changeMask(to layer: CALayer?) {
    if let layer { requireNoCycle(with: layer) }
    set("mask", dirt: .sublayers, differs: layer !== extras?.mask) {
      if let previous = extras?.mask {
        take(previous)
        previous.leaveContext()
      }
      guard let layer else { return }
      let extras = extras ?? RareLayerState()
      self.extras = extras
      adopt(layer, isNew: true) { extras.mask = layer }
    }
  }
}
