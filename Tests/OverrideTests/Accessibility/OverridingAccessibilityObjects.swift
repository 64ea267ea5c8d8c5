import ObjectiveC
import UIKit

final class OverridingAccessibilityElement: UIAccessibilityElement {
  override var accessibilityContainer: Any? {
    get { called(super.accessibilityContainer) }
    set { super.accessibilityContainer = assigned(newValue) }
  }
  override var accessibilityFrameInContainerSpace: CGRect {
    get { called(super.accessibilityFrameInContainerSpace) }
    set { super.accessibilityFrameInContainerSpace = assigned(newValue) }
  }
  override var next: UIResponder? { called(super.next) }
}

final class OverridingCustomAction: UIAccessibilityCustomAction {
  override var name: String {
    get { called(super.name) }
    set { super.name = assigned(newValue) }
  }
  override var attributedName: NSAttributedString {
    get { called(super.attributedName) }
    set { super.attributedName = assigned(newValue) }
  }
  override var image: UIImage? {
    get { called(super.image) }
    set { super.image = assigned(newValue) }
  }
  override var target: AnyObject? {
    get { called(super.target) }
    set { super.target = assigned(newValue) }
  }
  override var selector: Selector {
    get { called(super.selector) }
    set { super.selector = assigned(newValue) }
  }
  override var actionHandler: Handler? {
    get { called(super.actionHandler) }
    set { super.actionHandler = assigned(newValue) }
  }
}

final class OverridingCustomRotor: UIAccessibilityCustomRotor {
  override var name: String {
    get { called(super.name) }
    set { super.name = assigned(newValue) }
  }
  override var attributedName: NSAttributedString {
    get { called(super.attributedName) }
    set { super.attributedName = assigned(newValue) }
  }
  override var itemSearchBlock: Search {
    get { called(super.itemSearchBlock) }
    set { super.itemSearchBlock = assigned(newValue) }
  }
  override var systemRotorType: SystemRotorType { called(super.systemRotorType) }
}

final class OverridingSearchPredicate: UIAccessibilityCustomRotorSearchPredicate {
  override var currentItem: UIAccessibilityCustomRotorItemResult {
    get { called(super.currentItem) }
    set { super.currentItem = assigned(newValue) }
  }
  override var searchDirection: UIAccessibilityCustomRotor.Direction {
    get { called(super.searchDirection) }
    set { super.searchDirection = assigned(newValue) }
  }
}

final class OverridingItemResult: UIAccessibilityCustomRotorItemResult {
  override var targetElement: (any NSObjectProtocol)? {
    get { called(super.targetElement) }
    set { super.targetElement = assigned(newValue) }
  }
  override var targetRange: UITextRange? {
    get { called(super.targetRange) }
    set { super.targetRange = assigned(newValue) }
  }
}

final class OverridingLocationDescriptor: UIAccessibilityLocationDescriptor {
  override var view: UIView? { called(super.view) }
  override var point: CGPoint { called(super.point) }
  override var name: String { called(super.name) }
  override var attributedName: NSAttributedString { called(super.attributedName) }
}

extension Overrides {
  static let accessibilityElement = Overrides(
    of: "UIAccessibilityElement",
    by: OverridingAccessibilityElement(accessibilityContainer: UIView()),
    uses: [
      {
        $0.accessibilityContainer = $0.accessibilityContainer
        $0.accessibilityFrameInContainerSpace = $0.accessibilityFrameInContainerSpace
        _ = $0.next
      }
    ])

  static let customAction = Overrides(
    of: "UIAccessibilityCustomAction", by: OverridingCustomAction(name: "a") { _ in true },
    uses: [
      {
        ($0.name, $0.attributedName, $0.image) = ($0.name, $0.attributedName, $0.image)
        ($0.target, $0.selector) = ($0.target, $0.selector)
        $0.actionHandler = $0.actionHandler
      }
    ])

  static let customRotor = Overrides(
    of: "UIAccessibilityCustomRotor", by: OverridingCustomRotor(name: "a") { _ in nil },
    uses: [
      {
        ($0.name, $0.attributedName) = ($0.name, $0.attributedName)
        $0.itemSearchBlock = $0.itemSearchBlock
        _ = $0.systemRotorType
      }
    ])

  static let searchPredicate = Overrides(
    of: "UIAccessibilityCustomRotorSearchPredicate", by: OverridingSearchPredicate(),
    uses: [
      { ($0.currentItem, $0.searchDirection) = ($0.currentItem, $0.searchDirection) }
    ])

  static let rotorItem = Overrides(
    of: "UIAccessibilityCustomRotorItemResult", by: OverridingItemResult(),
    uses: [
      { ($0.targetElement, $0.targetRange) = ($0.targetElement, $0.targetRange) }
    ])

  static let locationDescriptor = Overrides(
    of: "UIAccessibilityLocationDescriptor",
    by: OverridingLocationDescriptor(name: "a", view: UIView()),
    uses: [
      { _ = ($0.view, $0.point, $0.name, $0.attributedName) }
    ])
}
