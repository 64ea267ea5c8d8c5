import CoreGraphics

extension UIScreen {
  /// The elements in the order in which they are read.
  package var accessibilityElementsInOrder: [UIResponder] {
    accessibilityNodes.flatMap(\.elements)
  }

  /// The element at a point of the screen: the smallest one, if several overlap; nil if there is none.
  package func accessibilityElement(at point: CGPoint) -> UIResponder? {
    for node in accessibilityNodes {
      let found = node.elements.filter { $0.accessibilityFrame.contains(point) }
      let smallest = found.min { $0.accessibilityFrame.area < $1.accessibilityFrame.area }
      if let smallest { return smallest }
    }
    return nil
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
