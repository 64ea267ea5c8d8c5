public import CoreGraphics

extension UIImage {
  /// Draws the image in the current context, with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, scaled to fill `rect`; the part between `capInsets`
  /// follows `resizingMode`.
  public func draw(in rect: CGRect) {
    guard let image = cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    guard capInsets == .zero else { return drawParts(in: rect, context) }
    guard imageOrientation != .up else { return context.drawYDown(image, in: rect) }
    let size =
      imageOrientation.exchangesAxes ? CGSize(width: rect.height, height: rect.width) : rect.size
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.concatenate(imageOrientation.transform)
    context.drawYDown(
      image,
      in: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    context.restoreGState()
  }

  /// Draws the image with a blend mode; `alpha`, 0…1, multiplies the image's own.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Fills `rect` of the current context with the image, tiled from the origin.
  ///
  /// Source: Apple, "drawAsPattern(in:)".
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let tile = upOriented.cgImage else { return }
    context.drawTiled(tile, size: size, from: .zero, in: rect)
  }
}
