import CoreGraphics
public import Foundation

extension String {
  /// The size of the text in one line, in points. Apple: NSString.size(withAttributes:).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    [TextRun(self, attributes: attributes)].measured()
  }

  /// Draws the text in the current context, its top left at `point`.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    [TextRun(self, attributes: attributes)].draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the width of `rect` and clipped to it.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    [TextRun(self, attributes: attributes)].draw(in: rect)
  }
}

extension NSString {
  /// The size of the text in one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attributes)
  }

  /// Draws the text in the current context, its top left at `point`.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in the current context, wrapped to the width of `rect` and clipped to it.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(self).draw(in: rect, withAttributes: attributes)
  }
}
