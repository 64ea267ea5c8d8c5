import CoreGraphics
import LayerTree
import QuartzCore
import RenderServer
import Testing
import UIKit
import Wayland

// Requirement V33: content that was thrown moves on while the program is busy.
@MainActor @Suite("Scrolling while the program is blocked", .serialized)
struct BlockedScrollTests {
  private let screen: UIScreen
  private let server: OffscreenServer
  private let view: UIScrollView
  private let window: UIWindow

  /// A white scroll view 100 points high, with a row of another green for each of 2,000 points.
  init() throws {
    let server = try OffscreenServer()
    self.server = server
    screen = UIScreen(size: CGSize(width: 20, height: 100), scale: 1)
    MediaClock.set(0)
    screen.connect { server.post($0) }
    window = UIWindow(screen: screen)
    window.makeKeyAndVisible()
    view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 20, height: 2000)
    view.showsVerticalScrollIndicator = false
    for row in 0..<200 {
      let stripe = UIView(frame: CGRect(x: 0, y: row * 10, width: 20, height: 10))
      stripe.backgroundColor = UIColor(
        red: CGFloat(row / 16 * 10) / 255, green: CGFloat(row % 16 * 10) / 255, blue: 0, alpha: 1)
      view.addSubview(stripe)
    }
    window.addSubview(view)
    CATransaction.flush()
  }

  /// The offset that the render side shows at a time.
  private func shownOffset(at time: Double) throws -> Double {
    try server.renderFrame(for: time)
    let frame = try server.readPixels()
    let image = CGImage(width: frame.width, height: frame.height, premultipliedRGBA: frame.pixels)
    func row(_ y: Int) -> Int {
      let pixel = image.pixel(x: 10, y: y)
      return Int(pixel.x) / 10 * 16 + Int(pixel.y) / 10
    }
    let first = row(0)
    let edge = (1..<20).first { row($0) != first } ?? 0
    return Double((first + 1) * 10 - edge)
  }

  private func touch(_ phase: TouchSample.Phase, y: Double, at time: Double) {
    MediaClock.set(time)
    screen.receive(
      InputEvent(
        time: time, seat: 1,
        .touches([TouchSample(id: 0, phase: phase, location: InputPoint(x: 10, y: y))])))
    screen.deliverInput()
    CATransaction.flush()
  }

  @Test("A flick goes on to its end on the same curve while the program is blocked for 2 s")
  func flick() throws {
    defer {
      screen.disconnect()
      MediaClock.set(nil)
    }
    touch(.began, y: 90, at: 0.1)
    for step in 1...10 { touch(.moved, y: 90 - 8 * Double(step), at: 0.1 + 0.008 * Double(step)) }
    touch(.ended, y: 10, at: 0.188)
    let start = view.contentOffset.y
    #expect(start == 70)
    let curve = ScrollDeceleration(start: start, velocity: 1000, rate: 0.998)
    // The program commits nothing from here on.
    for frame in 1...120 {
      let time = 0.188 + Double(frame) / 60
      let expected = curve.value(at: min(time - 0.1889, curve.duration))
      #expect(abs(try shownOffset(at: time) - expected) <= 0.51, "frame \(frame)")
    }
    #expect(view.contentOffset.y == start)
    // The program is free again: it has the offset of the frame that is shown then, at once.
    MediaClock.set(2.2)
    DisplayLinks.shared.tick(shown: 2.18, next: 2.2, refresh: 1.0 / 60)
    CATransaction.flush()
    let shown = try shownOffset(at: 2.2)
    #expect(Double(view.contentOffset.y) == shown)
    MediaClock.set(3)
    AnimationEndSchedule.shared.end(at: 3)
    CATransaction.flush()
    let end = try shownOffset(at: 3)
    #expect(abs(end - curve.end) <= 0.51)
    #expect(Double(view.contentOffset.y) == end && !view.isDecelerating)
    #expect(view.layer.animationKeys() ?? [] == [])
  }
}
