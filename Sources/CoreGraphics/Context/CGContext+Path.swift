extension CGContext {
  public func beginPath() {
    devicePath = PathStorage()
  }

  public func move(to point: CGPoint) {
    guard accepts(point.isFinite, call: "move(to:)", value: point) else { return }
    devicePath.move(to: point.applying(state.ctm))
  }

  /// Does nothing, with a warning, if the path has no current point.
  public func addLine(to point: CGPoint) {
    guard accepts(point.isFinite, call: "addLine(to:)", value: point),
      hasCurrentPoint("addLine(to:)")
    else { return }
    devicePath.addLine(to: point.applying(state.ctm))
  }

  /// Moves to the first point and draws lines to the others.
  public func addLines(between points: [CGPoint]) {
    let isValid = points.allSatisfy(\.isFinite)
    guard accepts(isValid, call: "addLines(between:)", value: points), let first = points.first
    else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let call: StaticString = "addQuadCurve(to:control:)"
    guard accepts(end.isFinite && control.isFinite, call: call, value: (end, control)),
      hasCurrentPoint(call)
    else { return }
    devicePath.append(.quad(control: control, end: end).applying(state.ctm))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let call: StaticString = "addCurve(to:control1:control2:)"
    let isValid = end.isFinite && control1.isFinite && control2.isFinite
    guard accepts(isValid, call: call, value: (end, control1, control2)), hasCurrentPoint(call)
    else { return }
    devicePath.append(
      .curve(control1: control1, control2: control2, end: end).applying(state.ctm))
  }

  public func closePath() {
    devicePath.close()
  }

  public func addRect(_ rect: CGRect) {
    guard accepts(rect.isFinite || rect.isNull, call: "addRect(_:)", value: rect) else { return }
    addShape { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func addEllipse(in rect: CGRect) {
    guard accepts(rect.isFinite || rect.isNull, call: "addEllipse(in:)", value: rect) else {
      return
    }
    addShape { $0.addEllipse(in: rect) }
  }

  public func addPath(_ path: CGPath) {
    devicePath.append(path.storage, transform: state.ctm)
  }

  /// Angles are in radians; `clockwise` runs towards smaller angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let isValid =
      center.isFinite && radius.isFinite && radius >= 0 && startAngle.isFinite && endAngle.isFinite
    guard
      accepts(
        isValid, call: "addArc(center:radius:startAngle:endAngle:clockwise:)",
        value: (center, radius, startAngle, endAngle))
    else { return }
    addFromCurrentPoint {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// Adds an arc tangent to the lines from the current point to `tangent1End` and on to
  /// `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let call: StaticString = "addArc(tangent1End:tangent2End:radius:)"
    let isValid = tangent1End.isFinite && tangent2End.isFinite && radius.isFinite && radius >= 0
    guard accepts(isValid, call: call, value: (tangent1End, tangent2End, radius)),
      hasCurrentPoint(call)
    else { return }
    addFromCurrentPoint {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  private func hasCurrentPoint(_ call: StaticString) -> Bool {
    if devicePath.isEmpty { warn(call: call, problem: "the path has no current point") }
    return !devicePath.isEmpty
  }

  private func addShape(_ build: (inout PathStorage) -> Void) {
    var shape = PathStorage()
    build(&shape)
    devicePath.append(shape, transform: state.ctm)
  }

  private func addFromCurrentPoint(_ build: (inout PathStorage) -> Void) {
    guard state.ctm.isInvertible else { return }
    devicePath.build(in: state.ctm, build)
  }

  /// The current path, in user space.
  public var path: CGPath? {
    devicePath.isEmpty ? nil : CGPath(storage: devicePath.applying(state.ctm.inverted()))
  }

  public var isPathEmpty: Bool { devicePath.isEmpty }

  public var currentPointOfPath: CGPoint {
    devicePath.currentPoint.map { $0.applying(state.ctm.inverted()) } ?? .zero
  }

  /// The bounding box of all points, including control points, in user space; null for an empty
  /// path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether `drawPath(using: mode)` would paint `point`, which is in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard point.isFinite, state.ctm.isInvertible, !devicePath.isEmpty else { return false }
    let device = point.applying(state.ctm)
    let isInside =
      switch mode {
      case .fill, .fillStroke: devicePath.contains(device, rule: .winding)
      case .eoFill, .eoFillStroke: devicePath.contains(device, rule: .evenOdd)
      case .stroke: false
      }
    return isInside || (mode.strokes && strokeContains(device))
  }

  /// Whether the stroke covers `point`, which is in device space (`cairo_in_stroke`).
  private func strokeContains(_ point: CGPoint) -> Bool {
    guard point.isWithinLimits, devicePath.controlBox.isWithinLimits,
      let pixels = PixelBuffer(width: 1, height: 1), let canvas = CairoCanvas(pixels: pixels)
    else { return false }
    canvas.setPath(devicePath)
    return canvas.strokeContains(point, state.stroke, ctm: state.ctm)
  }
}

extension CGPathDrawingMode {
  /// Whether the mode strokes the outline.
  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

extension CGPoint {
  /// Whether cairo's fixed-point numbers can represent it.
  var isWithinLimits: Bool {
    abs(x) < CairoCanvas.coordinateLimit && abs(y) < CairoCanvas.coordinateLimit
  }
}
