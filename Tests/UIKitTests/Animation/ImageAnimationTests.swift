import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("An image view's animation", .serialized)
@MainActor struct ImageAnimationTests {
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  private let images = [UIColor.red, .green, .blue].map { UIImage.filled($0, width: 8, height: 8) }

  private func color(_ screen: OffscreenScreen, at time: Double) throws -> SIMD4<UInt8> {
    try screen.frame(at: time).pixel(x: 4, y: 4)
  }

  @Test("images follow each other, a 30th of a second each, for ever")
  func film() throws {
    #expect(view.animationImages == nil && view.animationDuration == 0)
    #expect(view.animationRepeatCount == 0 && !view.isAnimating)
    view.animationImages = images
    let screen = try OffscreenScreen.showing(view)
    view.startAnimating()
    #expect(view.isAnimating)
    _ = try screen.frame()
    let colors = [red, green, blue]
    for index in [0, 1, 2, 3, 4, 5, 99, 100] {
      let time = (Double(index) + 0.5) / 30
      #expect(try color(screen, at: time) == colors[index % 3])
    }
    // Each was sent once, and nothing else was to be done.
    #expect(screen.statistics.textureUploads == 3 && screen.statistics.drawRectCalls == 0)
    #expect(screen.statistics.commits == 2)
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(try color(screen, at: 4) == black)
  }

  @Test("after so many passes the image shows again")
  func repeatCount() throws {
    view.image = .filled(.white, width: 8, height: 8)
    view.animationImages = images
    view.animationDuration = 0.75
    view.animationRepeatCount = 2
    let screen = try OffscreenScreen.showing(view)
    view.startAnimating()
    _ = try screen.frame()
    #expect(try color(screen, at: 0.3) == green && color(screen, at: 1.3) == blue)
    #expect(try view.isAnimating && color(screen, at: 1.5) == SIMD4(255, 255, 255, 255))
    #expect(!view.isAnimating && view.layer.animationKeys() == nil)
  }

  @Test("a view that is started away from a window animates when it is in one, and in the next too")
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

  @Test("highlighted, it shows the highlighted images where there are some")
  func highlighted() throws {
    view.animationImages = [images[0]]
    view.highlightedAnimationImages = [images[2]]
    let screen = try OffscreenScreen.showing(view)
    view.startAnimating()
    _ = try screen.frame()
    #expect(try color(screen, at: 0.1) == red)
    view.isHighlighted = true
    _ = try screen.frame()
    #expect(try color(screen, at: 0.2) == blue)
    view.highlightedAnimationImages = nil
    _ = try screen.frame()
    #expect(try color(screen, at: 0.3) == red)
  }

  @Test("without images there is nothing to start")
  func noImages() {
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
  }
}
