extension CGContext {
  /// Paints the clip with colours that change from `start` to `end`; beyond them only by `options`.
  ///
  /// Paints nothing where the two are one point. Source: Apple, "drawLinearGradient(_:start:end:options:)".
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let call: StaticString = "drawLinearGradient(_:start:end:options:)"
    let isValid = start.isWithinLimits && end.isWithinLimits
    guard accepts(isValid, call, (start, end)), acceptsTransform(call), start != end else { return }
    draw(over: state.clipBounds, call) { [state] canvas in
      canvas.setLinearSource(
        gradient, from: start, to: end, options: options, matrix: state.ctm, alpha: state.alpha)
      canvas.paint()
    }
  }

  /// Paints the clip with colours that change from one circle to another; beyond them only by
  /// `options`. Of two circles that meet in a point the one further on is painted.
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
    guard accepts(isValid, call, (start, end)), acceptsTransform(call), start != end else { return }
    let visible = state.clipBounds.applying(state.ctm.inverted())
    let cone = RadialGradient(gradient, from: start, to: end, options: options, over: visible)
    draw(over: state.clipBounds, call) { [state] canvas in
      canvas.setRadialSource(cone, matrix: state.ctm, alpha: state.alpha)
      canvas.paint()
    }
  }

  /// Paints the clip with colours that change with the direction from `center`, once around from
  /// `angle` radians, towards greater angles. Source: Apple, "drawConicGradient(_:center:angle:)".
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let call: StaticString = "drawConicGradient(_:center:angle:)"
    let isValid = center.isWithinLimits && angle.isFinite
    guard accepts(isValid, call, (center, angle)), acceptsTransform(call),
      let picture = CairoCanvas(covering: state.clipBounds.integral, scale: pixelScale)
    else { return }
    picture.paint(gradient, around: center, from: angle, matrix: state.ctm)
    draw(over: picture.bounds, call) { [alpha = state.alpha] canvas in
      canvas.draw(picture, alpha: alpha)
    }
  }
}
