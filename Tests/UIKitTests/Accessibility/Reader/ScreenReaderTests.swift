import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Requirement V27: a reader of the program itself.
@Suite("The reader speaks the elements, and acts for its user", .serialized)
@MainActor struct ScreenReaderTests {
  private let screen: OffscreenScreen
  private let speech = RecordedSpeech()
  private let reader: ScreenReader
  private let title = UILabel()
  private let button = UIButton(type: .system)
  private let slider = UISlider()
  private let end = UILabel()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 600))
    title.text = "Shop"
    button.setTitle("Buy", for: .normal)
    slider.accessibilityLabel = "Volume"
    end.text = "Help"
    for label in [title, end] { label.accessibilityTraits = .header }
    for (index, view) in ([title, button, slider, end] as [UIView]).enumerated() {
      view.frame = CGRect(x: 20, y: 20 + index * 80, width: 300, height: 44)
      screen.window.addSubview(view)
    }
    reader = ScreenReader(on: screen.screen, speech: speech)
    try settle()
    #expect(speech.take() == ["Shop, heading"])
  }

  /// Commits, and lets the reader follow.
  private func settle() throws {
    try screen.render()
    screen.time += 1
  }

  private func swipe(_ dx: CGFloat, _ dy: CGFloat, fingers: Int = 1) throws {
    let start = CGPoint(x: 200, y: 400)
    screen.drag(
      from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), duration: 0.15, fingers: fingers)
    try settle()
  }

  private func tap(_ point: CGPoint, count: Int = 1, fingers: Int = 1) throws {
    screen.tap(at: point, count: count, fingers: fingers)
    try settle()
  }

  private let anywhere = CGPoint(x: 200, y: 500)

  // MARK: Exploring

  @Test("A touch reads the element there, and does not press it")
  func explore() throws {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    try tap(button.center)
    #expect(speech.take() == ["Buy, button"])
    #expect(presses == 0 && button.accessibilityElementIsFocused())
    reader.stop()
  }

  @Test("A finger that rests and moves reads each element that it comes to, once")
  func rest() throws {
    screen.touch(.began, at: slider.center)
    screen.time += 0.3
    for y in stride(from: slider.center.y, through: button.center.y, by: -4) {
      screen.touch(.moved, at: CGPoint(x: 100, y: y))
    }
    screen.touch(.ended, at: button.center)
    #expect(speech.take() == ["Volume, 0%, adjustable", "Buy, button"])
    reader.stop()
  }

  @Test("Swipes to the right and the left go to the next and the previous element")
  func swipes() throws {
    for _ in 0..<4 { try swipe(120, 0) }
    try swipe(-120, 0)
    let slider = "Volume, 0%, adjustable"
    let end = "Help, heading"
    #expect(speech.take() == ["Buy, button", slider, end, end, slider])
    reader.stop()
  }

  // MARK: Acting

  @Test("A double tap anywhere activates the element, and what has become of it is spoken")
  func activate() throws {
    button.addAction(
      UIAction { [button] _ in button.setTitle("Bought", for: .normal) },
      for: .primaryActionTriggered)
    try tap(button.center)
    try tap(anywhere, count: 2)
    #expect(button.currentTitle == "Bought")
    #expect(speech.take() == ["Buy, button", "Bought, button"])
    reader.stop()
  }

  @Test("A double tap at a disabled element reads it again")
  func disabled() throws {
    button.isEnabled = false
    try tap(button.center)
    try tap(anywhere, count: 2)
    #expect(speech.take() == ["Buy, button, dimmed", "Buy, button, dimmed"])
    reader.stop()
  }

  @Test("Swipes up and down change a value")
  func adjust() throws {
    try tap(slider.center)
    try swipe(0, -120)
    try swipe(0, -120)
    try swipe(0, 120)
    #expect(speech.take() == ["Volume, 0%, adjustable", "10%", "20%", "10%"])
    reader.stop()
  }

  @Test("Swipes up and down choose an action, which a double tap performs once")
  func actions() throws {
    var performed: [String] = []
    button.accessibilityCustomActions = ["Gift", "Share"].map { name in
      UIAccessibilityCustomAction(name: name) { _ in
        performed.append(name)
        return true
      }
    }
    button.addAction(UIAction { _ in performed.append("Buy") }, for: .primaryActionTriggered)
    try tap(button.center)
    try swipe(0, 120)
    try swipe(0, 120)
    try swipe(0, -120)
    try tap(anywhere, count: 2)
    try tap(anywhere, count: 2)
    #expect(
      speech.take() == ["Buy, button, actions available", "Gift", "Share", "Gift"])
    #expect(performed == ["Gift", "Buy"])
    reader.stop()
  }

  @Test("Two fingers turn the rotor, by whose setting swipes up and down go")
  func rotor() throws {
    button.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Offers") { [slider, button] predicate in
        let next = predicate.searchDirection == .next ? slider : button
        return UIAccessibilityCustomRotorItemResult(targetElement: next, targetRange: nil)
      }
    ]
    try tap(button.center)
    screen.rotate(at: anywhere, by: 1)
    try settle()
    try swipe(0, 120)
    #expect(speech.take() == ["Buy, button", "Offers", "Volume, 0%, adjustable"])
    screen.rotate(at: anywhere, by: -1)
    try settle()
    for dy in [120, 120, -120, -120] as [CGFloat] { try swipe(0, dy) }
    #expect(
      speech.take() == [
        "Headings", "Help, heading", "No more headings", "Shop, heading", "No more headings",
      ])
    reader.stop()
  }

  // MARK: Two and three fingers

  private final class Room: UIView {
    var log: [String] = []
    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return true
    }
    override func accessibilityPerformMagicTap() -> Bool {
      log.append("magic tap")
      return true
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      log.append("scroll \(direction)")
      return true
    }
  }

  /// Two fingers that move to the right, back, and to the right again.
  private func scrub() throws {
    let ways = [0, 30, 60, 30, 0, 30, 60]
    for (index, way) in ways.enumerated() {
      for finger in 0...1 {
        screen.touch(
          index == 0 ? .began : .moved, at: CGPoint(x: 100 + way + finger * 60, y: 500),
          finger: finger)
      }
      screen.time += 0.05
    }
    for finger in 0...1 {
      screen.touch(.ended, at: CGPoint(x: 160 + finger * 60, y: 500), finger: finger)
    }
    try settle()
  }

  @Test("A scrub leaves, two fingers that tap twice do what matters most, and three fingers scroll")
  func fingers() throws {
    let room = Room(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    for view in [title, button, slider, end] { room.addSubview(view) }
    screen.window.addSubview(room)
    try tap(button.center)
    try scrub()
    try tap(anywhere, count: 2, fingers: 2)
    try tap(anywhere, fingers: 2)
    try swipe(0, -120, fingers: 3)
    try swipe(120, 0, fingers: 3)
    #expect(room.log == ["escape", "magic tap", "scroll up", "scroll right"])
    #expect(speech.take() == ["Buy, button"])
    reader.stop()
  }

  @Test("Elements that handle touches themselves get them")
  func directInteraction() throws {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchDown)
    button.accessibilityTraits.insert(.allowsDirectInteraction)
    try tap(button.center)
    #expect(presses == 1 && speech.take().isEmpty)
    reader.stop()
  }

  // MARK: Changes

  @Test("Announcements are spoken, and a new screen is read from its first element on")
  func notifications() throws {
    try swipe(120, 0)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
    #expect(
      speech.take() == ["Buy, button", "Saved", "Shop, heading", "Buy, button", "Page 2 of 5"])
    reader.stop()
    UIAccessibility.post(notification: .announcement, argument: "Unheard")
    #expect(speech.take().isEmpty)
  }

  @Test(
    "Where the element was replaced, the reader stays; on a new page it begins at the first one")
  func replacement() throws {
    let controller = UIViewController()
    screen.window.rootViewController = controller
    for view in [title, button, slider] as [UIView] { controller.view.addSubview(view) }
    end.removeFromSuperview()
    try tap(button.center)
    _ = speech.take()
    let same = UIButton(frame: button.frame)
    same.setTitle("Buy", for: .normal)
    button.removeFromSuperview()
    controller.view.addSubview(same)
    try settle()
    #expect(reader.element === same && speech.take().isEmpty)
    same.removeFromSuperview()
    slider.frame.origin.y -= 60
    try settle()
    #expect(speech.take() == ["Volume, 0%, adjustable"])
    let next = UIViewController()
    next.view.addSubview(title)
    screen.window.rootViewController = next
    try settle()
    #expect(speech.take() == ["Shop, heading"])
    reader.stop()
  }

  @Test("Touches reach the program again when the reader ends")
  func stopping() throws {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    reader.stop()
    try settle()
    try tap(button.center)
    #expect(presses == 1 && speech.take().isEmpty)
  }
}
