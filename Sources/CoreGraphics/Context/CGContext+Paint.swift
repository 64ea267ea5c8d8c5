extension CGContext {
  /// Fills the current path with the fill colour, and begins a new path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(devicePath, rule: rule)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(devicePath, rule: .winding)
    case .eoFill, .eoFillStroke: fill(devicePath, rule: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(devicePath)
    case .fill, .eoFill: break
    }
    beginPath()
  }

  public func fill(_ rect: CGRect) {
    beginPath()
    fill(deviceRect(rect), rule: .winding)
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Makes the pixels of `rect` transparent, whatever the fill colour, alpha and blend mode.
  public func clear(_ rect: CGRect) {
    beginPath()
    let before = state
    state.blendMode = .clear
    state.shadow = nil
    fill(deviceRect(rect), rule: .winding)
    state = before
  }

  private func fill(_ path: PathStorage, rule: CGPathFillRule) {
    let mode = state.blendMode
    guard state.fillColor.w > 0 || mode != .normal else { return }
    draw(over: path.controlBox) { [state] canvas in
      canvas.setSource(state.fillColor, alpha: state.alpha)
      canvas.setAntialias(state.antialiases)
      if mode.reachesBeyondShape {
        canvas.paint(inside: path, rule: rule)
      } else {
        canvas.setPath(path)
        canvas.fill(rule)
      }
    }
  }

  /// The one way to the pixels: `body` paints within `bounds` (device pixels) in normal
  /// coordinates; clip, blend mode and shadow are seen to here.
  func draw(over bounds: CGRect, _ body: (CairoCanvas) -> Void) {
    guard bounds.isWithinLimits, !bounds.isNull, !state.clipBounds.isEmpty else { return }
    let reach = state.shadow?.reach(of: bounds) ?? bounds
    guard reach.insetBy(dx: -1, dy: -1).intersects(state.clipBounds), let canvas else { return }
    canvas.setClips(state.clips)
    canvas.setBlendMode(state.blendMode)
    if let shadow = state.shadow {
      drawWithShadow(shadow, over: bounds, on: canvas, body)
    } else {
      body(canvas)
    }
    canvas.recover()
  }
}
