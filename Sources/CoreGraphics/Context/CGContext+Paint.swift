extension CGContext {
  /// Fills the current path with the fill colour, and begins a new path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(devicePath, rule: rule)
    beginPath()
  }

  /// Strokes the current path with the stroke colour, and begins a new path.
  public func strokePath() {
    stroke(devicePath)
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
    rects.forEach { fill($0) }
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.stroke.width
    setLineWidth(width)
    stroke(rect)
    state.stroke.width = before
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes the lines between each two of `points`.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
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

  private func stroke(_ path: PathStorage) {
    let style = state.stroke
    let ctm = state.ctm
    guard style.width > 0, ctm.isInvertible, state.strokeColor.w > 0 || state.blendMode != .normal
    else { return }
    let pen =
      style.width * ctm.largestScale * max(style.join == .miter ? style.miterLimit : 1, 1.5) / 2
    let bounds = path.controlBox.insetBy(dx: -pen, dy: -pen)
    draw(over: bounds) { [state] canvas in
      func paint(on canvas: CairoCanvas, _ color: SIMD4<Double>, alpha: CGFloat) {
        canvas.setSource(color, alpha: alpha)
        canvas.setAntialias(state.antialiases)
        canvas.setPath(path)
        canvas.stroke(style, ctm: ctm)
      }
      if state.blendMode == .clear {
        // cairo 1.16 strokes with Clear as with Source.
        canvas.setBlendMode(.destinationOut)
        return paint(on: canvas, .one, alpha: 1)
      }
      guard state.blendMode.reachesBeyondShape else {
        return paint(on: canvas, state.strokeColor, alpha: state.alpha)
      }
      let area = bounds.insetBy(dx: -1, dy: -1).intersection(state.clipBounds).integral
      canvas.blend(state.strokeColor, alpha: state.alpha, mode: state.blendMode, in: area) {
        paint(on: $0, .one, alpha: 1)
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
