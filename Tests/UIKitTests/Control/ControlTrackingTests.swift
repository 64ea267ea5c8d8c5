import Testing
import UIKit

@MainActor @Suite("Controls turn touches into events")
struct ControlTrackingTests {
  private let control = LoggingControl.make()

  @Test("A tap is a touch-down and a touch-up inside")
  func tap() {
    control.down()
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    control.up()
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    #expect(control.log == ["begin", "down highlighted", "end", "upInside"])
  }

  @Test("A second tap is a repeat as well")
  func doubleTap() {
    control.down(taps: 2)
    #expect(control.log == ["begin", "down highlighted", "downRepeat highlighted"])
  }

  @Test("A touch is inside up to 70 points from the bounds")
  func margin() {
    control.down()
    _ = control.takeLog()
    control.move(x: 169.5)
    #expect(control.takeLog() == ["continue", "dragInside highlighted"])
    control.move(x: 170)
    #expect(control.takeLog() == ["continue", "dragOutside", "dragExit"])
    control.move(x: 50, y: -71)
    #expect(control.takeLog() == ["continue", "dragOutside"])
    control.move(x: -70, y: -70)
    #expect(
      control.takeLog() == ["continue", "dragInside highlighted", "dragEnter highlighted"])
    control.move(x: 50, y: 120)
    #expect(control.takeLog() == ["continue", "dragOutside", "dragExit"])
    control.up()
    #expect(control.takeLog() == ["end", "upOutside"])
  }

  @Test("A cancelled touch is reported once")
  func cancellation() {
    control.down()
    control.touchesCancelled([control.touch], with: nil)
    control.touchesCancelled([control.touch], with: nil)
    #expect(control.log == ["begin", "down highlighted", "cancelTracking", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("A control that does not begin tracking sends nothing, until the next touch")
  func refusedBeginning() {
    control.begins = false
    control.down()
    control.move(x: 60)
    control.up()
    #expect(control.takeLog() == ["begin"] && !control.isTracking && !control.isHighlighted)
    control.begins = true
    control.down()
    #expect(control.takeLog() == ["begin", "down highlighted"])
  }

  @Test("A control that does not continue tracking sends nothing more of the touch")
  func refusedContinuation() {
    control.down()
    control.continues = false
    control.move(x: 60)
    #expect(!control.isTracking && !control.isHighlighted)
    control.move(x: 70)
    control.up()
    #expect(control.log == ["begin", "down highlighted", "continue"])
  }

  @Test("Other touches are not tracked while one is")
  func secondTouch() {
    control.down()
    _ = control.takeLog()
    let second = ControlTouch()
    control.touchesBegan([second], with: nil)
    control.touchesMoved([second], with: nil)
    control.touchesEnded([second], with: nil)
    #expect(control.takeLog() == [] && control.isTracking)
    control.up()
    #expect(control.takeLog() == ["end", "upInside"])
  }

  private final class Parent: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("b") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("m") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("e") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("c")
    }
  }

  @Test("A disabled control passes touches on; an enabled one does not")
  func disabled() {
    let parent = Parent()
    parent.addSubview(control)
    control.down()
    control.up()
    #expect(parent.log == [])
    control.isEnabled = false
    _ = control.takeLog()
    control.down()
    control.move(x: 9)
    control.up()
    control.touchesCancelled([control.touch], with: nil)
    #expect(parent.log == ["b", "m", "e", "c"] && control.log == [])
  }

  @Test("A control starts enabled, and its state follows from its properties")
  func state() {
    let control = UIControl()
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
    #expect(control.state.rawValue == 7)
    #expect(control.contentVerticalAlignment == .center)
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }

  @Test("The bits of events are those of iOS")
  func bits() {
    let events = LoggingControl.names.map(\.0.rawValue)
    #expect(events == [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13].map { 1 << $0 })
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xfff)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xf0000)
  }

  @Test("An archive has a control's state")
  func coding() throws {
    let control = UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    control.isEnabled = false
    control.isSelected = true
    control.contentVerticalAlignment = .bottom
    control.contentHorizontalAlignment = .trailing
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: control, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let copy = try #require(
      coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIControl)
    #expect(!copy.isEnabled && copy.isSelected && !copy.isHighlighted)
    #expect(copy.contentVerticalAlignment == .bottom)
    #expect(copy.contentHorizontalAlignment == .trailing && copy.frame == control.frame)
  }
}
