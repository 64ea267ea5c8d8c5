import CoreGraphics
import LaminaTesting
import Testing
import UIKit

// Requirement V18.
@Suite("Springs match their golden image", .serialized)
@MainActor struct SpringGoldenTests {
  private static let size = CGSize(width: 180, height: 60)

  /// Eight frames, one below the other: a card moves, grows and rotates, and is retargeted after four.
  @Test("a spring that is retargeted in flight matches its golden image")
  func retargeted() throws {
    let screen = try OffscreenScreen(size: Self.size)
    screen.window.backgroundColor = UIColor(white: 0.93, alpha: 1)
    let card = UIView(frame: CGRect(x: 16, y: 16, width: 28, height: 28))
    card.backgroundColor = UIColor(red: 0.15, green: 0.47, blue: 0.66, alpha: 1)
    card.layer.cornerRadius = 6
    screen.window.addSubview(card)
    try screen.render()
    var frames: [CGImage] = []
    for target in [true, false] {
      UIView.animate(
        withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        card.center.x = target ? 130 : 30
        card.transform =
          target ? CGAffineTransform(rotationAngle: .pi / 3).scaledBy(x: 1.4, y: 1) : .identity
        card.alpha = target ? 0.7 : 1
      }
      try screen.render()
      for _ in 0..<4 {
        screen.time += 0.07
        frames.append(try screen.frame())
      }
    }
    let strip = try #require(Self.strip(of: frames).cgImage)
    try assertSnapshot(
      of: strip, named: "spring-retargeted", tolerance: GoldenTests.tolerance(screen))
  }

  private static func strip(of frames: [CGImage]) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let row = size.height + 3
    let strip = CGSize(width: size.width, height: row * CGFloat(frames.count) - 3)
    return UIGraphicsImageRenderer(size: strip, format: format).image { _ in
      for (index, frame) in frames.enumerated() {
        UIImage(cgImage: frame).draw(at: CGPoint(x: 0, y: CGFloat(index) * row))
      }
    }
  }
}
