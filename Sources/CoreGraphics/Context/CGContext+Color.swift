extension CGContext {
  /// Sets the fill color. A pattern color fills with its pattern.
  public func setFillColor(_ color: CGColor) {
    guard !ignoresColors else { return }
    (state.fillColor, state.fillPattern) = (color.rgba, PatternPaint(color))
    if let space = color.colorSpace { state.fillColorSpace = space }
  }

  /// Sets the stroke color. A pattern color strokes with its pattern.
  public func setStrokeColor(_ color: CGColor) {
    guard !ignoresColors else { return }
    (state.strokeColor, state.strokePattern) = (color.rgba, PatternPaint(color))
    if let space = color.colorSpace { state.strokeColorSpace = space }
  }

  /// Components are 0…1 in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Components are 0…1 in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Components are 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Components are 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Ink amounts and alpha are 0…1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Ink amounts and alpha are 0…1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets how colors outside the sRGB gamut are mapped into it. Has no effect: every intent maps
  /// to the nearest color here. Source: Apple, "setRenderingIntent(_:)".
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Sets the space in which fill components are read, and sets the fill color to its black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    guard !ignoresColors else { return }
    state.fillColorSpace = space
    (state.fillColor, state.fillPattern) = (SIMD4(0, 0, 0, 1), nil)
  }

  /// Sets the space in which stroke components are read, and sets the stroke color to its black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    guard !ignoresColors else { return }
    state.strokeColorSpace = space
    (state.strokeColor, state.strokePattern) = (SIMD4(0, 0, 0, 1), nil)
  }

  /// Reads the components of the fill color space, then alpha. The caller guarantees that the
  /// buffer holds that many.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = unsafe CGColor(colorSpace: state.fillColorSpace, components: components) {
      setFillColor(color)
    }
  }

  /// Reads the components of the stroke color space, then alpha. The caller guarantees that the
  /// buffer holds that many.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = unsafe CGColor(colorSpace: state.strokeColorSpace, components: components) {
      setStrokeColor(color)
    }
  }
}
