extension CGContext {
  /// Redirects drawing into a group until `endTransparencyLayer`, which composites the group with
  /// the alpha, blend mode and shadow that are set now. `auxiliaryInfo` is ignored.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
    if let shadow = state.shadow, !state.clipBounds.isEmpty {
      // What lies outside of the clip casts shadows into it.
      state.clipBounds = shadow.source(of: state.clipBounds)
    }
    let area = state.clipBounds.integral
    // The canvas below is created first, because a context with an open layer counts as drawn into.
    let below = area.isEmpty ? nil : canvasForWriting(.null)
    beginLayer(Layer(canvas: below?.makeGroup(covering: area), depth: savedStates.count))
  }

  /// Begins a transparency layer whose pixels are changed by filters, the first one first, before it
  /// is composited. On a page, it is a bitmap.
  ///
  /// - Parameter rect: a rectangle around all drawing in the layer, in user space; nil if unknown.
  package func beginTransparencyLayer(filters: [BitmapFilter], around rect: CGRect?) {
    let filters = filters.map { $0.applying(state.ctm) }
    let reach = filters.reduce(1) { $0 + $1.reach }
    saveGState()
    var area = state.clipBounds
    if !area.isEmpty {
      area = area.insetBy(dx: -reach, dy: -reach)
      if let box = rect?.applying(state.ctm), box.isFinite {
        area = area.intersection(box.insetBy(dx: -reach, dy: -reach))
      }
    }
    state.clipBounds = area.isEmpty ? .zero : area.integral
    let canvas = canvasForWriting(.null).flatMap {
      CairoCanvas(covering: state.clipBounds, scale: $0.scale)
    }
    beginLayer(Layer(canvas: canvas, depth: savedStates.count, filters: filters))
  }

  private func beginLayer(_ layer: Layer) {
    layers.append(layer)
    state.clips = []
    state.mask = nil
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Begins a transparency layer that is clipped to `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    // The clip belongs to the layer, so ending the layer restores the state from before both.
    savedStates.remove(at: savedStates.count - 2)
    layers[layers.count - 1].depth -= 1
  }

  /// Does nothing, with a warning, if no layer is open.
  public func endTransparencyLayer() {
    guard let group = popLayer("endTransparencyLayer()") else { return }
    draw(over: group.bounds, call: "endTransparencyLayer()") { [alpha = state.alpha] canvas in
      canvas.draw(group, alpha: alpha)
    }
  }

  /// Ends a transparency layer, and clips to its alpha instead of compositing it.
  package func endTransparencyLayerAsMask() {
    guard let mask = popLayer("endTransparencyLayerAsMask()") else {
      state.clipBounds = .zero
      return
    }
    guard let before = state.mask else {
      state.mask = mask
      return
    }
    let both = mask.makeGroup(covering: mask.bounds)
    both?.draw(mask, through: before)
    state.mask = both
  }

  /// Closes the innermost transparency layer and restores the state from before it; nil if no layer
  /// is open, or if no part of the layer is visible.
  private func popLayer(_ call: StaticString) -> CairoCanvas? {
    guard let layer = layers.popLast() else {
      warn(call: call, problem: "no transparency layer is open")
      return nil
    }
    savedStates.removeLast(savedStates.count - layer.depth)
    restoreGState()
    layer.canvas?.apply(layer.filters)
    return layer.canvas
  }
}
