import LaminaTesting
import Testing
import UIKit

// Apple, "Handling UIKit gestures" and its pages of the single gestures. Requirement V23.
@MainActor @Suite("The guide on gestures", .serialized)
struct GuideGestureTests {
  private let screen: OffscreenScreen
  private let view: TouchView
  private let center = CGPoint(x: 150, y: 150)

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 300))
    view = TouchView.make(screen.window.bounds)
    screen.window.addSubview(view)
  }

  // "Handling pinch gestures"
  @Test("A scale that the action sets back to 1 is the change since the last action")
  func scale() {
    let pinch = UIPinchGestureRecognizer()
    var product: CGFloat = 1
    pinch.addAction { _ in
      product *= pinch.scale
      pinch.scale = 1
    }
    view.addGestureRecognizer(pinch)
    screen.pinch(at: center, from: 50, to: 200)
    // The first 8 points of the change do not count.
    #expect(abs(product - 200 / 58) < 0.05)
  }

  // "Handling rotation gestures"
  @Test("A rotation that the action sets back to 0 is the change since the last action")
  func rotation() {
    let rotation = UIRotationGestureRecognizer()
    var (sum, largest): (CGFloat, CGFloat) = (0, 0)
    rotation.addAction { _ in
      sum += rotation.rotation
      largest = max(largest, abs(rotation.rotation))
      rotation.rotation = 0
    }
    view.addGestureRecognizer(rotation)
    screen.rotate(at: center, by: 1.2)
    #expect(sum > 1 && sum < 1.2 && largest < 0.2)
  }

  // "Handling long-press gestures"
  @Test("A long press begins when its time is over, changes when it moves and ends with the finger")
  func longPress() {
    let press = UILongPressGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    press.addAction { states.append($0.state) }
    view.addGestureRecognizer(press)
    screen.touch(.began, at: center)
    screen.time += 0.49
    #expect(states.isEmpty)
    screen.time += 0.02
    #expect(states == [.began])
    screen.touch(.moved, at: CGPoint(x: 200, y: 150))
    screen.touch(.ended, at: CGPoint(x: 200, y: 150))
    #expect(states == [.began, .changed, .ended])
  }

  // "Handling tap gestures"
  @Test("A tap needs its number of fingers and of taps, and ends with the last finger")
  func tap() {
    let tap = UITapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 2)
    var count = 0
    tap.addAction { _ in count += 1 }
    view.addGestureRecognizer(tap)
    for (taps, fingers, expected) in [(1, 2, 0), (2, 1, 0), (2, 2, 1)] {
      screen.tap(at: center, count: taps, fingers: fingers)
      screen.time += 1
      #expect(count == expected)
    }
  }

  // "Handling swipe gestures"
  @Test("A swipe is recognized in its direction alone, and once")
  func swipe() {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    var states: [UIGestureRecognizer.State] = []
    swipe.addAction { states.append($0.state) }
    view.addGestureRecognizer(swipe)
    screen.drag(from: center, to: CGPoint(x: 290, y: 150), duration: 0.1)
    screen.drag(from: center, to: CGPoint(x: 150, y: 10), duration: 0.1)
    #expect(states.isEmpty)
    screen.drag(from: center, to: CGPoint(x: 10, y: 150), duration: 0.1)
    #expect(states == [.ended])
  }

  // "Handling pan gestures"
  @Test("The translation of a pan counts from where the fingers were")
  func pan() {
    let pan = UIPanGestureRecognizer()
    var last = CGPoint.zero
    pan.addAction { _ in last = pan.translation(in: view) }
    view.addGestureRecognizer(pan)
    screen.drag(from: center, to: CGPoint(x: 150, y: 250), fingers: 2)
    #expect(last.x == 0 && abs(last.y - 90) < 1)
  }

  // "Coordinating multiple gesture recognizers"
  @Test("Touches go to a view whose recognizers have failed, and are cancelled by one that has not")
  func views() {
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    screen.drag(from: center, to: CGPoint(x: 250, y: 150), duration: 0.02)
    #expect(view.log.take().last == "view ended")
    screen.tap(at: center)
    #expect(view.log.take() == ["view began", "view cancelled"])
  }
}
