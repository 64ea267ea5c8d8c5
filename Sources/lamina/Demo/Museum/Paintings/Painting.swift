import UIKit

/// A picture that is drawn in units of a hundredth of its height.
struct Painting {
  /// What a painter paints.
  enum Style {
    case hills
    case sea
    case flowers
    case night
    case tiles
    case stillLife
  }

  let style: Style
  /// Which of the pictures of its style it is. Its details follow from this number.
  let variant: Int
  /// The ratio of width to height.
  let aspect: CGFloat

  /// Draws the picture into a rectangle.
  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIBezierPath(rect: rect).addClip()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / (100 * aspect), y: rect.height / 100)
    let canvas = Canvas(context: context, variant: variant, width: 100 * aspect)
    switch style {
    case .hills: canvas.paintHills()
    case .sea: canvas.paintSea()
    case .flowers: canvas.paintFlowers()
    case .night: canvas.paintNight()
    case .tiles: canvas.paintTiles()
    case .stillLife: canvas.paintStillLife()
    }
    context.restoreGState()
  }
}

/// Where a picture is painted. It is 100 units high.
struct Canvas {
  let context: CGContext
  let variant: Int
  let width: CGFloat

  var all: CGRect { CGRect(x: 0, y: 0, width: width, height: 100) }

  /// A pseudo-random number in 0..<1 that depends on the picture.
  func random(_ index: Int, _ salt: UInt64) -> CGFloat { scatter(index + 97 * variant, salt) }

  /// One of several values, which the picture selects.
  func choose<Value>(_ values: [Value]) -> Value { values[variant % values.count] }

  /// Fills everything with colors from the top to the bottom.
  func fillSky(_ colors: [UInt32], to bottom: CGFloat = 100) {
    context.fill(
      UIBezierPath(rect: all), colors.map { UIColor(hex: $0) }, from: .zero,
      to: CGPoint(x: 0, y: bottom))
  }

  /// The area below a line whose height is a function of x.
  func area(below height: (CGFloat) -> CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 100))
    for x in stride(from: 0, through: width + 2, by: 2) {
      path.addLine(to: CGPoint(x: x, y: height(x)))
    }
    path.addLine(to: CGPoint(x: width + 2, y: 100))
    path.close()
    return path
  }

  /// A disc with light from the upper left.
  func paintBall(_ center: CGPoint, _ radius: CGFloat, _ color: UIColor) {
    context.fill(
      .circle(center, radius), [color.lighter(0.5), color, color.darker(0.6)],
      center: CGPoint(x: center.x - radius * 0.35, y: center.y - radius * 0.4),
      radius: radius * 1.5)
  }
}
