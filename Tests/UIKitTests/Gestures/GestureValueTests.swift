import LaminaTesting
import Testing
import UIKit

/// Requirement V23. Apple, "UIPanGestureRecognizer", "UIPinchGestureRecognizer" and
/// "UIRotationGestureRecognizer".
@MainActor @Suite("Locations, translations, scales and velocities of gestures", .serialized)
struct GestureValueTests {
  private func makeScreen(
    _ recognizer: UIGestureRecognizer
  ) throws -> (screen: OffscreenScreen, view: UIView) {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let view = UIView(frame: screen.window.bounds)
    view.addGestureRecognizer(recognizer)
    screen.window.addSubview(view)
    return (screen, view)
  }

  @Test("UIKit's defaults")
  func defaults() {
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    #expect(tap.isEnabled && tap.requiresExclusiveTouchType && tap.state == .possible)
    #expect(tap.buttonMaskRequired == .primary && tap.allowedTouchTypes.count == 4)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    let (pan, edge) = (UIPanGestureRecognizer(), UIScreenEdgePanGestureRecognizer())
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
    #expect(pan.allowedScrollTypesMask == [] && edge.edges == [])
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
    let view = UIView()
    #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    #expect(view.gestureRecognizers == nil && view.gestureRecognizerShouldBegin(tap))
  }

  @Test("a pan begins with the movement beyond 10 points, and follows the finger from there")
  func translation() throws {
    let pan = UIPanGestureRecognizer()
    let (screen, view) = try makeScreen(pan)
    var all: [CGFloat] = []
    pan.addAction { _ in all.append(pan.translation(in: view).x) }
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    for step in 1...60 {
      screen.time += 0.008
      screen.touch(.moved, at: CGPoint(x: 10 + 3 * CGFloat(step), y: 10))
    }
    #expect(near(all[0], 2) && near(all[1], 5) && near(all.last ?? 0, 170) && all.count == 57)
  }

