import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// The contents of a view in bounds of another size than they were drawn for, in each content mode.
///
/// `LAMINA_RECORD=1 swift test --filter ContentModeGoldenTests` records the golden images.
@Suite("Content modes match their golden images", .serialized)
@MainActor struct ContentModeGoldenTests {
  nonisolated private static let modes: [(String, UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
    ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]

  @Test(
    "a transformed, rounded, bordered, clipped, translucent view matches at two sizes",
    arguments: modes, [1, 1.5, 2])
  func mode(mode: (String, UIView.ContentMode), scale: CGFloat) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 200, height: 100), scale: scale)
    screen.window.backgroundColor = UIColor(red: 0.85, green: 0.9, blue: 1, alpha: 1)
    let views = [
      SignView(mode: mode.1, center: CGPoint(x: 50, y: 50), in: screen.window),
      SignView(mode: mode.1, center: CGPoint(x: 150, y: 50), in: screen.window),
    ]
    try screen.render()
    views[0].bounds.size = CGSize(width: 80, height: 60)
    views[1].bounds.size = CGSize(width: 36, height: 50)
    var tolerance = GoldenTests.tolerance(screen)
    // A linear filter rounds twice, along each axis.
    if tolerance.channel > 0 { tolerance.channel = max(tolerance.channel, 2) }
    try assertSnapshot(
      of: screen.frame(), named: "contentMode-\(mode.0)@\(scale)x", tolerance: tolerance)
  }
}

/// Draws 48 × 32 points in which each part and the orientation can be recognized: a frame, four
/// colors with one to four dots, and an arrow to the top left.
private final class SignView: UIView {
  init(mode: ContentMode, center: CGPoint, in window: UIWindow) {
    super.init(frame: CGRect(x: 0, y: 0, width: 48, height: 32))
    self.center = center
    backgroundColor = UIColor(white: 1, alpha: 1)
    contentMode = mode
    clipsToBounds = true
    layer.cornerRadius = 12
    layer.borderWidth = 3
    layer.borderColor = UIColor(red: 0.3, green: 0, blue: 0.4, alpha: 1).cgColor
    alpha = 0.8
    transform = CGAffineTransform(rotationAngle: 0.35)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let (width, height) = (bounds.width / 2, bounds.height / 2)
    let colors: [UIColor] = [.red, .green, .blue, .orange]
    for (index, color) in colors.enumerated() {
      color.setFill()
      let origin = CGPoint(
        x: CGFloat(index % 2) * width, y: CGFloat(index / 2) * height)
      UIRectFill(CGRect(origin: origin, size: CGSize(width: width, height: height)))
      UIColor.white.setFill()
      for dot in 0...index {
        let dotRect = CGRect(
          x: origin.x + 3 + CGFloat(dot) * 5, y: origin.y + height - 7, width: 4, height: 4)
        UIBezierPath(ovalIn: dotRect).fill()
      }
    }
    drawArrow()
    UIColor.black.setStroke()
    UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)).stroke()
  }

  private func drawArrow() {
    UIColor.yellow.setFill()
    let head = UIBezierPath()
    head.move(to: CGPoint(x: 4, y: 3))
    head.addLine(to: CGPoint(x: 14, y: 4))
    head.addLine(to: CGPoint(x: 5, y: 10))
    head.close()
    head.fill()
    UIColor.yellow.setStroke()
    let shaft = UIBezierPath()
    shaft.lineWidth = 2
    shaft.move(to: CGPoint(x: 8, y: 6))
    shaft.addLine(to: CGPoint(x: bounds.width - 8, y: bounds.height - 10))
    shaft.stroke()
  }
}
