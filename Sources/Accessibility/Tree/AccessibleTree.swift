import Foundation

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

  /// An element as clients see it: with its frame in the coordinates of the window, and with the state
  /// that says whether it is on the screen.
  package subscript(id: ElementID) -> AccessibleElement? {
    guard var element = elements[id] else { return nil }
    element.frame = element.frame.offset(by: origin(of: id))
    if isOnScreen(element.frame) { element.states.insert(.showing) }
    return element
  }

  /// Adds an element, or replaces it.
  mutating func replace(_ id: ElementID, with element: AccessibleElement) {
    let previous = elements.updateValue(element, forKey: id)
    if previous?.children != element.children {
      for child in element.children { parents[child] = id }
    }
  }

  mutating func remove(_ id: ElementID) {
    (elements[id], parents[id]) = (nil, nil)
  }

  func indexInParent(of id: ElementID) -> Int {
    parents[id].flatMap { elements[$0]?.children.firstIndex(of: id) } ?? -1
  }

  // MARK: Places

  /// Where the coordinates of an element's frame begin in the window.
  private func origin(of id: ElementID) -> CGPoint {
    var (origin, next) = (CGPoint.zero, parents[id])
    while let id = next {
      if let point = elements[id]?.contentOrigin { origin = origin.offset(by: point) }
      next = parents[id]
    }
    return origin
  }

  /// The frames of all elements inside of some, in the coordinates of the window.
  func frames(inside ids: [ElementID]) -> [ElementID: CGRect] {
    var frames: [ElementID: CGRect] = [:]
    var stack = ids.map { ($0, origin(of: $0)) }
    while let (id, origin) = stack.popLast() {
      guard let element = elements[id] else { continue }
      let content = element.contentOrigin.map { origin.offset(by: $0) } ?? origin
      for child in element.children {
        frames[child] = elements[child]?.frame.offset(by: content)
        stack.append((child, content))
      }
    }
    return frames
  }

  /// - Parameter frame: in the coordinates of the window.
  func isOnScreen(_ frame: CGRect) -> Bool {
    elements[.application].map { $0.frame.intersects(frame) } ?? false
  }

  /// The innermost element at a point of the window; nil if there is none.
  func element(inside id: ElementID, x: Int, y: Int) -> ElementID? {
    element(inside: id, from: origin(of: id), x: x, y: y)
  }

  private func element(inside id: ElementID, from origin: CGPoint, x: Int, y: Int) -> ElementID? {
    guard let element = elements[id] else { return nil }
    let content = element.contentOrigin.map { origin.offset(by: $0) } ?? origin
    for child in element.children.reversed() {
      if let found = self.element(inside: child, from: content, x: x, y: y) { return found }
    }
    return AccessibleFrame(element.frame.offset(by: origin)).contains(x, y) ? id : nil
  }
}

extension CGRect {
  fileprivate func offset(by point: CGPoint) -> CGRect { offsetBy(dx: point.x, dy: point.y) }
}

extension CGPoint {
  fileprivate func offset(by point: CGPoint) -> CGPoint { CGPoint(x: x + point.x, y: y + point.y) }
}
