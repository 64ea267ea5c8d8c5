extension CGContext {
  /// Paints the clip with colours that change from `start` to `end`; beyond them only by `options`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite, start != end else { return }
    drawGradient(gradient, shape: .linear(from: start, to: end), options: options)
  }

  /// Paints the clip with colours that change from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0, startCenter != endCenter || startRadius != endRadius
    else { return }
    let shape = CairoCanvas.GradientShape.radial(
      from: startCenter, radius: startRadius, to: endCenter, endRadius: endRadius)
    drawGradient(gradient, shape: shape, options: options)
  }

  private func drawGradient(
    _ gradient: CGGradient, shape: CairoCanvas.GradientShape, options: CGGradientDrawingOptions
  ) {
    guard state.ctm.isInvertible else { return }
    draw(over: state.clipBounds) { [state] canvas in
      canvas.setSource(
        gradient, shape: shape, options: options, matrix: state.ctm, alpha: state.alpha)
      canvas.paint()
    }
  }
}
