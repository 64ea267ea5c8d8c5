import LaminaTesting
import Testing
import UIKit

// View Programming Guide for iOS, "View and Window Architecture", "Working with View Hierarchies",
// "Defining a Custom View"; each test checks the sentence of its comment. Requirements V3, V7, V8, V22
// and V24.
@MainActor @Suite("The guide on touches", .serialized)
struct GuideTouchTests {
  private let screen: OffscreenScreen
  private let log = TouchLog()
  private let view: TouchView

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 300))
    view = TouchView.make(CGRect(x: 50, y: 50, width: 200, height: 200), "view", log)
    screen.window.addSubview(view)
  }

  private let place = CGPoint(x: 100, y: 100)

  // "When a touch occurs inside a specific view, the system sends an event object with the touch
  // information directly to that view for handling."
  @Test("A touch is sent with its event to the view in which it occurs")
  func direct() {
    let inner = TouchView.make(CGRect(x: 20, y: 20, width: 60, height: 60), "inner", log)
    view.addSubview(inner)
    var event: UIEvent?
    inner.onCall = { event = $2 }
    screen.touch(.began, at: place)
    #expect(log.take() == ["inner began"])
    #expect(event?.type == .touches && event?.allTouches?.first?.view === inner)
    screen.touch(.ended, at: place)
  }

  // "However, if the view does not handle a particular touch event, it can pass the event object along
  // to its superview. … and so on up the responder chain."
  @Test("A touch that a view passes on goes to its superviews, one after the other")
  func passedOn() {
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = TouchView.make(CGRect(x: 0, y: 0, width: 100, height: 100), "inner", log)
    inner.passesOn = true
    view.addSubview(middle)
    middle.addSubview(inner)
    screen.tap(at: place)
    #expect(log.take() == ["inner began", "view began", "inner ended", "view ended"])
  }

  // "Specific views can also pass the event object to an intervening responder object, such as a view
  // controller."
  @Test("The controller of a view gets the touches that the view does not handle")
  func controller() {
    final class Controller: UIViewController {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let controller = Controller()
    screen.window.rootViewController = controller
    screen.window.layoutIfNeeded()
    screen.tap(at: CGPoint(x: 10, y: 290))
    #expect(controller.count == 1)
    screen.window.rootViewController = nil
  }

  // "If no object handles the event, it eventually reaches the application object, which generally
  // discards it."
  @Test("A touch that nothing handles does nothing")
  func discarded() {
    view.removeFromSuperview()
    screen.tap(at: place)
    #expect(log.take().isEmpty && GestureEnvironment.shared.isIdle)
  }

  // "Touch events occurring in a part of a view that lies outside of its superview’s bounds rectangle
  // are not delivered to that view."
  @Test("A part of a view outside of its superview gets no touches")
  func outside() {
    let inner = TouchView.make(CGRect(x: 150, y: 0, width: 100, height: 50), "inner", log)
    view.addSubview(inner)
    screen.tap(at: CGPoint(x: 270, y: 60))
    #expect(log.take().isEmpty)
    screen.tap(at: CGPoint(x: 240, y: 60))
    #expect(log.take() == ["inner began", "inner ended"])
  }

  // "A hidden view does not receive touch events from the system." "Events targeted at the first
  // responder are still delivered to the hidden view."
  @Test("A hidden view gets no touches, but presses if it is first responder")
  func hidden() {
    final class Focused: UIView {
      var count = 0
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        count += 1
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 10 }
    }
    let focused = Focused(frame: view.frame)
    screen.window.addSubview(focused)
    focused.becomeFirstResponder()
    focused.isHidden = true
    screen.tap(at: place)
    screen.key(.keyboardA)
    #expect(focused.count == 1 && focused.isFirstResponder)
    #expect(focused.resignFirstResponder())
    screen.key(.keyboardA)
    #expect(focused.count == 1)
  }

  // "Touch events report the location of each touch in the window’s coordinate system but view objects
  // often need that information in the view’s local coordinate system."
  @Test("A touch has its location in the window and in each view")
  func locations() {
    var found: [CGPoint] = []
    view.onCall = { call, touches, _ in
      guard call == "began", let touch = touches.first else { return }
      found = [touch.location(in: nil), touch.location(in: touch.view)]
    }
    screen.tap(at: place)
    #expect(found == [place, CGPoint(x: 50, y: 50)])
  }

  // "Custom layers do not receive events or participate in the responder chain."
  @Test("A layer above a view's content gets nothing; the view gets the touch")
  func layers() {
    let layer = CALayer()
    layer.frame = view.bounds
    layer.zPosition = 10
    view.layer.addSublayer(layer)
    screen.tap(at: place)
    #expect(log.take() == ["view began", "view ended"])
  }

  // "The gesture recognizer then calls your action method when the corresponding gesture occurs."
  @Test("A recognizer that was added with a target calls its action when the gesture occurs")
  func action() {
    final class Target: NSObject {
      var count = 0
      func tapped(_ sender: UITapGestureRecognizer) { count += 1 }
    }
    let target = Target()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector("tapped:", Target.tapped(_:))))
    #expect(view.gestureRecognizers?.count == 1)
    screen.drag(from: place, to: CGPoint(x: 220, y: 100))
    #expect(target.count == 0)
    screen.tap(at: place)
    #expect(target.count == 1)
  }

  // "If you prefer to handle touch events directly, you can implement the following methods for your
  // view." "You should always override the touchesCancelled:withEvent: method."
  @Test("A view gets the beginning, the movements and the end of a touch, or its cancellation")
  func methods() {
    screen.touch(.began, at: place)
    screen.time += 0.1
    screen.touch(.moved, at: CGPoint(x: 120, y: 100))
    screen.touch(.ended, at: CGPoint(x: 120, y: 100))
    #expect(log.take() == ["view began", "view moved", "view ended"])
    screen.touch(.began, at: place)
    screen.touch(.cancelled, at: place)
    #expect(log.take() == ["view began", "view cancelled"])
  }

  // "The default behavior for views is to respond to only one touch at a time. If the user puts a
  // second finger down, the system ignores the touch event and does not report it to your view."
  // "The view receives only the first touch event in a multi-touch sequence. When selected, the view
  // receives all touches associated with a multitouch sequence."
  @Test(
    "A view gets the first of two touches, and both once it enables several", arguments: [1, 2])
  func multipleTouch(fingers: Int) {
    #expect(!view.isMultipleTouchEnabled)
    view.isMultipleTouchEnabled = fingers == 2
    for finger in 0..<2 {
      screen.touch(.began, at: CGPoint(x: 100 + 50 * finger, y: 100), finger: finger)
    }
    for finger in 0..<2 {
      screen.touch(.ended, at: CGPoint(x: 100 + 50 * finger, y: 100), finger: finger)
    }
    let lines = log.take()
    #expect(lines.filter { $0 == "view began" }.count == fingers)
    #expect(lines.filter { $0 == "view ended" }.count == fingers && lines.count == 2 * fingers)
  }

  // "Some views, such as labels and images, disable event handling altogether initially. You can
  // control whether a view is able to receive touch events by changing the value of the view’s
  // userInteractionEnabled property."
  @Test("Labels and image views get touches once their interaction is enabled")
  func interaction() {
    for inner in [UILabel(), UIImageView()] {
      inner.frame = view.bounds
      view.addSubview(inner)
      #expect(!inner.isUserInteractionEnabled)
      #expect(screen.window.hitTest(place, with: nil) === view)
      inner.isUserInteractionEnabled = true
      #expect(screen.window.hitTest(place, with: nil) === inner)
      inner.removeFromSuperview()
    }
  }

  // "When the checkbox is unselected, events intended for the view are ignored and removed from the
  // event queue."
  @Test("Touches of a view without interaction are gone: enabling it later delivers none of them")
  func ignored() {
    view.isUserInteractionEnabled = false
    screen.touch(.began, at: place)
    view.isUserInteractionEnabled = true
    screen.touch(.moved, at: CGPoint(x: 140, y: 100))
    screen.touch(.ended, at: CGPoint(x: 140, y: 100))
    #expect(log.take().isEmpty)
    screen.tap(at: place)
    #expect(log.take() == ["view began", "view ended"])
  }

  // "[Views] typically disable touch events while animations are in progress. You can override this
  // behavior by configuring the animation appropriately."
  @Test("A view that is animated gets no touches, unless the animation allows them")
  func animated() throws {
    for options: UIView.AnimationOptions in [[], .allowUserInteraction] {
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x += 10 }
      try screen.render()
      screen.time += 0.5
      screen.tap(at: CGPoint(x: 150, y: 150))
      #expect(log.take().isEmpty == options.isEmpty)
      screen.time += 1
      try screen.render()
    }
    screen.tap(at: place)
    #expect(log.take() == ["view began", "view ended"])
  }

  // "UIKit uses the hitTest:withEvent: and pointInside:withEvent: methods to determine whether a touch
  // event occurred inside a given view’s bounds. … You could override these methods to prevent
  // subviews from handling touch events."
  @Test("A view that overrides hitTest keeps touches from its subviews")
  func hitTest() {
    final class Shield: UIView {
      var asked = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
      }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        asked += 1
        return super.point(inside: point, with: event)
      }
    }
    let shield = Shield(frame: view.frame)
    screen.window.addSubview(shield)
    view.frame = shield.bounds
    shield.addSubview(view)
    screen.tap(at: place)
    #expect(log.take().isEmpty && shield.asked > 0)
  }

  // "If a view is placed in front of another, it gets a chance to handle the touch event before the one
  // below it does." "[If it] doesn't respond to touches, the touch is then passed on to the view
  // below."
  @Test("Of two views at a place the one in front gets touches, if it responds to them")
  func front() {
    let front = TouchView.make(view.frame, "front", log)
    screen.window.addSubview(front)
    screen.tap(at: place)
    #expect(log.take() == ["front began", "front ended"])
    front.isUserInteractionEnabled = false
    screen.tap(at: place)
    #expect(log.take() == ["view began", "view ended"])
  }
}
