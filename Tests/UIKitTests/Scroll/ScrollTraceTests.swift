import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

// Measured on iOS: milliseconds after the delegate was told of the end of the drag, which is 0.33 ms
// after the finger was lifted.
@MainActor @Suite("Scroll traces", .serialized)
struct ScrollTraceTests {
  private static let lag = 0.00033
  private static let tolerance = 0.7 + 1e-6

  @Test("Content that was dragged beyond its edge and held returns as on iOS")
  func heldBounce() throws {
    let scroll = try ScrollScreen()
    scroll.down(at: CGPoint(x: 195, y: 150))
    scroll.move(by: CGVector(dx: 0, dy: 5), steps: 120)
    scroll.up(after: 0.3)
    #expect(abs(scroll.view.contentOffset.y + 235) <= 1)
    let trace: [(Double, Double)] = [
      (7, 223.3), (24, 197), (57, 152), (91, 116.3), (124, 88.3), (157, 66.7), (207, 43),
      (257, 27.7), (307, 17.7), (407, 7), (507, 2.7),
    ]
    let lift = scroll.screen.time
    for (time, distance) in trace {
      scroll.screen.time = lift + Self.lag + time / 1000
      try scroll.screen.render()
      #expect(abs(-scroll.view.contentOffset.y - distance) <= Self.tolerance, "at \(time) ms")
    }
    try scroll.run(for: 0.3)
    #expect(scroll.view.contentOffset == .zero)
  }

  @Test("Content that is thrown against its edge bounces as on iOS")
  func impact() throws {
    let scroll = try ScrollScreen()
    scroll.view.contentOffset.y = 1000
    // 20 movements of 25 points, of which the first 10 points do not count, lead to 60 points before
    // the edge.
    scroll.down(at: CGPoint(x: 195, y: 100))
    scroll.view.contentOffset.y = 60 + 20 * 25 - 10
    scroll.move(by: CGVector(dx: 0, dy: 25), steps: 20)
    #expect(scroll.view.contentOffset.y == 60)
    scroll.up()
    let trace: [(Double, Double)] = [
      (7, -39.7), (24, 10.3), (40, 48.7), (57, 74), (74, 89.3), (90, 97.3), (107, 100.3),
      (124, 99.7), (141, 96.3), (174, 85.3), (207, 72.3), (257, 53), (307, 37.3), (407, 17),
      (507, 7.3),
    ]
    let lift = scroll.screen.time
    for (time, distance) in trace {
      scroll.screen.time = lift + Self.lag + time / 1000
      try scroll.screen.render()
      #expect(
        abs(-scroll.view.contentOffset.y - distance) <= Self.tolerance,
        "\(-scroll.view.contentOffset.y) at \(time) ms")
    }
  }

  @Test("A throw at 750 points per second begins at once, and lasts and leads as far as on iOS")
  func deceleration() throws {
    let scroll = try ScrollScreen()
    scroll.flick(step: -6, steps: 60)
    #expect(abs(scroll.log.velocity.y - 0.75) < 0.001)
    let (start, lift) = (scroll.view.contentOffset.y, scroll.screen.time)
    scroll.screen.time = lift + Self.lag + 0.010
    try scroll.screen.render()
    #expect(abs(scroll.view.contentOffset.y - start - 7.33) <= Self.tolerance)
    scroll.screen.time = lift + 2.15
    try scroll.screen.render()
    #expect(scroll.view.isDecelerating)
    scroll.screen.time = lift + 2.16
    try scroll.screen.render()
    #expect(!scroll.view.isDecelerating)
    #expect(abs(scroll.view.contentOffset.y - start - (750 - 10) * 0.499) <= 0.34)
    #expect(abs(scroll.log.target.y - start - (750 - 10) * 0.4995) <= 0.34)
  }

  @Test("The reported target of a throw is inside the content")
  func target() throws {
    let scroll = try ScrollScreen()
    scroll.view.contentOffset.y = 38_500
    scroll.flick(step: -25, steps: 16)
    #expect(scroll.log.velocity.y == 3.125)
    #expect(scroll.log.target.y == 39_148)
  }

  @Test("Slow throws do not move the content")
  func slow() throws {
    let scroll = try ScrollScreen()
    scroll.flick(step: -1.5, steps: 60)
    #expect(scroll.log.velocity == .zero)
    #expect(scroll.log.entries.last == "didEndDragging(false)")
  }

  @Test("180 points of a finger are 170 points of content")
  func hysteresis() throws {
    let scroll = try ScrollScreen()
    scroll.down(at: CGPoint(x: 195, y: 700))
    scroll.move(by: CGVector(dx: 0, dy: -3), steps: 3)
    #expect(!scroll.view.isDragging && scroll.view.isTracking)
    scroll.move(by: CGVector(dx: 0, dy: -3), steps: 1)
    #expect(scroll.view.isDragging && scroll.view.contentOffset.y == 2)
    scroll.move(by: CGVector(dx: 0, dy: -3), steps: 56)
    #expect(scroll.view.contentOffset.y == 170)
  }

  @Test("590 points beyond the edge become 235 points")
  func rubberBand() throws {
    let scroll = try ScrollScreen()
    scroll.down(at: CGPoint(x: 195, y: 100))
    scroll.move(by: CGVector(dx: 0, dy: 6), steps: 100)
    #expect(abs(scroll.view.contentOffset.y + 235) < 0.5)
  }
}
