import UIKit

/// The artwork of the specimens.
extension CGContext {
  /// Draws a letter on a colored rectangle whose dark corner marks the origin.
  func drawCard(_ letter: String, _ color: UIColor, in bounds: CGRect, unit: CGFloat) {
    let path = UIBezierPath(rect: bounds)
    fill(
      path, [color.lighter(0.12), color, color.darker(0.16)], from: bounds.origin,
      to: CGPoint(x: bounds.minX, y: bounds.maxY))
    let corner = UIBezierPath.polygon([
      bounds.origin, CGPoint(x: bounds.minX + 8 * unit, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.minY + 8 * unit),
    ])
    fill(corner, GalleryStyle.ink.withAlphaComponent(0.55))
    let size = min(bounds.width, bounds.height) * 0.5
    let font = UIFont.systemFont(ofSize: size, weight: .semibold)
    write(
      letter, at: CGPoint(x: bounds.midX, y: bounds.midY + font.capHeight / 2), font: font,
      color: GalleryStyle.ink.withAlphaComponent(0.8))
  }

  /// Draws a landscape at sunset. The sun is round whatever the aspect ratio of the rectangle.
  func drawPostcard(in bounds: CGRect) {
    let (width, height) = (bounds.width, bounds.height)
    let side = min(width, height)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: bounds.minX + x * width, y: bounds.minY + y * height)
    }
    saveGState()
    UIBezierPath(rect: bounds).addClip()
    fill(
      UIBezierPath(rect: bounds),
      [UIColor(hex: 0x4A5AA8), DemoPalette.rose, DemoPalette.coral, DemoPalette.brass],
      from: at(0, 0), to: at(0, 0.85))
    let sun = at(0.64, 0.42)
    glow(UIColor(hex: 0xFFF3CF), center: sun, radius: side * 0.42, strength: 0.7)
    fill(.circle(sun, side * 0.17), UIColor(hex: 0xFFF6DC))
    drawHill(
      [at(-0.1, 0.8), at(0.25, 0.36), at(0.62, 0.92), at(0.62, 1.1), at(-0.1, 1.1)], 0x3E4E8C)
    drawHill(
      [at(0.3, 1.1), at(0.3, 0.92), at(0.72, 0.56), at(1.15, 0.86), at(1.15, 1.1)], 0x2C3A70)
    drawHill([at(-0.1, 1.1), at(-0.1, 0.78), at(0.3, 0.84), at(0.7, 0.98), at(0.8, 1.1)], 0x1B2650)
    restoreGState()
    let frame = max(side * 0.05, 1)
    DemoPalette.ivory.setStroke()
    stroke(bounds.insetBy(dx: frame / 2, dy: frame / 2), width: frame)
  }

  private func drawHill(_ points: [CGPoint], _ color: UInt32) {
    fill(.polygon(points), UIColor(hex: color))
  }
}
