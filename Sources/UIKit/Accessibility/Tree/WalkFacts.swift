import CoreGraphics

/// What decides how a walk goes on at an object.
@MainActor struct WalkFacts {
  let isHidden: Bool
  private(set) var isElement = false
  /// Whether the elements inside are read one after the other.
  private(set) var isGroup = false
  /// Whether the object names its elements itself.
  private(set) var hasElements = false
  /// Whether the elements beside the object are left out.
  let isModal: Bool
  /// In the coordinates of the screen. Points.
  private(set) var frame = CGRect.zero
  /// Where a rectangle of the view lies on the screen; zero if the object is no view.
  private(set) var space = CGRect.zero

  init(_ object: UIResponder) {
    isModal = (object as? UIView)?.isInvisible != true && object.accessibilityViewIsModal
    isHidden = object.isHiddenFromAccessibility
    guard !isHidden else { return }
    isElement = object.isAccessibilityElement
    if !isElement {
      hasElements = object.explicitAccessibilityElements != nil
      isGroup =
        hasElements || object.shouldGroupAccessibilityChildren
        || object.accessibilityContainerType != .none
    }
    updatePlace(of: object)
  }

  /// Finds where the object lies, which has moved with one around it.
  mutating func updatePlace(of object: UIResponder) {
    guard !isHidden else { return }
    if isElement || isGroup { frame = object.accessibilityFrame }
    guard !isElement, let view = object as? UIView else { return }
    // The sides differ, so that a quarter turn is found too.
    space = UIAccessibility.convertToScreenCoordinates(
      CGRect(x: 0, y: 0, width: 1, height: 2), in: view)
  }
}

extension UIResponder {
  /// Whether a reader finds neither the object nor what is inside.
  var isHiddenFromAccessibility: Bool {
    (self as? UIView)?.isInvisible == true || accessibilityElementsHidden
  }

  /// The elements that the object names itself; nil if its subviews are meant.
  var explicitAccessibilityElements: [UIResponder]? {
    if let elements = accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
    let count = accessibilityElementCount()
    guard count > 0, count != .max else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) as? UIResponder }
  }
}

extension UIView {
  fileprivate var isInvisible: Bool { isHidden || alpha < 0.01 }
}
