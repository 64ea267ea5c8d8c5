extension CGContext {
  public func saveGState() {
    savedStates.append(state)
  }

  /// Does nothing where nothing was saved.
  public func restoreGState() {
    guard savedStates.count > layers.last?.depth ?? 0, let last = savedStates.popLast() else {
      return
    }
    state = last
  }

  /// User space to device pixels; in device space y points down.
  public var ctm: CGAffineTransform { state.ctm }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// `transform` applied first, then what was there. Ignored where it is not finite.
  public func concatenate(_ transform: CGAffineTransform) {
    let ctm = transform.concatenating(state.ctm)
    if ctm.isFinite { state.ctm = ctm }
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

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }

  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  /// In user units; negative and not finite widths are ignored.
  public func setLineWidth(_ width: CGFloat) {
    if width.isFinite && width >= 0 { state.stroke.width = width }
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join
  }

  /// The longest miter, in line widths; a sharper corner is bevelled.
  public func setMiterLimit(_ limit: CGFloat) {
    if limit.isFinite { state.stroke.miterLimit = max(limit, 1) }
  }

  /// Painted and unpainted lengths in user units, beginning at `phase`; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isDash = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    state.stroke.dashLengths = isDash ? lengths : []
    state.stroke.dashPhase = phase.isFinite ? phase : 0
  }

  /// 0…1, multiplied into everything drawn.
  public func setAlpha(_ alpha: CGFloat) {
    if alpha.isFinite { state.alpha = min(max(alpha, 0), 1) }
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.antialiases = shouldAntialias
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
