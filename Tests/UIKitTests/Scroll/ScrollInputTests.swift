import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@MainActor @Suite("Wheels, touchpads and keys on scroll views", .serialized)
struct ScrollInputTests {
  private let point = CGPoint(x: 195, y: 400)

  @Test("a step of a wheel moves the content smoothly, and the delegate hears of no drag")
  func wheel() throws {
    let scroll = try ScrollScreen()
    scroll.screen.scroll(by: CGVector(dx: 0, dy: 90), at: point)
    #expect(scroll.view.contentOffset.y == 0 && !scroll.view.isDragging)
    try scroll.run(for: 0.05)
    #expect(scroll.view.contentOffset.y > 10 && scroll.view.contentOffset.y < 90)
    scroll.screen.scroll(by: CGVector(dx: 0, dy: 90), at: point)
    try scroll.run(for: 1)
    #expect(scroll.view.contentOffset.y == 180 && scroll.log.entries == ["scroll"])
  }

  @Test("a wheel does not move content beyond its edge")
  func wheelAtEdge() throws {
    let scroll = try ScrollScreen()
    scroll.screen.scroll(by: CGVector(dx: 0, dy: -90), at: point)
    try scroll.run(for: 1)
    #expect(scroll.view.contentOffset == .zero)
  }

  @Test("fingers on a touchpad drag the content, and throw it when they leave")
  func touchpad() throws {
    let scroll = try ScrollScreen()
    scroll.screen.scroll(by: CGVector(dx: 0, dy: 120), at: point, isContinuous: true)
    #expect(abs(scroll.view.contentOffset.y - 120) < 1 && scroll.view.isDecelerating)
    try scroll.run(for: 4)
    #expect(scroll.view.contentOffset.y > 500)
    #expect(
      scroll.log.entries == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "scroll", "didEndDecelerating",
      ])
  }

  @Test("an inner scroll view scrolls first, and leaves a drag at its edge to the outer one")
  func nested() throws {
    let scroll = try ScrollScreen()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    inner.contentSize = CGSize(width: 390, height: 1000)
    scroll.view.addSubview(inner)
    scroll.flick(from: point, step: -5, steps: 20)
    #expect(inner.contentOffset.y > 50 && scroll.view.contentOffset.y == 0)
    try scroll.run(for: 4)
    inner.contentOffset.y = 700
    scroll.flick(from: point, step: -5, steps: 20)
    #expect(inner.contentOffset.y == 700 && scroll.view.contentOffset.y > 50)
  }

  @Test("a drag across the direction of the inner scroll view moves the outer one")
  func crossed() throws {
    let scroll = try ScrollScreen()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    inner.contentSize = CGSize(width: 3000, height: 300)
    scroll.view.addSubview(inner)
    scroll.flick(from: point, step: -5, steps: 20)
    #expect(inner.contentOffset == .zero && scroll.view.contentOffset.y > 50)
  }

  @Test("a view in the content gets its touch after 150 ms, or at once if the view says so")
  func delay() throws {
    for (delays, expected) in [(true, [0, 1]), (false, [1, 1])] {
      let scroll = try ScrollScreen()
      scroll.view.delaysContentTouches = delays
      let control = UIControl(frame: scroll.view.bounds)
      var downs = 0
      control.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
      scroll.view.addSubview(control)
      scroll.down(at: point)
      scroll.screen.time += 0.1
      let first = downs
      scroll.screen.time += 0.06
      #expect([first, downs] == expected)
      // A control that has its touch keeps it.
      scroll.move(by: CGVector(dx: 0, dy: -10), steps: 5)
      #expect(!scroll.view.isDragging && control.isTracking)
      scroll.up()
    }
  }
}
