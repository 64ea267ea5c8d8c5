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
  /// Whether the program has set the frame, which then does not follow a scroll view.
  let hasOwnFrame: Bool
  /// In the coordinates of the walk. Points.
  private(set) var frame = CGRect.zero
  /// Where the content of a scroll view begins, in the coordinates of the walk; nil for other objects.
  private(set) var contentOrigin: CGPoint?
  /// Where a rectangle of the view lies: from the beginning of the content in a scroll view, otherwise in the
  /// coordinates of the walk; zero if the object is no view. While it stays, the views inside have not
  /// moved.
  private(set) var space = CGRect.zero

  /// - Parameter origin: where the coordinates of the walk begin on the screen; nil for those of the screen.
  init(_ object: UIResponder, from origin: CGPoint?) {
    isModal = (object as? UIView)?.isInvisible != true && object.accessibilityViewIsModal
    isHidden = object.isHiddenFromAccessibility
    hasOwnFrame = object.accessibility?.frame != nil
    guard !isHidden else { return }
    isElement = object.isAccessibilityElement
    if !isElement {
      hasElements = object.explicitAccessibilityElements != nil
      isGroup =
        hasElements || object is UIWindow || object.shouldGroupAccessibilityChildren
        || object.accessibilityContainerType != .none
    }
    updatePlace(of: object, from: origin)
  }

  /// Finds where the object lies, which has moved with one around it.
  mutating func updatePlace(of object: UIResponder, from origin: CGPoint?) {
    guard !isHidden else { return }
    if isElement || isGroup { frame = object.accessibilityFrame.relative(to: origin) }
    guard !isElement, let view = object as? UIView else { return }
    // The sides differ, so that a quarter turn is found too.
    let unit = UIAccessibility.convertToScreenCoordinates(
      CGRect(x: 0, y: 0, width: 1, height: 2), in: view)
    guard view is UIScrollView else {
      space = unit.relative(to: origin)
      return
    }
    let start = UIAccessibility.convertToScreenCoordinates(.zero, in: view).origin
    contentOrigin = start.relative(to: origin)
    space = unit.relative(to: start)
  }
}

extension CGRect {
  /// The rectangle as it is seen from a point of the screen. It is rounded, because otherwise the
  /// subtraction of another point after each scroll would change the last digits.
  func relative(to origin: CGPoint?) -> CGRect {
    guard let origin else { return self }
    return CGRect(
      x: (minX - origin.x).inFractions, y: (minY - origin.y).inFractions,
      width: width.inFractions, height: height.inFractions)
  }
}

extension CGPoint {
  fileprivate func relative(to origin: CGPoint?) -> CGPoint {
    origin.map { CGPoint(x: x - $0.x, y: y - $0.y) } ?? self
  }
}

extension CGFloat {
  /// The nearest multiple of 1/256.
  fileprivate var inFractions: CGFloat { (self * 256).rounded() / 256 }
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
