extension CGContext {
  public func saveGState() {
    savedStates.append(state)
  }

  /// Does nothing, with a warning, where nothing was saved.
  public func restoreGState() {
    guard savedStates.count > layers.last?.depth ?? 0, let last = savedStates.popLast() else {
      return warn("restoreGState()", "no state was saved")
    }
    state = last
  }

  /// User space to the device's pixels, whose origin is at the bottom left, as Apple counts them.
  public var ctm: CGAffineTransform { state.ctm.concatenating(deviceFlip) }

  /// User space to the device's pixels, whose origin is at the bottom left.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Between the pixels as Apple counts them, from the bottom, and as they lie here, from the top.
  private var deviceFlip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: extent.height)
  }

  /// `transform` applied first, then what was there. Not finite: does nothing, with a warning.
  public func concatenate(_ transform: CGAffineTransform) {
    let ctm = transform.concatenating(state.ctm)
    if accepts(ctm.isFinite, "concatenate(_:)", transform) { state.ctm = ctm }
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// `angle` in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// In user units; negative and not finite widths are not taken.
  public func setLineWidth(_ width: CGFloat) {
    guard accepts(width.isFinite && width >= 0, "setLineWidth(_:)", width) else { return }
    state.stroke.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join
  }

  /// The longest miter, in line widths; a sharper corner is bevelled.
  public func setMiterLimit(_ limit: CGFloat) {
    guard accepts(limit.isFinite, "setMiterLimit(_:)", limit) else { return }
    state.stroke.miterLimit = max(limit, 1)
  }

  /// Painted and unpainted lengths in user units, beginning at `phase`; empty for a solid line.
  /// Negative lengths, and none but zeros, are not taken.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isDash = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    guard
      accepts(
        phase.isFinite && (isDash || lengths.isEmpty), "setLineDash(phase:lengths:)",
        (phase, lengths))
    else { return }
    state.stroke.dashLengths = lengths
    state.stroke.dashPhase = phase
  }

  /// How far, in pixels, the lines that a curve is made of may be from it; 0 is the default.
  public func setFlatness(_ flatness: CGFloat) {
    guard accepts(flatness.isFinite && flatness >= 0, "setFlatness(_:)", flatness) else { return }
    state.flatness = flatness
  }

  /// 0…1, multiplied into everything drawn.
  public func setAlpha(_ alpha: CGFloat) {
    guard accepts(!alpha.isNaN, "setAlpha(_:)", alpha) else { return }
    state.alpha = min(max(alpha, 0), 1)
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Whether edges are smooth, as far as `setAllowsAntialiasing(_:)` lets them. Default: true.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.antialiases = shouldAntialias
  }

  /// Whether the context smooths edges at all. No part of the graphics state. Default: true.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// Whether edges are smooth now.
  var isAntialiased: Bool { allowsAntialiasing && state.antialiases }

  /// How images are sampled. Default: `.default`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
