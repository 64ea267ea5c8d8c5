extension CGContext {
  /// Fills the clip with a linear gradient from `start` to `end`. `options` decide whether it
  /// extends beyond them.
  ///
  /// Paints nothing if the two points are equal.
  /// Source: Apple, "drawLinearGradient(_:start:end:options:)".
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let call: StaticString = "drawLinearGradient(_:start:end:options:)"
    let isValid = start.isWithinLimits && end.isWithinLimits
    guard accepts(isValid, call: call, value: (start, end)), acceptsTransform(call), start != end
    else { return }
    draw(over: state.clipBounds, call: call) { [state] canvas in
      canvas.setLinearSource(
        gradient, from: start, to: end, options: options, matrix: state.ctm, alpha: state.alpha)
      canvas.paint()
    }
  }

  /// Fills the clip with a radial gradient from one circle to another. `options` decide whether it
  /// extends beyond them. Where several of its circles cover a point, the one nearest the end is
  /// painted.
  ///
  /// Source: Apple, "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)".
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let call: StaticString =
      "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)"
    let (start, end) = (
      Circle(center: startCenter, radius: startRadius), Circle(center: endCenter, radius: endRadius)
    )
    let isValid = start.isWithinLimits && end.isWithinLimits
    guard accepts(isValid, call: call, value: (start, end)), acceptsTransform(call), start != end
    else { return }
    let visible = state.clipBounds.applying(state.ctm.inverted())
    let cone = RadialGradient(gradient, from: start, to: end, options: options, over: visible)
    draw(over: state.clipBounds, call: call) { [state] canvas in
      canvas.setRadialSource(cone, matrix: state.ctm, alpha: state.alpha)
      canvas.paint()
    }
  }

  /// Fills the clip with a conic gradient: one revolution around `center` that begins at `angle`
  /// radians and runs towards greater angles. Source: Apple, "drawConicGradient(_:center:angle:)".
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let call: StaticString = "drawConicGradient(_:center:angle:)"
    let isValid = center.isWithinLimits && angle.isFinite
    guard accepts(isValid, call: call, value: (center, angle)), acceptsTransform(call),
      let bitmap = CairoCanvas(covering: state.clipBounds.integral, scale: pixelScale)
    else { return }
    bitmap.paint(gradient, around: center, from: angle, matrix: state.ctm)
    draw(over: bitmap.bounds, call: call) { [alpha = state.alpha] canvas in
      canvas.draw(bitmap, alpha: alpha)
    }
  }
}
