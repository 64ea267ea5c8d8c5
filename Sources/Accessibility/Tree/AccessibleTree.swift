/// The elements that a client sees of the program at one time.
package struct AccessibleTree: Sendable {
  package private(set) var elements: [ElementID: AccessibleElement]
  private(set) var parents: [ElementID: ElementID] = [:]

  /// Creates a tree of the elements that are reached from `ElementID.application`.
  package init(_ elements: [ElementID: AccessibleElement]) {
    self.elements = elements
    parents.reserveCapacity(elements.count)
    for (id, element) in elements {
      for child in element.children { parents[child] = id }
    }
  }

  /// A program without windows.
  package static func empty(name: String) -> AccessibleTree {
    AccessibleTree([.application: AccessibleElement(.application, name: name)])
  }

  package subscript(id: ElementID) -> AccessibleElement? { elements[id] }

  /// Adds an element, or replaces it; returns the previous one.
  mutating func replace(_ id: ElementID, with element: AccessibleElement) -> AccessibleElement? {
    let previous = elements.updateValue(element, forKey: id)
    if previous?.children != element.children {
      for child in element.children { parents[child] = id }
    }
    return previous
  }

  mutating func remove(_ id: ElementID) {
    (elements[id], parents[id]) = (nil, nil)
  }

  func indexInParent(of id: ElementID) -> Int {
    parents[id].flatMap { elements[$0]?.children.firstIndex(of: id) } ?? -1
  }

  /// The innermost element at a point of the window; nil if there is none.
  func element(inside id: ElementID, x: Int, y: Int) -> ElementID? {
    guard let element = elements[id] else { return nil }
    let isInside = element.frame.contains(x, y)
    for child in element.children.reversed() {
      if let found = self.element(inside: child, x: x, y: y) { return found }
    }
    return isInside ? id : nil
  }
}
