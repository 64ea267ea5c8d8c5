extension CGContext {
  /// Redirects drawing into a group until `endTransparencyLayer`, which composites the group with
  /// the alpha, blend mode and shadow that are set now. `auxiliaryInfo` is ignored.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
    let area = state.clipBounds.integral
    // The canvas below is created first, because a context with an open layer counts as drawn into.
    let below = area.isEmpty ? nil : canvasForWriting(.null)
    layers.append(Layer(canvas: below?.makeGroup(covering: area), depth: savedStates.count))
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
    guard let layer = layers.popLast() else {
      return warn(call: "endTransparencyLayer()", problem: "no transparency layer is open")
    }
    savedStates.removeLast(savedStates.count - layer.depth)
    restoreGState()
    guard let group = layer.canvas else { return }
    draw(over: group.bounds, call: "endTransparencyLayer()") { [alpha = state.alpha] canvas in
      canvas.draw(group, alpha: alpha)
    }
  }
}
