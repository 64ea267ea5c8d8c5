package import Foundation

/// An element that a screen reader stops at, or a container whose elements belong together.
@MainActor package struct AccessibilityNode {
  package let object: UIResponder
  package let isElement: Bool
  /// The nodes inside of a container, in the order in which they are read.
  package let children: [AccessibilityNode]

  /// In the coordinates of the screen. Points.
  package var frame: CGRect { object.accessibilityFrame }

  /// The elements in the order in which they are read.
  package var elements: [UIResponder] {
    isElement ? [object] : children.flatMap(\.elements)
  }
}

extension AccessibilityNode {
  /// nil if the object of the record is gone.
  private init?(_ record: ElementRecord) {
    guard let object = record.object, let facts = record.facts else { return nil }
    self.init(
      object: object, isElement: facts.isElement,
      children: facts.isElement ? [] : record.parts.compactMap(AccessibilityNode.init))
  }

  /// The tree of a window. A window that is hidden has no elements.
  package init(of window: UIWindow) {
    self = Self.trees(of: [window]).first ?? Self(object: window, isElement: false, children: [])
  }

  /// The trees of windows with elements.
  fileprivate static func trees(of windows: [UIWindow]) -> [AccessibilityNode] {
    let screen = windows.first?.screen.bounds ?? .zero
    let walk = AccessibilityWalk(screen: screen, records: ElementRecords())
    return walk.elements(of: windows).compactMap(AccessibilityNode.init)
  }

  /// The tree of a view, as if nothing were around it.
  package init(of view: UIView) {
    let walk = AccessibilityWalk(screen: .infinite, records: ElementRecords())
    let found = walk.sorted(walk.elements(of: [view]), in: view)
    let nodes = found.compactMap(AccessibilityNode.init)
    if nodes.count == 1, nodes[0].object === view {
      self = nodes[0]
    } else {
      self.init(object: view, isElement: false, children: nodes)
    }
  }
}

extension UIScreen {
  /// The windows that are read, from front to back. Those behind a modal window are left out.
  var accessibleWindows: [UIWindow] {
    var windows: [UIWindow] = []
    for window in stack.windows.reversed() where !window.isHidden {
      windows.append(window)
      if window.accessibilityViewIsModal { break }
    }
    return windows
  }

  /// The trees of the windows with elements, from front to back.
  package var accessibilityNodes: [AccessibilityNode] {
    AccessibilityNode.trees(of: accessibleWindows)
  }
}
