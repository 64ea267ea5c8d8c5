// Apple's spelling.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

extension UIImage {
  /// Draws in the current context, its top left at `point`.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws in the current context, stretched to fill `rect`; between `capInsets` as
  /// `resizingMode` says.
  public func draw(in rect: CGRect) {
    guard let image = cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    guard capInsets == .zero else { return drawParts(in: rect, context) }
    guard imageOrientation != .up else { return context.drawUpright(image, in: rect) }
    let size =
      imageOrientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.concatenate(imageOrientation.transform)
    context.drawUpright(
      image,
      in: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    context.restoreGState()
  }

  /// `alpha` 0…1 multiplies the image's own.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// The image as a PNG file, turned upright; nil where it has no pixels.
  public func pngData() -> Data? {
    guard imageOrientation == .up else {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in draw(at: .zero) }
    }
    return try? cgImage?.pngData()
  }
}

/// The image as a PNG file; nil where it has no pixels.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? {
  image.pngData()
}

extension UIImage.Orientation {
  /// About the image's centre, y down.
  fileprivate var transform: CGAffineTransform {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(scaleX: -1, y: -1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .upMirrored: mirror
    case .downMirrored: mirror.concatenating(UIImage.Orientation.down.transform)
    case .leftMirrored: mirror.concatenating(UIImage.Orientation.left.transform)
    case .rightMirrored: mirror.concatenating(UIImage.Orientation.right.transform)
    }
  }
}
