extension CGContext {
  /// Draws into a picture of its own until `endTransparencyLayer`, which puts it down whole with
  /// the alpha, blend mode and shadow of now. `auxiliaryInfo` means nothing here.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
    let area = state.clipBounds.integral
    // What is below comes first: a context with a layer open counts as drawn on.
    let below = area.isEmpty ? nil : canvasForWriting(.null)
    layers.append(Layer(canvas: below?.makeGroup(covering: area), depth: savedStates.count))
    state.clips = []
    state.mask = nil
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// The same, for a layer of which only what lies in `rect` is needed.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    // The clip belongs to the layer: ending it returns to the state before both.
    savedStates.remove(at: savedStates.count - 2)
    layers[layers.count - 1].depth -= 1
  }

  /// Does nothing, with a warning, where no layer is open.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else {
      return warn("endTransparencyLayer()", "no transparency layer is open")
    }
    savedStates.removeLast(savedStates.count - layer.depth)
    restoreGState()
    guard let picture = layer.canvas else { return }
    draw(over: picture.bounds, "endTransparencyLayer()") { [alpha = state.alpha] canvas in
      canvas.draw(picture, alpha: alpha)
    }
  }
}
