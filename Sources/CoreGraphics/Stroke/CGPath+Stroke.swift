extension CGPath {
  /// The outline of a stroke of this path: filled by winding, it covers what the stroke covers.
  ///
  /// `transform` maps the outline that was made; empty for a width that is not above zero.
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

  /// The path cut into dashes: `lengths` painted and unpainted in turn, from `phase` on, in points.
  ///
  /// The whole path where `lengths` is empty, holds a negative number or only zeros, and where it
  /// would be cut 100,000 times and 4,000 times more for each element. `transform` maps what was made.
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
        "CGPath.\(call): more than \(PathDasher.limit(for: path)) dashes; the path stays whole",
        of: call)
    }
    return CGPath(storage: (dashes ?? path).applying(transform))
  }

  /// The path in straight lines that stray from its curves by at most `threshold` points.
  /// Source: Apple, "flattened(threshold:)".
  public final func flattened(threshold: CGFloat) -> CGPath {
    CGPath(storage: storage.flattened(within: max(Double(threshold), 0)))
  }
}
