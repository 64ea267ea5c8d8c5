extension CGContext {
  /// Draws into a picture of its own until `endTransparencyLayer`, which puts it down whole with
  /// the alpha, blend mode and shadow of now. `auxiliaryInfo` means nothing here.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
    let area = state.clipBounds.integral
    // What is below comes first: a context with a layer open counts as drawn on.
    let below = canvas
    layers.append(
      Layer(canvas: area.isEmpty ? nil : below?.makeGroup(covering: area), depth: savedStates.count)
    )
    state.clips = []
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    // The clip belongs to the layer: ending it returns to the state before both.
    savedStates.remove(at: savedStates.count - 2)
    layers[layers.count - 1].depth -= 1
  }

  /// Does nothing where no layer is open.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    savedStates.removeLast(savedStates.count - layer.depth)
    restoreGState()
    guard let picture = layer.canvas else { return }
    draw(over: picture.bounds) { [alpha = state.alpha] canvas in
      canvas.draw(picture, alpha: alpha)
    }
  }
}
