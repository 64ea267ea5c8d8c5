import Foundation
import UIKit

/// A photo: a frame drawn by the view, and a sublayer whose contents are the image.
final class PhotoView: ArtView {
  override class var aspect: CGFloat { 1.2 }
  override var rotation: Rotation { .sway(6, period: 9) }

  private let imageLayer = CALayer()
  private static let window = CGRect(x: 6, y: 6, width: 108, height: 72)

  /// Sets the image, which should have the aspect ratio of `imageSize(side:)`.
  func setImage(_ image: CGImage) {
    let unit = bounds.height / 100
    imageLayer.frame = Self.window.applying(CGAffineTransform(scaleX: unit, y: unit))
    imageLayer.contents = image
    layer.addSublayer(imageLayer)
  }

  /// The size of the image, in points, in a photo with the given side.
  static func imageSize(side: CGFloat) -> CGSize {
    let unit = side / aspect.squareRoot() / 100
    return CGSize(width: window.width * unit, height: window.height * unit)
  }

  override func draw(_ rect: CGRect) {
    guard let context = canvas else { return }
    let card = UIBezierPath(
      roundedRect: CGRect(x: 1, y: 1, width: 118, height: 98), cornerRadius: 4)
    context.fill(
      card, [UIColor(hex: 0xFFFCF4), UIColor(hex: 0xE7DECB)], from: .zero,
      to: CGPoint(x: 40, y: 100))
    context.fill(UIBezierPath(rect: Self.window), UIColor(hex: 0x18203F))
    context.write(
      "Plate \(index + 1)", at: CGPoint(x: 60, y: 92), font: .exhibit(12),
      color: UIColor(hex: 0x3A3A52))
  }
}
