extension CGContext {
  /// Fills the current path with the fill color, and begins a new path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(devicePath, rule: rule, call: "fillPath(using:)")
    beginPath()
  }

  /// Fills or strokes the current path, or fills and then strokes it, and begins a new path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let call: StaticString = "drawPath(using:)"
    switch mode {
    case .fill, .fillStroke: fill(devicePath, rule: .winding, call: call)
    case .eoFill, .eoFillStroke: fill(devicePath, rule: .evenOdd, call: call)
    case .stroke: break
    }
    if mode.strokes { stroke(devicePath, call: call) }
    beginPath()
  }

  public func fill(_ rect: CGRect) {
    fill(rect, call: "fill(_:)")
  }

  /// Fills the rectangles one after the other, so overlaps are painted more than once.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect, call: "fill(_:)") }
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    guard accepts(rect.isFinite || rect.isNull, call: "fillEllipse(in:)", value: rect) else {
      return
    }
    addEllipse(in: rect)
    fill(devicePath, rule: .winding, call: "fillEllipse(in:)")
    beginPath()
  }

  /// Makes the pixels of `rect` transparent, regardless of fill color, alpha and blend mode.
  public func clear(_ rect: CGRect) {
    let before = state
    state.blendMode = .clear
    state.shadow = nil
    fill(rect, call: "clear(_:)")
    state = before
  }

  private func fill(_ rect: CGRect, call: StaticString) {
    beginPath()
    let isValid = rect.isFinite || rect.isInfinite || rect.isNull
    guard accepts(isValid, call: call, value: rect), acceptsTransform(call) else { return }
    fill(deviceRect(rect), rule: .winding, call: call)
  }

  func fill(_ path: PathStorage, rule: CGPathFillRule, call: StaticString) {
    let mode = state.blendMode
    guard state.fillPattern != nil || state.fillColor.w > 0 || mode != .normal,
      acceptsTransform(call)
    else { return }
    let bounds = path.controlBox
    guard let paintSource = paintSource(state.fillPattern, or: state.fillColor, over: bounds) else {
      return
    }
    draw(over: bounds, call: call) { [alpha = state.alpha, isAntialiased] canvas in
      canvas.setAntialias(isAntialiased)
      canvas.withPaintSource(paintSource, alpha: alpha) {
        if mode.isUnbounded {
          canvas.paint(inside: path, rule: rule)
        } else {
          canvas.setPath(path)
          canvas.fill(rule)
        }
      }
    }
  }

  /// Paints the area that `coverage` draws with `paintSource`; supports every blend mode.
  func draw(
    _ paintSource: PaintSource, over bounds: CGRect, call: StaticString,
    coverage: @escaping (CairoCanvas) -> Void
  ) {
    draw(over: bounds, call: call) { [state] canvas in
      let area = bounds.insetBy(dx: -1, dy: -1).intersection(canvas.bounds).integral
      canvas.blend(
        paintSource, alpha: state.alpha, mode: state.blendMode, in: area, through: coverage)
    }
  }
}
