extension CGContext {
  /// Strokes the current path with the stroke colour, and begins a new path.
  public func strokePath() {
    stroke(devicePath)
    beginPath()
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

  func stroke(_ path: PathStorage) {
    let (style, ctm) = (state.stroke, state.ctm)
    guard style.width > 0, ctm.isInvertible, state.strokeColor.w > 0 || state.blendMode != .normal
    else { return }
    let bounds = path.controlBox.insetBy(dx: -style.reach(in: ctm), dy: -style.reach(in: ctm))
    draw(over: bounds) { canvas in
      let color = state.strokeColor
      if state.blendMode == .clear {
        // cairo 1.16 strokes with Clear as with Source.
        canvas.setBlendMode(.destinationOut)
        stroke(path, on: canvas, color: .one, alpha: 1)
      } else if state.blendMode.reachesBeyondShape, canvas.pixels != nil {
        let area = bounds.insetBy(dx: -1, dy: -1).intersection(state.clipBounds).integral
        canvas.blend(color, alpha: state.alpha, mode: state.blendMode, in: area) {
          stroke(path, on: $0, color: .one, alpha: 1)
        }
      } else {
        // Without pixels to read, the nearest of the modes that keep to their shape.
        if state.blendMode.reachesBeyondShape { canvas.setBlendMode(.sourceAtop) }
        stroke(path, on: canvas, color: color, alpha: state.alpha)
      }
    }
  }

  private func stroke(
    _ path: PathStorage, on canvas: CairoCanvas, color: SIMD4<Double>, alpha: CGFloat
  ) {
    canvas.setSource(color, alpha: alpha)
    canvas.setAntialias(state.antialiases)
    canvas.setPath(path)
    var style = state.stroke
    if style.period * state.ctm.largestScale < path.controlBox.longestSide / 100_000 {
      // Dashes that no eye can tell apart, and that would take minutes.
      style.dashLengths = []
    }
    canvas.stroke(style, ctm: state.ctm)
  }
}

extension GraphicsState.Stroke {
  /// Of the dashes, in user units; 0 for a solid line.
  fileprivate var period: CGFloat { dashLengths.reduce(0, +) }

  /// How far from its path a stroke can reach, in device pixels.
  fileprivate func reach(in ctm: CGAffineTransform) -> CGFloat {
    width / 2 * ctm.largestScale * max(join == .miter ? miterLimit : 1, 1.5)
  }
}

extension CGRect {
  fileprivate var longestSide: CGFloat { max(width, height) }
}
