import Foundation
public import UIKit

/// Throws if an element in a view has no label, is too small to touch, is read in a wrong order, or has
/// text with too little contrast.
///
/// - Parameters:
///   - view: it should be laid out, best in a window.
///   - kinds: the kinds of issues that are allowed.
/// - Throws: `AccessibilityError`.
@preconcurrency @MainActor public func assertAccessible(
  _ view: UIView, except kinds: Set<AccessibilityIssue.Kind> = []
) throws(AccessibilityError) {
  let issues = accessibilityIssues(in: view).filter { !kinds.contains($0.kind) }
  if !issues.isEmpty { throw AccessibilityError(issues: issues) }
}

/// Returns the issues of the elements in a view, in the order in which they are read.
@preconcurrency @MainActor
public func accessibilityIssues(in view: UIView) -> [AccessibilityIssue] {
  view.layoutIfNeeded()
  let root = (view as? UIWindow).map(AccessibilityNode.init(of:)) ?? AccessibilityNode(of: view)
  var audit = AccessibilityAudit()
  audit.visit(root)
  audit.visitTexts(of: view)
  return audit.issues
}

/// Collects the issues of a tree.
@MainActor private struct AccessibilityAudit {
  private(set) var issues: [AccessibilityIssue] = []

  /// The side of the smallest target. Source: Apple, "Human Interface Guidelines", "Accessibility".
  private static let smallestTarget: CGFloat = 44

  mutating func visit(_ node: AccessibilityNode) {
    guard !node.isElement else {
      testLabel(of: node)
      testSize(of: node)
      return
    }
    testOrder(of: node)
    for child in node.children { visit(child) }
  }

  private mutating func add(
    _ kind: AccessibilityIssue.Kind, _ object: UIResponder, _ frame: CGRect, _ detail: String
  ) {
    issues.append(
      AccessibilityIssue(kind: kind, element: object.auditName, frame: frame, detail: detail))
  }

  private mutating func testLabel(of node: AccessibilityNode) {
    let object = node.object
    let isText = object is any UITextInput && object.accessibilityValue?.isEmpty == false
    guard object.accessibilityLabel?.isEmpty ?? true, !isText else { return }
    add(.missingLabel, object, node.frame, "a screen reader has nothing to read")
  }

  private mutating func testSize(of node: AccessibilityNode) {
    let (object, size) = (node.object, node.frame.size)
    guard object.isAuditedTarget else { return }
    guard min(size.width, size.height) < Self.smallestTarget else { return }
    add(
      .smallTarget, object, node.frame,
      "less than \(Int(Self.smallestTarget)) points in one direction")
  }

  /// Elements of which one lies wholly above the one before it, in the same column.
  private mutating func testOrder(of node: AccessibilityNode) {
    for (first, second) in zip(node.children, node.children.dropFirst()) {
      let isAbove = second.frame.maxY <= first.frame.minY
      let sharesColumn =
        second.frame.minX < first.frame.maxX && first.frame.minX < second.frame.maxX
      guard isAbove, sharesColumn else { continue }
      add(
        .wrongOrder, second.object, second.frame,
        "read after \(first.object.auditName), which is below it")
    }
  }

  mutating func visitTexts(of view: UIView) {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
    if let label = view as? UILabel, let contrast = TextContrast(of: label), contrast.isLow {
      add(.lowContrast, label, label.accessibilityFrame, contrast.description)
    }
    for subview in view.subviews { visitTexts(of: subview) }
  }
}

extension UIResponder {
  /// The class, with the label or the identifier.
  fileprivate var auditName: String {
    let name = accessibilityIdentifier ?? accessibilityLabel
    return "\(type(of: self))" + (name.map { " “\($0)”" } ?? "")
  }

  /// Whether the element is to be touched, and its size is the program's. Controls that have a size of
  /// their own are as large as on iOS.
  fileprivate var isAuditedTarget: Bool {
    switch self {
    case is UISwitch, is UIStepper, is UISlider, is UIPageControl, is UITextField: return false
    case let button as UIButton where ![.system, .custom].contains(button.buttonType): return false
    case let view as UIView where view.isPartOfStandardView: return false
    default: break
    }
    return !accessibilityTraits.contains(.notEnabled)
      && !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
  }
}

extension UIView {
  /// Whether the view is a segment, or an item of a bar.
  fileprivate var isPartOfStandardView: Bool {
    sequence(first: self, next: \.superview).contains { view in
      view is UISegmentedControl || view is UINavigationBar || view is UIToolbar
        || view is UITabBar || view is UISearchBar
    }
  }
}