  @Test("a translation that is set counts on from there, in the coordinates of its view")
  func setTranslation() throws {
    let pan = UIPanGestureRecognizer()
    let (screen, view) = try makeScreen(pan)
    let scaled = UIView(frame: view.bounds)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.addSubview(scaled)
    FingerScript("0+10,10 0>50,10").run(on: screen)
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 0))
    #expect(pan.translation(in: scaled) == CGPoint(x: 15, y: 0))
    pan.setTranslation(.zero, in: view)
    screen.touch(.moved, at: CGPoint(x: 70, y: 30))
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 20))
    pan.setTranslation(CGPoint(x: 5, y: 5), in: scaled)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 10))
  }

  @Test("the translation does not jump when fingers come and go, and the location does")
  func rebasing() throws {
    let pan = UIPanGestureRecognizer()
    let (screen, view) = try makeScreen(pan)
    FingerScript("0+10,10 0>30,10").run(on: screen)
    #expect(pan.location(in: view) == CGPoint(x: 30, y: 10) && pan.numberOfTouches == 1)
    screen.touch(.began, at: CGPoint(x: 130, y: 110), finger: 1)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
    #expect(pan.location(in: view) == CGPoint(x: 80, y: 60) && pan.numberOfTouches == 2)
    #expect(pan.location(ofTouch: 1, in: view) == CGPoint(x: 130, y: 110))
    screen.touch(.moved, at: CGPoint(x: 150, y: 110), finger: 1)
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
    screen.touch(.ended, at: CGPoint(x: 30, y: 10), finger: 0)
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
    screen.touch(.moved, at: CGPoint(x: 150, y: 120), finger: 1)
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 10))
  }

  @Test("the velocity is that of the fingers on an even grid, and stays while they rest")
  func velocity() throws {
    let pan = UIPanGestureRecognizer()
    let (screen, view) = try makeScreen(pan)
    var last = CGPoint.zero
    pan.addAction { _ in last = pan.velocity(in: view) }
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    for step in 1...20 {
      screen.time += 0.008
      screen.touch(.moved, at: CGPoint(x: 10 + 6 * CGFloat(step), y: 10 - CGFloat(step)))
    }
    #expect(near(last.x, 750, by: 1e-6) && near(last.y, -125, by: 1e-6))
    screen.time += 0.5
    screen.touch(.ended, at: CGPoint(x: 130, y: -10))
    #expect(near(last.x, 750, by: 1e-6) && near(last.y, -125, by: 1e-6))
  }

  @Test("a pinch scales from 1, and its scale does not jump when a finger is replaced")
  func pinch() throws {
    let pinch = UIPinchGestureRecognizer()
    let (screen, _) = try makeScreen(pinch)
    var scales: [CGFloat] = []
    pinch.addAction { _ in scales.append(pinch.scale) }
    FingerScript("0+100,100&1+200,100 1>208,100 1>308,100").run(on: screen)
    #expect(near(scales[0], 1) && near(scales[1], 208 / 108))
    screen.touch(.ended, at: CGPoint(x: 308, y: 100), finger: 1)
    screen.touch(.began, at: CGPoint(x: 100, y: 150), finger: 2)
    #expect(near(pinch.scale, 208 / 108))
    screen.touch(.moved, at: CGPoint(x: 100, y: 200), finger: 2)
    #expect(near(pinch.scale, 2 * 208 / 108))
    pinch.scale = 1
    screen.touch(.moved, at: CGPoint(x: 100, y: 150), finger: 2)
    #expect(near(pinch.scale, 0.5))
  }

  @Test("the velocity of a pinch is the scale per second")
  func pinchVelocity() throws {
    let pinch = UIPinchGestureRecognizer()
    let (screen, _) = try makeScreen(pinch)
    var velocity: CGFloat = 0
    pinch.addAction { _ in velocity = pinch.velocity }
    screen.pinch(at: CGPoint(x: 160, y: 200), from: 92, to: 192, duration: 0.5)
    #expect(near(velocity, 2, by: 0.01))
  }

  @Test("a rotation turns from 0 with the fingers, any number of times")
  func rotation() throws {
    let rotation = UIRotationGestureRecognizer()
    let (screen, _) = try makeScreen(rotation)
    var (angles, velocity): ([CGFloat], CGFloat) = ([], 0)
    rotation.addAction { _ in
      angles.append(rotation.rotation)
      velocity = rotation.velocity
    }
    screen.rotate(at: CGPoint(x: 160, y: 200), by: 10, radius: 80, duration: 2)
    #expect(near(angles.last ?? 0, 9.9, by: 1e-6) && near(velocity, 5, by: 1e-3))
    angles = []
    screen.rotate(at: CGPoint(x: 160, y: 200), by: -1, radius: 80)
    #expect(near(angles.last ?? 0, -0.9, by: 1e-6))
    rotation.rotation = 2
    #expect(rotation.rotation == 2)
  }

  @Test("a tap tells where its fingers were, and how many there were")
  func tap() throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let (screen, view) = try makeScreen(tap)
    var places: [CGPoint] = []
    tap.addAction { _ in
      #expect(tap.numberOfTouches == 2)
      places = [tap.location(in: view), tap.location(ofTouch: 0, in: view)]
    }
    screen.tap(at: CGPoint(x: 100, y: 50), fingers: 2)
    #expect(places == [CGPoint(x: 100, y: 50), CGPoint(x: 80, y: 50)])
    #expect(tap.numberOfTouches == 0)
  }

  @Test("locations are converted from the window to a view that is rotated")
  func conversion() throws {
    let press = UILongPressGestureRecognizer()
    let (screen, view) = try makeScreen(press)
    let child = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.addSubview(child)
    var place = CGPoint.zero
    press.addAction { _ in place = press.location(in: child) }
    screen.press(at: CGPoint(x: 190, y: 120), for: 0.6)
    #expect(near(place.x, 20) && near(place.y, 10))
  }

  @Test("a swipe tells where it began")
  func swipe() throws {
    let swipe = UISwipeGestureRecognizer()
    let (screen, view) = try makeScreen(swipe)
    var place = CGPoint.zero
    swipe.addAction { _ in place = swipe.location(in: view) }
    screen.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 200, y: 30), duration: 0.2)
    #expect(place == CGPoint(x: 20, y: 30))
  }

  @Test("asking for a touch that there is not traps with UIKit's sentence")
  func trap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "-[UIPanGestureRecognizer locationOfTouch:inView:]: index (0) beyond bounds (0)."))
  }
}
