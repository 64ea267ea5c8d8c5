extension CGPath {
  /// The outline of a stroke of this path; filled with the winding rule, it covers what the stroke
  /// covers.
  ///
  /// `transform` maps the resulting outline. Empty if the width is not positive.
  /// Source: Apple, "copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)".
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = GraphicsState.Stroke()
    (style.width, style.cap, style.join) = (lineWidth, lineCap, lineJoin)
    style.miterLimit = miterLimit
    return CGPath(storage: PathStroker.outline(of: storage, style).applying(transform))
  }

  /// The path cut into dashes: `lengths` alternate between painted and unpainted, from `phase` on,
  /// in points.
  ///
  /// The whole path if `lengths` is empty, holds a negative number or only zeros, or would cause
  /// more than 100,000 cuts plus 4,000 per element. `transform` maps the result.
  /// Source: Apple, "copy(dashingWithPhase:lengths:transform:)".
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = storage
    guard var dasher = PathDasher(phase: phase, lengths: lengths) else {
      return CGPath(storage: path.applying(transform))
    }
    let dashes = dasher.dash(path)
    if dashes == nil {
      let call = "copy(dashingWithPhase:lengths:transform:)"
      DrawingWarnings.say(
        "CGPath.\(call): more than \(PathDasher.limit(for: path)) dashes; the path is not dashed",
        of: call)
    }
    return CGPath(storage: (dashes ?? path).applying(transform))
  }

  /// The path flattened into lines that deviate from its curves by at most `threshold` points.
  /// Source: Apple, "flattened(threshold:)".
  public final func flattened(threshold: CGFloat) -> CGPath {
    CGPath(storage: storage.flattened(within: max(Double(threshold), 0)))
  }
}
