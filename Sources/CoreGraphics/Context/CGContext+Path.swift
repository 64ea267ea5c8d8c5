extension CGContext {
  public func beginPath() {
    devicePath = PathStorage()
  }

  public func move(to point: CGPoint) {
    devicePath.move(to: point.applying(state.ctm))
  }

  public func addLine(to point: CGPoint) {
    devicePath.addLine(to: point.applying(state.ctm))
  }

  /// Moves to the first point and draws lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    devicePath.append(.quad(control: control, end: end).applying(state.ctm))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    devicePath.append(
      .curve(control1: control1, control2: control2, end: end).applying(state.ctm))
  }

  public func closePath() {
    devicePath.close()
  }

  public func addRect(_ rect: CGRect) {
    addShape { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func addEllipse(in rect: CGRect) {
    addShape { $0.addEllipse(in: rect) }
  }

  public func addPath(_ path: CGPath) {
    devicePath.append(path.storage, transform: state.ctm)
  }

  /// Angles in radians; `clockwise` goes towards smaller angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addFromPen {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// An arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addFromPen {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  private func addShape(_ build: (inout PathStorage) -> Void) {
    var shape = PathStorage()
    build(&shape)
    devicePath.append(shape, transform: state.ctm)
  }

  private func addFromPen(_ build: (inout PathStorage) -> Void) {
    guard state.ctm.isInvertible else { return }
    devicePath.build(in: state.ctm, build)
  }

  /// The path so far, in user space.
  public var path: CGPath? {
    devicePath.isEmpty ? nil : CGPath(storage: devicePath.applying(state.ctm.inverted()))
  }

  public var isPathEmpty: Bool { devicePath.isEmpty }

  public var currentPointOfPath: CGPoint {
    devicePath.currentPoint.map(convertToUserSpace) ?? .zero
  }

  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return devicePath.contains(
      convertToDeviceSpace(point), rule: isEvenOdd ? .evenOdd : .winding)
  }
}
