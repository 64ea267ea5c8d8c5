import CoreGraphics

extension UIImage {
  final func paint(in rect: CGRect) {
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

  final func paint(in rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
}
