import Foundation
import UIKit

/// A print of a picture: a frame that it draws, and a layer whose contents are the picture.
final class PhotoView: ArtView {
  override class var aspect: CGFloat { 1.2 }
  override var turning: Turning { .sway(6, period: 9) }

  private let picture = CALayer()
  private static let window = CGRect(x: 6, y: 6, width: 108, height: 72)

  /// Shows the picture; it should have the shape of `pictureSize`.
  func show(_ image: CGImage) {
    let unit = bounds.height / 100
    picture.frame = Self.window.applying(CGAffineTransform(scaleX: unit, y: unit))
    picture.contents = image
    layer.addSublayer(picture)
  }

  /// The size in points of the picture on a print of that side.
  static func pictureSize(side: CGFloat) -> CGSize {
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
      "Plate \(index + 1)", at: CGPoint(x: 60, y: 92), .exhibit(12), UIColor(hex: 0x3A3A52))
  }
}
