extension CGContext {
  /// Fills with `color` from now on; a pattern colour fills with its pattern.
  public func setFillColor(_ color: CGColor) {
    guard !ignoresColors else { return }
    (state.fillColor, state.fillPattern) = (color.rgba, PatternInk(color))
    if let space = color.colorSpace { state.fillColorSpace = space }
  }

  /// Strokes with `color` from now on; a pattern colour strokes with its pattern.
  public func setStrokeColor(_ color: CGColor) {
    guard !ignoresColors else { return }
    (state.strokeColor, state.strokePattern) = (color.rgba, PatternInk(color))
    if let space = color.colorSpace { state.strokeColorSpace = space }
  }

  /// Components 0…1 in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Components 0…1 in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Components 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Components 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Inks and alpha, 0…1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Inks and alpha, 0…1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// How colours that sRGB does not have are fitted in. All intents take the nearest here, so that the
  /// pixels are the same. Source: Apple, "setRenderingIntent(_:)".
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Makes `space` the one that components are read in, and the fill colour its black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    guard !ignoresColors else { return }
    state.fillColorSpace = space
    (state.fillColor, state.fillPattern) = (SIMD4(0, 0, 0, 1), nil)
  }

  /// Makes `space` the one that components are read in, and the stroke colour its black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    guard !ignoresColors else { return }
    state.strokeColorSpace = space
    (state.strokeColor, state.strokePattern) = (SIMD4(0, 0, 0, 1), nil)
  }

  /// The components of the fill colour space and then alpha; the caller vouches for their number.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = unsafe CGColor(colorSpace: state.fillColorSpace, components: components) {
      setFillColor(color)
    }
  }

  /// The components of the stroke colour space and then alpha; the caller vouches for their number.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = unsafe CGColor(colorSpace: state.strokeColorSpace, components: components) {
      setStrokeColor(color)
    }
  }
}
