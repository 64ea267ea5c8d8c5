public import Foundation

extension NSAttributedString {
  /// The size of the text, wrapped only at its line breaks, in points.
  public func size() -> CGSize {
    DrawnText(self).size
  }

  /// Draws the text in the current context, with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    DrawnText(self).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the width of `rect` and clipped to it. Lines
  /// that extend below it are omitted.
  public func draw(in rect: CGRect) {
    DrawnText(self).draw(in: rect)
  }

  /// Draws the text in the current context, in a rectangle with options.
  ///
  /// Source: Apple, "draw(with:options:context:)".
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    DrawnText(self).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that `draw(with:options:context:)` covers at (0, 0), in points, not rounded. A
  /// dimension of `size` that is 0 is unlimited; the height is a limit only if text is truncated or
  /// scaled.
  ///
  /// Source: Apple, "boundingRect(with:options:context:)".
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self).boundingRect(with: size, options: options, context: context)
  }
}
