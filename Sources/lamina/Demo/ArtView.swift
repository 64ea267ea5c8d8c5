import UIKit

/// A drawing that is one layer of the demo. Each kind draws in a space of its own, 100 units high,
/// so that it looks the same at any size.
class ArtView: UIView {
  /// How a drawing turns while it moves.
  enum Turning {
    /// Degrees to either side, seconds there and back.
    case sway(CGFloat, period: Double)
    /// Seconds for a turn; negative is anticlockwise.
    case spin(period: Double)
  }

  let index: Int

  /// Width for a height of 1.
  class var aspect: CGFloat { 1 }
  var turning: Turning { .sway(3, period: 7) }
  /// Whether its size comes and goes a little.
  var breathes: Bool { false }

  var accent: UIColor { DemoPalette.accent(index) }
  /// The middle of the drawing, in its units.
  var middle: CGPoint { CGPoint(x: 50 * Self.aspect, y: 50) }

  /// `side` is the square root of its area in points.
  required init(index: Int, side: CGFloat) {
    self.index = index
    let height = side / Self.aspect.squareRoot()
    let size = CGSize(
      width: max(1, (height * Self.aspect).rounded()), height: max(1, height.rounded()))
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    index = 0
    super.init(coder: coder)
  }

  /// The current context, in the drawing's units.
  var canvas: CGContext? {
    let context = UIGraphicsGetCurrentContext()
    context?.scaleBy(x: bounds.width / (100 * Self.aspect), y: bounds.height / 100)
    return context
  }

  /// A number from 0 up to 1 that is the drawing's own.
  func own(_ salt: UInt64) -> CGFloat { scatter(index, salt) }
}

extension CGContext {
  /// The dark glass that instruments and cards stand on, with its rim of light.
  func drawGlass(_ path: UIBezierPath, height: CGFloat = 100) {
    let top = CGPoint(x: 0, y: 0)
    fill(
      path, [UIColor(hex: 0x33437A), UIColor(hex: 0x1C2750), UIColor(hex: 0x131B3B)], from: top,
      to: CGPoint(x: 0, y: height))
    stroke(path, UIColor(hex: 0xDCE6FF, alpha: 0.28), width: 1)
  }

  /// A rim of metal around a round instrument.
  func drawBezel(_ center: CGPoint, _ radius: CGFloat, width: CGFloat) {
    let colors = [
      UIColor(hex: 0xFBE6B4), DemoPalette.brass, DemoPalette.bronze, UIColor(hex: 0xC99A50),
    ]
    let ring = UIBezierPath.circle(center, radius)
    ring.append(.circle(center, radius - width))
    ring.usesEvenOddFillRule = true
    fill(
      ring, colors, from: center.toward(-35, radius), to: center.toward(145, radius))
  }
}
