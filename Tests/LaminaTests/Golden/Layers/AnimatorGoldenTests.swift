import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("A property animator matches its golden image", .serialized)
@MainActor struct AnimatorGoldenTests {
  // Requirement V18.
  @Test("an animator that is scrubbed in eight steps matches its golden image")
  func strip() throws {
    let size = CGSize(width: 120, height: 80)
    let screen = try OffscreenScreen(size: size)
    screen.window.backgroundColor = DemoPalette.night
    let stage = Stage(view: screen.window, space: size)
    let card = stage.card(8, 8, 32, 32, letter: "A", color: DemoPalette.coral)
    let late = stage.block(8, 56, 16, 16, color: DemoPalette.teal)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) {
      card.center = CGPoint(x: 96, y: 36)
      card.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
    }
    animator.addAnimations(
      {
        late.frame = CGRect(x: 88, y: 60, width: 24, height: 12)
        late.backgroundColor = DemoPalette.brass
        late.alpha = 0.5
        late.layer.cornerRadius = 6
      }, delayFactor: 0.5)
    let frames = try (0..<8).map { step in
      animator.fractionComplete = CGFloat(step) / 7
      return try screen.frame()
    }
    animator.stopAnimation(true)
    try assertSnapshot(
      of: .strip(frames, columns: 4), named: "animator-strip",
      tolerance: GoldenTests.tolerance(screen))
  }
}
