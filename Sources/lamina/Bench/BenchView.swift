import UIKit

/// A disc with a ring. `tools/benchmarks/floor.c` draws the same pictures.
final class BenchView: UIView {
  enum Picture {
    /// A disc that leaves the corners transparent.
    case disc
    /// A disc on an opaque background.
    case opaque
    /// A smaller disc, which leaves a wide margin transparent.
    case sprite

    /// The part of the side that lies between the disc and the edge.
    var margin: CGFloat { self == .sprite ? 3.0 / 16 : 1.0 / 16 }
  }

  private let index: Int
  private let picture: Picture

  init(index: Int, size: Double, picture: Picture = .disc) {
    self.index = index
    self.picture = picture
    super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
    isOpaque = picture == .opaque
  }

  required init?(coder: NSCoder) {
    (index, picture) = (0, .disc)
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let hue = CGFloat(index % 24) / 24
    let side = bounds.width
    if picture == .opaque {
      UIColor(hue: hue, saturation: 0.5, brightness: 0.4, alpha: 1).setFill()
      UIRectFill(bounds)
    }
    let inset = picture.margin * side
    UIColor(hue: hue, saturation: 0.7, brightness: 0.95, alpha: 1).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset)).fill()
    let ring = UIBezierPath(
      ovalIn: bounds.insetBy(dx: inset + side * 3 / 16, dy: inset + side * 3 / 16))
    UIColor.white.withAlphaComponent(0.6).setStroke()
    ring.lineWidth = side / 16
    ring.stroke()
  }
}
