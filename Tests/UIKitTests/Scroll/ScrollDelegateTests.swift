import CoreGraphics
import LaminaTesting
import Testing
import UIKit

// Apple, "UIScrollViewDelegate"; the order was measured on iOS.
@MainActor @Suite("Scroll view delegates", .serialized)
struct ScrollDelegateTests {
  @Test("isScrollAnimating is true while the offset that the program has set is on its way")
  func animating() throws {
    let scroll = try ScrollScreen()
    scroll.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(scroll.view.isScrollAnimating && !scroll.view.isDecelerating)
    try scroll.screen.render()
    scroll.screen.time += 0.5
    try scroll.screen.render()
    #expect(!scroll.view.isScrollAnimating && scroll.view.contentOffset.y == 200)
  }

  @Test("A flick calls the delegate in the order of iOS")
  func flick() throws {
    let scroll = try ScrollScreen()
    scroll.flick(step: -6, steps: 30)
    #expect(scroll.view.isDecelerating && !scroll.view.isDragging && !scroll.view.isTracking)
    try scroll.run(for: 3)
    #expect(
      scroll.log.entries == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "scroll", "didEndDecelerating",
      ])
  }

  @Test("A slow drag ends without deceleration")
  func slowDrag() throws {
    let scroll = try ScrollScreen()
    scroll.flick(step: -1, steps: 60)
    try scroll.run(for: 1)
    #expect(
      scroll.log.entries == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)",
      ])
  }

  @Test("A finger that rests before it is lifted does not throw the content")
  func rest() throws {
    let scroll = try ScrollScreen()
    scroll.down(at: CGPoint(x: 195, y: 700))
    scroll.move(by: CGVector(dx: 0, dy: -6), steps: 30)
    scroll.up(after: 0.3)
    #expect(scroll.log.entries.last == "didEndDragging(false)")
  }

  @Test("Content released beyond its edge decelerates to the edge")
  func stretched() throws {
    let scroll = try ScrollScreen()
    scroll.down(at: CGPoint(x: 195, y: 100))
    scroll.move(by: CGVector(dx: 0, dy: 1), steps: 200)
    scroll.up()
    #expect(scroll.log.target == .zero)
    #expect(scroll.log.entries.suffix(2) == ["didEndDragging(true)", "willBeginDecelerating"])
    try scroll.run(for: 1)
    #expect(scroll.view.contentOffset == .zero)
    #expect(scroll.log.entries.suffix(2) == ["scroll", "didEndDecelerating"])
  }

  @Test("A finger stops decelerating content, and the content gets no touch")
  func caught() throws {
    let scroll = try ScrollScreen()
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 40_000))
    var events: [UIControl.Event] = []
    for event in [UIControl.Event.touchDown, .touchUpInside, .touchCancel] {
      button.addAction(UIAction { _ in events.append(event) }, for: event)
    }
    scroll.view.addSubview(button)
    scroll.flick(step: -10, steps: 30)
    try scroll.run(for: 0.2)
    scroll.log.clear()
    events = []
    let offset = scroll.view.contentOffset
    scroll.screen.tap(at: CGPoint(x: 195, y: 400))
    #expect(scroll.log.entries == ["didEndDecelerating"])
    #expect(scroll.view.contentOffset == offset && !scroll.view.isDecelerating)
    #expect(events.isEmpty)
    scroll.screen.time += 1
    scroll.screen.tap(at: CGPoint(x: 195, y: 400))
    #expect(events == [.touchDown, .touchUpInside])
  }

  @Test("A finger that stops decelerating content is no tap")
  func caughtTap() throws {
    let scroll = try ScrollScreen()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    scroll.view.addGestureRecognizer(tap)
    scroll.flick(step: -10, steps: 30)
    try scroll.run(for: 0.2)
    scroll.screen.tap(at: CGPoint(x: 195, y: 400))
    #expect(taps == 0 && !scroll.view.isDecelerating)
    scroll.screen.time += 1
    scroll.screen.tap(at: CGPoint(x: 195, y: 400))
    #expect(taps == 1)
  }

  @Test("An animated change ends with the call for animations, unless nothing moves")
  func animation() throws {
    let scroll = try ScrollScreen()
    scroll.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.view.contentOffset == .zero)
    try scroll.run(for: 0.15)
    #expect(scroll.view.contentOffset.y > 100 && scroll.view.contentOffset.y < 200)
    try scroll.run(for: 0.3)
    #expect(scroll.view.contentOffset.y == 300)
    #expect(scroll.log.entries == ["scroll", "didEndScrollingAnimation"])
    scroll.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    try scroll.run(for: 0.5)
    #expect(scroll.log.entries == ["scroll", "didEndScrollingAnimation"])
  }

  @Test("A delegate can change where a throw leads")
  func newTarget() throws {
    let scroll = try ScrollScreen()
    scroll.log.newTarget = CGPoint(x: 0, y: 500)
    scroll.flick(step: -10, steps: 20)
    try scroll.run(for: 4)
    #expect(scroll.view.contentOffset.y == 500)
    #expect(scroll.log.entries.last == "didEndDecelerating")
    #expect(zip(scroll.log.offsets, scroll.log.offsets.dropFirst()).allSatisfy { $0.y <= $1.y })
  }

  @Test("Setting the offset without animation ends a deceleration")
  func stop() throws {
    let scroll = try ScrollScreen()
    scroll.flick(step: -10, steps: 20)
    try scroll.run(for: 0.1)
    scroll.view.setContentOffset(scroll.view.contentOffset, animated: false)
    #expect(!scroll.view.isDecelerating && scroll.log.entries.last == "didEndDecelerating")
  }

  @Test("A decelerating content that the program shifts goes on with its velocity")
  func shift() throws {
    let scroll = try ScrollScreen()
    scroll.flick(step: -10, steps: 20)
    try scroll.run(for: 0.1)
    let before = scroll.view.contentOffset.y
    scroll.view.contentOffset.y += 5000
    try scroll.run(for: 1.0 / 60)
    #expect(scroll.view.isDecelerating)
    let moved = scroll.view.contentOffset.y - before - 5000
    #expect(moved > 12 && moved < 20)
  }

  @Test("A page view comes to rest one page further, and never more")
  func paging() throws {
    let scroll = try ScrollScreen(content: CGSize(width: 390, height: 8520))
    scroll.view.isPagingEnabled = true
    for page in 1...2 {
      scroll.flick(step: -20, steps: 10)
      try scroll.run(for: 3)
      #expect(scroll.view.contentOffset.y == CGFloat(page) * 852)
    }
    scroll.flick(step: -1.5, steps: 100)
    try scroll.run(for: 3)
    #expect(scroll.view.contentOffset.y == 1704)
    scroll.flick(from: CGPoint(x: 195, y: 100), step: 20, steps: 10)
    try scroll.run(for: 3)
    #expect(scroll.view.contentOffset.y == 852)
  }

  @Test("A page that is thrown fast from near its end is at rest as soon as it is there")
  func fastPaging() throws {
    let scroll = try ScrollScreen(content: CGSize(width: 390, height: 8520))
    scroll.view.isPagingEnabled = true
    for steps in 30...38 {
      scroll.view.contentOffset = .zero
      scroll.flick(from: CGPoint(x: 195, y: 840), step: -20.7, steps: steps)
      #expect(scroll.view.isDecelerating)
      try scroll.run(for: 1.5)
      #expect(scroll.view.contentOffset.y == 852 && !scroll.view.isDecelerating)
    }
  }
}
