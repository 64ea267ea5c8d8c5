extension CGContext {
  /// Strokes the current path with the stroke color, and begins a new path.
  public func strokePath() {
    stroke(devicePath, call: "strokePath()")
    beginPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    guard accepts(rect.isFinite || rect.isNull, call: "stroke(_:)", value: rect) else { return }
    addRect(rect)
    stroke(devicePath, call: "stroke(_:)")
    beginPath()
  }

  /// Strokes with a line of `width` user units, regardless of the current line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    guard accepts(width.isFinite && width >= 0, call: "stroke(_:width:)", value: width) else {
      return
    }
    let before = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = before
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    guard accepts(rect.isFinite || rect.isNull, call: "strokeEllipse(in:)", value: rect) else {
      return
    }
    addEllipse(in: rect)
    stroke(devicePath, call: "strokeEllipse(in:)")
    beginPath()
  }

  /// Strokes a line between each pair of `points`; an odd last point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    let call: StaticString = "strokeLineSegments(between:)"
    beginPath()
    guard accepts(points.allSatisfy(\.isFinite), call: call, value: points) else { return }
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    stroke(devicePath, call: call)
    beginPath()
  }

  /// Replaces the current path with the outline of its stroke, dashes included. Filled with the
  /// winding rule, the outline covers what the stroke would.
  /// Source: Apple, "replacePathWithStrokedPath()".
  public func replacePathWithStrokedPath() {
    guard acceptsTransform("replacePathWithStrokedPath()") else { return }
    devicePath = outline(of: devicePath, state.stroke)
  }

  /// The outline of the stroke of `path`; both are in device space.
  private func outline(of path: PathStorage, _ style: GraphicsState.Stroke) -> PathStorage {
    let path = path.applying(state.ctm.inverted())
    var dasher = PathDasher(phase: style.dashPhase, lengths: style.dashLengths)
    return PathStroker.outline(of: dasher?.dash(path) ?? path, style).applying(state.ctm)
  }

  func stroke(_ path: PathStorage, call: StaticString) {
    guard state.stroke.width > 0, !path.isEmpty,
      state.strokePattern != nil || state.strokeColor.w > 0 || state.blendMode != .normal,
      acceptsTransform(call)
    else { return }
    let box = path.controlBox
    let reach = state.stroke.reach(in: state.ctm)
    let bounds = box.insetBy(dx: -reach, dy: -reach)
    guard let paintSource = paintSource(state.strokePattern, or: state.strokeColor, over: bounds)
    else { return }
    var style = state.stroke
    if hasTooManyDashes(path) {
      warn(
        call: call, problem: "more than \(PathDasher.limit(for: path)) dashes",
        outcome: "the line is drawn solid")
      style.dashLengths = []
    }
    paint(path, style: style, in: paintSource, over: bounds, call: call)
  }

  private func paint(
    _ path: PathStorage, style: GraphicsState.Stroke, in paintSource: PaintSource,
    over bounds: CGRect,
    call: StaticString
  ) {
    let mode = state.blendMode
    let paintStroke = { [ctm = state.ctm, isAntialiased] (canvas: CairoCanvas) in
      canvas.setAntialias(isAntialiased)
      canvas.setPath(path)
      canvas.stroke(style, ctm: ctm)
    }
    // A page's pixels cannot be blended by coverage, so the stroke's outline serves as a clip
    // there.
    let outline = mode.isUnbounded && isVectorOutput ? outline(of: path, style) : nil
    // cairo 1.16 strokes with the Clear operator as if it were Source.
    guard outline != nil || !(mode.isUnbounded || mode == .clear) else {
      return draw(paintSource, over: bounds, call: call, coverage: paintStroke)
    }
    draw(over: bounds, call: call) { [alpha = state.alpha] canvas in
      canvas.withPaintSource(paintSource, alpha: alpha) {
        if let outline { canvas.paint(inside: outline) } else { paintStroke(canvas) }
      }
    }
  }
}

extension CGContext {
  /// Whether the path, in device pixels, has so many dashes that stroking would take minutes.
  private func hasTooManyDashes(_ path: PathStorage) -> Bool {
    let lengths = state.stroke.dashLengths
    guard !lengths.isEmpty else { return false }
    let periods = path.applying(state.ctm.inverted()).controlLength / lengths.reduce(0, +)
    return periods * CGFloat(lengths.count) > CGFloat(PathDasher.limit(for: path))
  }
}

extension GraphicsState.Stroke {
  /// The greatest distance from its path that a stroke covers, in device pixels.
  fileprivate func reach(in ctm: CGAffineTransform) -> CGFloat {
    width / 2 * ctm.largestScale * max(join == .miter ? miterLimit : 1, 1.5)
  }
}
