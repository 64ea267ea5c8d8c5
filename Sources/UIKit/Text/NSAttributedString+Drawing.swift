public import Foundation

extension NSAttributedString {
  /// The size of the text, broken only where it says so, in points.
  public func size() -> CGSize {
    DrawnText(self).size
  }

  /// Draws the text in the current context, its top left at `point`.
  public func draw(at point: CGPoint) {
    DrawnText(self).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the width of `rect` and clipped to it; lines
  /// that end below it are left out.
  public func draw(in rect: CGRect) {
    DrawnText(self).draw(in: rect)
  }

  /// Draws the text in the current context, in a place and a way.
  ///
  /// Source: Apple, "draw(with:options:context:)".
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    DrawnText(self).draw(with: rect, options: options, context: context)
  }

  /// What `draw(with:options:context:)` takes up at (0, 0), in points: not rounded. A side of `size`
  /// that is 0 sets no limit, and the height sets one only where text is truncated or scaled.
  ///
  /// Source: Apple, "boundingRect(with:options:context:)".
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self).boundingRect(with: size, options: options, context: context)
  }
}
