import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Requirement V27, "Accessibility": a test for each sentence.
@Suite("What the guide says of accessibility")
@MainActor struct AccessibilityGuideTests {
  private func redView() -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    view.backgroundColor = .red
    view.isAccessibilityElement = true
    view.accessibilityTraits = .image
    view.accessibilityLabel = NSLocalizedString("Red view", comment: "")
    view.accessibilityHint = NSLocalizedString("This is just a red view", comment: "")
    return view
  }

  @Test("A reader reads the screen")
  func reader() throws {
    let screen = try OffscreenScreen.showing(redView(), size: CGSize(width: 320, height: 300))
    let speech = RecordedSpeech()
    let reader = ScreenReader(on: screen.screen, speech: speech)
    #expect(UIAccessibility.isVoiceOverRunning)
    screen.time += 1
    #expect(speech.take() == ["Red view, image, This is just a red view"])
    reader.stop()
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  private final class Gauge: UIView {
    var degrees = 20
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "Temperature, \(degrees) degrees" }
      set {}
    }
  }

  @Test(
    "Default elements are accessible out of the box, and a view without methods or properties is none"
  )
  func defaults() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 300))
    let (title, button, toggle) = (UILabel(), UIButton(type: .system), UISwitch())
    title.text = "Shop"
    button.setTitle("Buy", for: .normal)
    for (index, view) in ([title, button, toggle, UIView()] as [UIView]).enumerated() {
      view.frame = CGRect(x: 20, y: 20 + index * 60, width: 200, height: 44)
      screen.window.addSubview(view)
    }
    #expect(
      screen.screen.accessibilityElementsInOrder.map(\.spokenDescription)
        == ["Shop", "Buy, button", "off, switch button"])
  }

  @Test("A custom view is an element by its methods as well as by its properties")
  func methods() throws {
    let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let screen = try OffscreenScreen.showing(gauge, size: CGSize(width: 320, height: 300))
    gauge.degrees = 21
    #expect(
      screen.screen.accessibilityElementsInOrder.map(\.spokenDescription)
        == ["Temperature, 21 degrees"])
  }

  @Test("A localized label is that of the lookup table of the user's language")
  func localization() throws {
    let sample = try SampleBundle([
      "en.lproj/Localizable.strings": "\"Red view\" = \"A view in red\";"
    ])
    let view = redView()
    view.accessibilityLabel = NSLocalizedString("Red view", bundle: sample.bundle, comment: "")
    #expect(view.spokenDescription == "A view in red, image, This is just a red view")
    view.accessibilityLabel = NSLocalizedString("Blue view", bundle: sample.bundle, comment: "")
    #expect(view.accessibilityLabel == "Blue view")
  }

  @Test("The set view is an element that a screen reader responds to, handled like an image")
  func elementAndTrait() throws {
    let screen = try OffscreenScreen.showing(redView(), size: CGSize(width: 320, height: 300))
    let elements = screen.screen.accessibilityElementsInOrder
    #expect(elements.count == 1 && elements[0].accessibilityTraits == .image)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.addSubview(plain)
    #expect(screen.screen.accessibilityElementsInOrder.count == 1)
  }

  @Test("The label and the hint are read for the element")
  func labelAndHint() {
    #expect(redView().spokenDescription == "Red view, image, This is just a red view")
  }

  @Test("A panel hovers over the interface, with the text of each element that is clicked")
  func inspector() throws {
    let view = redView()
    let screen = try OffscreenScreen.showing(view, size: CGSize(width: 320, height: 600))
    let inspector = AccessibilityInspector(frame: screen.window.bounds)
    screen.window.addSubview(inspector)
    try screen.render()
    // The panel has been moved out of the way.
    screen.drag(from: CGPoint(x: 200, y: 30), to: CGPoint(x: 200, y: 430), duration: 0.3)
    #expect(inspector.subviews.last?.frame.minY ?? 0 > 300)
    screen.tap(at: CGPoint(x: 60, y: 130))
    #expect(inspector.element === view)
    #expect(inspector.texts.contains("“Red view, image, This is just a red view”"))
  }

  @Test("A click on the X deactivates the panel, and another one activates it")
  func closing() throws {
    let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 60))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    let screen = try OffscreenScreen.showing(button, size: CGSize(width: 320, height: 600))
    let inspector = AccessibilityInspector(frame: screen.window.bounds)
    screen.window.addSubview(inspector)
    try screen.render()
    screen.tap(at: button.center)
    #expect(presses == 0 && inspector.element === button)
    let cross = CGPoint(x: 30, y: 30)
    screen.tap(at: cross)
    #expect(!inspector.isActive)
    try screen.render()
    screen.tap(at: button.center)
    #expect(presses == 1)
    screen.tap(at: cross)
    #expect(inspector.isActive)
  }
}

extension UIView {
  /// The texts of the labels inside.
  fileprivate var texts: [String] {
    ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.texts)
  }
}
