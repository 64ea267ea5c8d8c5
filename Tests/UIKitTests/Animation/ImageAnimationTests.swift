import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("UIImageView animation", .serialized)
@MainActor struct ImageAnimationTests {
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  private let images = [UIColor.red, .green, .blue].map { UIImage.filled($0, width: 8, height: 8) }

  private func color(_ screen: OffscreenScreen, at time: Double) throws -> SIMD4<UInt8> {
    try screen.frame(at: time).pixel(x: 4, y: 4)
  }

  @Test("images follow each other, each for 1/30 s, without end")
  func sequence() throws {
    #expect(view.animationImages == nil && view.animationDuration == 0)
    #expect(view.animationRepeatCount == 0 && !view.isAnimating)
    view.animationImages = images
    let screen = try OffscreenScreen.showing(view)
    view.startAnimating()
    #expect(view.isAnimating)
    try screen.render()
    let colors = [red, green, blue]
    for index in [0, 1, 2, 3, 4, 5, 99, 100] {
      let time = (Double(index) + 0.5) / 30
      #expect(try color(screen, at: time) == colors[index % 3])
    }
    // Each image was uploaded once, and no further work was needed.
    #expect(screen.statistics.textureUploads == 3 && screen.statistics.drawRectCalls == 0)
    #expect(screen.statistics.commits == 2)
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(try color(screen, at: 4) == black)
  }

  @Test("after the last repetition the image shows again")
  func repeatCount() throws {
    view.image = .filled(.white, width: 8, height: 8)
    view.animationImages = images
    view.animationDuration = 0.75
    view.animationRepeatCount = 2
    let screen = try OffscreenScreen.showing(view)
    view.startAnimating()
    try screen.render()
    #expect(try color(screen, at: 0.3) == green && color(screen, at: 1.3) == blue)
    #expect(try view.isAnimating && color(screen, at: 1.5) == SIMD4(255, 255, 255, 255))
    #expect(!view.isAnimating && view.layer.animationKeys() == nil)
  }

  @Test(
    "a view that starts animating outside a window animates once it enters one, and in the next")
  func windows() throws {
    view.animationImages = images
    view.animationDuration = 3
    view.startAnimating()
    #expect(view.isAnimating && view.layer.animationKeys() == nil)
    let screen = try OffscreenScreen.showing(view)
    #expect(try color(screen, at: 1.5) == green)
    view.removeFromSuperview()
    #expect(view.isAnimating)
    _ = try screen.frame(at: 2)
    screen.window.addSubview(view)
    _ = try screen.frame(at: 5)
    #expect(try color(screen, at: 6.5) == green)
  }

  @Test("a highlighted view shows the highlighted images if it has any")
  func highlighted() throws {
    view.animationImages = [images[0]]
    view.highlightedAnimationImages = [images[2]]
    let screen = try OffscreenScreen.showing(view)
    view.startAnimating()
    try screen.render()
    #expect(try color(screen, at: 0.1) == red)
    view.isHighlighted = true
    try screen.render()
    #expect(try color(screen, at: 0.2) == blue)
    view.highlightedAnimationImages = nil
    try screen.render()
    #expect(try color(screen, at: 0.3) == red)
  }

  @Test("without images, startAnimating does nothing")
  func noImages() {
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
  }
}
