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
