import Foundation
import ObjectiveC
import Testing

@testable import UIKit

// Requirement V27: "set properties on your view".
@Suite("What a program says about accessibility")
@MainActor struct AccessibilityMemberTests {
  @Test("The view of Apple's guide is an image with a label and a hint")
  func guide() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityTraits = .image
    view.accessibilityLabel = NSLocalizedString("Red view", comment: "")
    view.accessibilityHint = NSLocalizedString("This is just a red view", comment: "")
    #expect(view.isAccessibilityElement && view.accessibilityTraits == .image)
    #expect(view.accessibilityLabel == "Red view")
    #expect(view.accessibilityHint == "This is just a red view")
  }

  @Test("What is asked costs nothing; what is set is kept, and nil restores the standard value")
  func storage() {
    let label = UILabel()
    label.text = "Text"
    _ = (label.accessibilityLabel, label.accessibilityTraits, label.accessibilityElements)
    #expect(label.accessibility == nil)
    label.accessibilityLabel = "Own"
    #expect(label.accessibilityLabel == "Own")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Text")
  }

  @Test("A text and its attributed form are the same")
  func attributed() {
    let view = UIView()
    let value = NSAttributedString(string: "5", attributes: [.accessibilitySpeechPitch: 1.5])
    view.accessibilityAttributedValue = value
    #expect(view.accessibilityValue == "5" && view.accessibilityAttributedValue == value)
    view.accessibilityLabel = "Name"
    #expect(view.accessibilityAttributedLabel?.string == "Name")
    #expect(view.accessibilityUserInputLabels == ["Name"])
    view.accessibilityUserInputLabels = ["Title", "Name"]
    #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Title", "Name"])
  }

  @Test("A class that overrides a member is asked for it")
  func overriding() {
    final class Gauge: UIView {
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityLabel: String? {
        get { "Gauge" }
        set {}
      }
    }
    let view = Gauge(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(view.accessibilityAttributedLabel?.string == "Gauge")
    #expect(AccessibilityNode(of: view).elements == [view])
  }

  @Test("A container finds its elements by index, and indexes by element")
  func container() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    #expect(view.accessibilityElements == nil && view.accessibilityElementCount() == 0)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test("The frame and the activation point are in the coordinates of the screen")
  func frames() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 11, y: 22, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 26, y: 42))
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: view)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 16, y: 27))
    view.accessibilityActivationPoint = CGPoint(x: 5, y: 6)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 5, y: 6))
  }

  @Test("An element moves with its container")
  func elements() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 8, height: 8)
    #expect(element.isAccessibilityElement && element.next === view)
    #expect(element.accessibilityFrame == CGRect(x: 6, y: 6, width: 8, height: 8))
    let inner = UIAccessibilityElement(accessibilityContainer: element)
    inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
    view.frame.origin.x = 50
    #expect(inner.accessibilityFrame == CGRect(x: 52, y: 7, width: 2, height: 2))
    element.accessibilityFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(element.accessibilityFrame == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @MainActor private final class Target: NSObject {
    var calls = 0
    func like(_ action: UIAccessibilityCustomAction) -> Bool {
      calls += 1
      return action.name == "Like"
    }
  }

  @Test("A custom action calls its handler, or the method of its target")
  func customActions() {
    let target = Target()
    let selector = Selector("like:", Target.like)
    #expect(UIAccessibilityCustomAction(name: "Like", target: target, selector: selector).perform())
    let other = UIAccessibilityCustomAction(name: "Other", target: target, selector: selector)
    #expect(!other.perform() && target.calls == 2)
    #expect(UIAccessibilityCustomAction(name: "Share") { $0.name == "Share" }.perform())
    let none = UIAccessibilityCustomAction(name: "None", target: nil, selector: selector)
    #expect(!none.perform())
  }

  @Test("A rotor finds the next element in a direction")
  func rotors() {
    let headings = (0..<3).map { _ in UILabel() }
    let rotor = UIAccessibilityCustomRotor(systemType: .heading) { predicate in
      let current = predicate.currentItem.targetElement as? UILabel
      let index = current.flatMap { headings.firstIndex(of: $0) } ?? -1
      let next = predicate.searchDirection == .next ? index + 1 : index - 1
      guard headings.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(
        targetElement: headings[next], targetRange: nil)
    }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    var found: [UILabel] = []
    while let result = rotor.itemSearchBlock(predicate),
      let label = result.targetElement as? UILabel
    {
      found.append(label)
      predicate.currentItem = result
    }
    #expect(found == headings && rotor.systemRotorType == .heading && rotor.name.isEmpty)
  }

  @Test("An item of a bar is read with what the program says, or with its title and its badge")
  func barItems() {
    let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
    item.badgeValue = "3"
    #expect(item.isAccessibilityElement && item.accessibilityLabel == "Mail")
    #expect(item.accessibilityValue == "3")
    item.accessibilityLabel = "Letters"
    item.accessibilityValue = "3 unread"
    #expect(item.accessibilityAttributedLabel?.string == "Letters")
    #expect(item.accessibilityAttributedValue?.string == "3 unread")
    #expect(UIBarButtonItem(systemItem: .done).accessibilityLabel == "Done")
  }
}
