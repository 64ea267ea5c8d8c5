import UIKit

/// A view of the demo that draws an object. Subclasses draw in a coordinate space that is 100 units
/// high, so that they look the same at any size.
class ArtView: UIView {
  /// The rotation of a view while it moves.
  enum Rotation {
    /// Swings by an angle in degrees to either side; the period is in seconds.
    case sway(CGFloat, period: Double)
    /// Rotates continuously; the period of a revolution is in seconds, negative for anticlockwise.
    case spin(period: Double)
  }

  let index: Int

  /// What a screen reader says; nil for decoration.
  class var spokenName: String? { "\(self)".replacingOccurrences(of: "View", with: "") }
  /// The ratio of width to height.
  class var aspect: CGFloat { 1 }
  var rotation: Rotation { .sway(3, period: 7) }
  /// Whether the view's size is animated slightly.
  var breathes: Bool { false }

  var accent: UIColor { DemoPalette.accent(index) }
  /// The center of the drawing, in units.
  var middle: CGPoint { CGPoint(x: 50 * Self.aspect, y: 50) }

  /// - Parameter side: the square root of the view's area, in points.
  required init(index: Int, side: CGFloat) {
    self.index = index
    let height = side / Self.aspect.squareRoot()
    let size = CGSize(
      width: max(1, (height * Self.aspect).rounded()), height: max(1, height.rounded()))
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    isAccessibilityElement = Self.spokenName != nil
    accessibilityTraits = .image
    accessibilityLabel = Self.spokenName
  }

  required init?(coder: NSCoder) {
    index = 0
    super.init(coder: coder)
  }

  /// The current context, scaled to the drawing's units.
  var canvas: CGContext? {
    let context = UIGraphicsGetCurrentContext()
    context?.scaleBy(x: bounds.width / (100 * Self.aspect), y: bounds.height / 100)
    return context
  }

  /// A pseudo-random number in 0..<1 that depends on the view's index and the salt.
  func randomFraction(_ salt: UInt64) -> CGFloat { scatter(index, salt) }
}

extension CGContext {
  /// Fills a path with dark glass and strokes a light rim.
  func drawGlass(_ path: UIBezierPath, height: CGFloat = 100) {
    let top = CGPoint(x: 0, y: 0)
    fill(
      path, [UIColor(hex: 0x33437A), UIColor(hex: 0x1C2750), UIColor(hex: 0x131B3B)], from: top,
      to: CGPoint(x: 0, y: height))
    stroke(path, UIColor(hex: 0xDCE6FF, alpha: 0.28), width: 1)
  }

  /// Draws a metal ring around a round instrument.
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
