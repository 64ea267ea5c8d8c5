public import Foundation

extension String {
  /// The size of the text, wrapped only at its line breaks, in points. Apple:
  /// NSString.size(withAttributes:).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText(self, attributes).size
  }

  /// Draws the text in the current context, with its top left corner at `point`.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    DrawnText(self, attributes).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the width of `rect` and clipped to it. Lines
  /// that extend below it are omitted.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    DrawnText(self, attributes).draw(in: rect)
  }

  /// Draws the text in the current context, in a rectangle with options. Apple:
  /// NSString.draw(with:options:attributes:context:).
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    DrawnText(self, attributes).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that `draw(with:options:attributes:context:)` covers at (0, 0), in points, not
  /// rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self, attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text, wrapped only at its line breaks, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attributes)
  }

  /// Draws the text in the current context, with its top left corner at `point`.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in the current context, wrapped to the width of `rect` and clipped to it. Lines
  /// that extend below it are omitted.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(self).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text in the current context, in a rectangle with options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(self).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle that `draw(with:options:attributes:context:)` covers at (0, 0), in points, not
  /// rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
