import UIKit

/// A picture with its mat and its frame, on the wall.
final class PaintingView: UIView {
  /// The picture; nil leaves the wall empty.
  var painting: Painting? { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.28
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the frame, and of the mat inside of it, for a picture of a size. Points.
  static func border(of size: CGSize) -> (frame: CGFloat, mat: CGFloat) {
    let side = min(size.width, size.height)
    return (max(2, (side * 0.028).rounded()), max(3, (side * 0.06).rounded()))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    layer.shadowRadius = max(3, bounds.width * 0.03)
    layer.shadowOffset = CGSize(width: 0, height: max(2, bounds.width * 0.02))
  }

  override func draw(_ rect: CGRect) {
    guard let painting, let context = UIGraphicsGetCurrentContext() else { return }
    let border = Self.border(of: bounds.size)
    let wood = MuseumPalette.frame.resolvedColor(with: traitCollection)
    context.fill(
      UIBezierPath(rect: bounds), [wood.lighter(0.3), wood, wood.darker(0.5)], from: .zero,
      to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    let mat = bounds.insetBy(dx: border.frame, dy: border.frame)
    context.fill(UIBezierPath(rect: mat), MuseumPalette.mat)
    let picture = mat.insetBy(dx: border.mat, dy: border.mat)
    painting.draw(in: picture)
    context.stroke(
      UIBezierPath(rect: picture.insetBy(dx: -0.5, dy: -0.5)), UIColor(hex: 0x000000, alpha: 0.18),
      width: 1)
  }
}

extension Painting {
  /// Returns a small picture without a frame, for rows of lists.
  @MainActor func thumbnail(side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let square = CGRect(x: 0, y: 0, width: side, height: side)
      UIBezierPath(roundedRect: square, cornerRadius: side * 0.14).addClip()
      let size = CGSize(width: max(side, side * aspect), height: max(side, side / aspect))
      draw(
        in: CGRect(
          x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width,
          height: size.height))
    }
  }
}
