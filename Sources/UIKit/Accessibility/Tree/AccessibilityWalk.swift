import CoreGraphics

/// Goes through views and containers, and finds their elements.
@MainActor struct AccessibilityWalk {
  /// Views outside of this rectangle are not found, unless scrolling brings them there.
  let screen: CGRect

  /// The nodes that an object becomes: itself if it is an element or a container of its own, otherwise
  /// the nodes inside, without an order.
  func nodes(of object: UIResponder, canScroll: Bool = false) -> [AccessibilityNode] {
    guard !object.isHiddenFromAccessibility else { return [] }
    let frame = object.accessibilityFrame
    if object.isAccessibilityElement {
      guard !frame.isEmpty, canScroll || screen.intersects(frame) else { return [] }
      return [AccessibilityNode(object: object, frame: frame, isElement: true, children: [])]
    }
    let inside = nodes(inside: object, canScroll: canScroll || object is UIScrollView)
    guard object.isAccessibilityGroup, !inside.isEmpty else { return inside }
    let hasOrder = object.explicitAccessibilityElements != nil
    return [
      AccessibilityNode(
        object: object, frame: frame, isElement: false,
        children: hasOrder ? inside : sorted(inside, in: object))
    ]
  }

  /// The nodes of what is inside of an object: its elements, or else its subviews.
  func nodes(inside object: UIResponder, canScroll: Bool = false) -> [AccessibilityNode] {
    if let elements = object.explicitAccessibilityElements {
      return elements.flatMap { element in
        // A view that names itself as one of its elements would have no end.
        element === object
          ? [] : sorted(nodes(of: element, canScroll: canScroll), in: element)
      }
    }
    guard let view = object as? UIView else { return [] }
    let subviews = view.subviews
    if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isInvisible }) {
      return nodes(of: modal, canScroll: canScroll)
    }
    return subviews.flatMap { nodes(of: $0, canScroll: canScroll) }
  }

  func sorted(_ nodes: [AccessibilityNode], in object: UIResponder) -> [AccessibilityNode] {
    ReadingOrder.sorted(nodes, isReversed: object.readsFromRightToLeft, frame: \.place)
  }
}

extension UIResponder {
  /// Whether a reader finds neither the object nor what is inside.
  var isHiddenFromAccessibility: Bool {
    accessibilityElementsHidden || (self as? UIView)?.isInvisible == true
  }

  /// Whether the elements inside are read one after the other.
  fileprivate var isAccessibilityGroup: Bool {
    shouldGroupAccessibilityChildren || accessibilityContainerType != .none
      || explicitAccessibilityElements != nil
  }

  /// The elements that the object names itself; nil if its subviews are meant.
  fileprivate var explicitAccessibilityElements: [UIResponder]? {
    if let elements = accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
    let count = accessibilityElementCount()
    guard count > 0, count != .max else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) as? UIResponder }
  }

  fileprivate var readsFromRightToLeft: Bool {
    let view = sequence(first: self, next: \.next).first { $0 is UIView } as? UIView
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension UIView {
  fileprivate var isInvisible: Bool { isHidden || alpha < 0.01 }
}
