extension CGContext {
  public func saveGState() {
    savedStates.append(state)
  }

  /// Does nothing, with a warning, if there is no saved state.
  public func restoreGState() {
    guard savedStates.count > layers.last?.depth ?? 0, let last = savedStates.popLast() else {
      return warn(call: "restoreGState()", problem: "no state was saved")
    }
    state = last
  }

  /// Maps user space to device pixels, with the origin at the bottom left as on Apple's systems.
  public var ctm: CGAffineTransform { state.ctm.concatenating(deviceFlip) }

  /// Maps user space to device pixels, with the origin at the bottom left.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Flips between device pixels counted from the bottom, as Apple does, and from the top, as here.
  private var deviceFlip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: extent.height)
  }

  /// Applies `transform` before the current one. Does nothing, with a warning, if the result is not
  /// finite.
  public func concatenate(_ transform: CGAffineTransform) {
    let ctm = transform.concatenating(state.ctm)
    if accepts(ctm.isFinite, call: "concatenate(_:)", value: transform) { state.ctm = ctm }
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// `angle` is in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The width is in user units; negative and non-finite widths are rejected.
  public func setLineWidth(_ width: CGFloat) {
    guard accepts(width.isFinite && width >= 0, call: "setLineWidth(_:)", value: width) else {
      return
    }
    state.stroke.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join
  }

  /// Sets the longest miter, in line widths; sharper corners are bevelled.
  public func setMiterLimit(_ limit: CGFloat) {
    guard accepts(limit.isFinite, call: "setMiterLimit(_:)", value: limit) else { return }
    state.stroke.miterLimit = max(limit, 1)
  }

  /// Sets painted and unpainted lengths in user units, starting at `phase`; an empty array means a
  /// solid line. Negative lengths, and arrays of only zeros, are rejected.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isDash = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    guard
      accepts(
        phase.isFinite && (isDash || lengths.isEmpty), call: "setLineDash(phase:lengths:)",
        value: (phase, lengths))
    else { return }
    state.stroke.dashLengths = lengths
    state.stroke.dashPhase = phase
  }

  /// Sets how far, in pixels, flattened curves may deviate; 0 selects the default.
  public func setFlatness(_ flatness: CGFloat) {
    guard accepts(flatness.isFinite && flatness >= 0, call: "setFlatness(_:)", value: flatness)
    else { return }
    state.flatness = flatness
  }

  /// Sets the alpha, 0…1, that is multiplied into everything drawn.
  public func setAlpha(_ alpha: CGFloat) {
    guard accepts(!alpha.isNaN, call: "setAlpha(_:)", value: alpha) else { return }
    state.alpha = min(max(alpha, 0), 1)
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets whether edges are antialiased, if `setAllowsAntialiasing(_:)` permits it. Default: true.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.antialiases = shouldAntialias
  }

  /// Sets whether antialiasing is permitted at all. Not part of the graphics state. Default: true.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// Whether edges are antialiased at the moment.
  var isAntialiased: Bool { allowsAntialiasing && state.antialiases }

  /// The filter with which images are sampled. Default: `.default`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
