extension CGContext {
  /// Strokes the current path with the stroke colour, and begins a new path.
  public func strokePath() {
    stroke(devicePath, "strokePath()")
    beginPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    guard accepts(rect.isFinite || rect.isNull, "stroke(_:)", rect) else { return }
    addRect(rect)
    stroke(devicePath, "stroke(_:)")
    beginPath()
  }

  /// Strokes with a line of `width` user units, whatever the line width is set to.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    guard accepts(width.isFinite && width >= 0, "stroke(_:width:)", width) else { return }
    let before = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = before
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    guard accepts(rect.isFinite || rect.isNull, "strokeEllipse(in:)", rect) else { return }
    addEllipse(in: rect)
    stroke(devicePath, "strokeEllipse(in:)")
    beginPath()
  }

  /// Strokes the lines between each two of `points`; a point that is left over is not used.
  public func strokeLineSegments(between points: [CGPoint]) {
    let call: StaticString = "strokeLineSegments(between:)"
    beginPath()
    guard accepts(points.allSatisfy(\.isFinite), call, points) else { return }
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    stroke(devicePath, call)
    beginPath()
  }

  /// Makes the outline of the stroke of the current path, dashes and all, the current path: filled by
  /// winding it covers what the stroke would. Source: Apple, "replacePathWithStrokedPath()".
  public func replacePathWithStrokedPath() {
    guard acceptsTransform("replacePathWithStrokedPath()") else { return }
    devicePath = outline(of: devicePath, state.stroke)
  }

  /// What a stroke of `path` covers; both on the device.
  private func outline(of path: PathStorage, _ style: GraphicsState.Stroke) -> PathStorage {
    let path = path.applying(state.ctm.inverted())
    var dasher = PathDasher(phase: style.dashPhase, lengths: style.dashLengths)
    return PathStroker.outline(of: dasher?.dash(path) ?? path, style).applying(state.ctm)
  }

  func stroke(_ path: PathStorage, _ call: StaticString) {
    guard state.stroke.width > 0, !path.isEmpty,
      state.strokePattern != nil || state.strokeColor.w > 0 || state.blendMode != .normal,
      acceptsTransform(call)
    else { return }
    let box = path.controlBox
    let reach = state.stroke.reach(in: state.ctm)
    let bounds = box.insetBy(dx: -reach, dy: -reach)
    guard let ink = ink(state.strokePattern, or: state.strokeColor, over: bounds) else { return }
    var style = state.stroke
    if hasTooManyDashes(path) {
      warn(call, "more than \(PathDasher.limit(for: path)) dashes", "the line is drawn whole")
      style.dashLengths = []
    }
    paint(path, style, in: ink, over: bounds, call)
  }

  private func paint(
    _ path: PathStorage, _ style: GraphicsState.Stroke, in ink: Ink, over bounds: CGRect,
    _ call: StaticString
  ) {
    let mode = state.blendMode
    let pen = { [ctm = state.ctm, isAntialiased] (canvas: CairoCanvas) in
      canvas.setAntialias(isAntialiased)
      canvas.setPath(path)
      canvas.stroke(style, ctm: ctm)
    }
    // A page's pixels cannot be mixed by what covers them, but what is outside of a clip stays.
    let outline = mode.reachesBeyondShape && keepsShapes ? outline(of: path, style) : nil
    // cairo 1.16 strokes with Clear as with Source.
    guard outline != nil || !(mode.reachesBeyondShape || mode == .clear) else {
      return draw(ink, over: bounds, call, coverage: pen)
    }
    draw(over: bounds, call) { [alpha = state.alpha] canvas in
      canvas.withInk(ink, alpha: alpha) {
        if let outline { canvas.paint(inside: outline) } else { pen(canvas) }
      }
    }
  }
}

extension CGContext {
  /// Whether the dashes along a path, which is in device pixels, would take minutes.
  private func hasTooManyDashes(_ path: PathStorage) -> Bool {
    let lengths = state.stroke.dashLengths
    guard !lengths.isEmpty else { return false }
    let periods = path.applying(state.ctm.inverted()).controlLength / lengths.reduce(0, +)
    return periods * CGFloat(lengths.count) > CGFloat(PathDasher.limit(for: path))
  }
}

extension GraphicsState.Stroke {
  /// How far from its path a stroke can reach, in device pixels.
  fileprivate func reach(in ctm: CGAffineTransform) -> CGFloat {
    width / 2 * ctm.largestScale * max(join == .miter ? miterLimit : 1, 1.5)
  }
}
