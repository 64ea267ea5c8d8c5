package import Foundation

/// An element that a screen reader stops at, or a container whose elements belong together.
@MainActor package struct AccessibilityNode {
  package let object: UIResponder
  /// In the coordinates of the screen; in a walk with records, those of the scroll view's content around
  /// it. Points.
  package let frame: CGRect
  package let isElement: Bool
  /// The nodes inside of a container, in the order in which they are read.
  package internal(set) var children: [AccessibilityNode]
  /// The record that keeps what walks find out about the object; nil in a walk without records.
  var record: ElementRecord?
  /// Whether nothing inside of a container has changed since the last walk; the children are left out then.
  var isSame = false

  /// The elements in the order in which they are read.
  package var elements: [UIResponder] {
    isElement ? [object] : children.flatMap(\.elements)
  }
}

extension AccessibilityNode {
  /// An object without what is inside.
  init(_ object: UIResponder, isElement: Bool) {
    self.init(
      object: object, frame: object.accessibilityFrame, isElement: isElement, children: [])
  }

  /// The frame by which the node is ordered among its siblings. That of a scroll view, which lies behind
  /// bars, is its visible part between them.
  var place: CGRect {
    guard !isElement, let view = object as? UIScrollView else { return frame }
    let visible = frame.inset(by: view.adjustedContentInset)
    return visible.isEmpty ? frame : visible
  }

  /// The tree of a window. A window that is hidden has no elements.
  package init(of window: UIWindow) {
    self = AccessibilityWalk(screen: window.screen.bounds).trees(of: [window])[0]
  }

  /// The tree of a view, as if nothing were around it.
  package init(of view: UIView) {
    let walk = AccessibilityWalk(screen: .infinite)
    let nodes = walk.nodes(of: view)
    if nodes.count == 1, nodes[0].object === view {
      self = nodes[0]
    } else {
      self.init(
        object: view, frame: view.accessibilityFrame, isElement: false,
        children: walk.sorted(nodes, in: view))
    }
  }
}

extension UIScreen {
  /// The trees of the windows, from front to back. Those behind a modal window are left out.
  package var accessibilityNodes: [AccessibilityNode] { accessibilityNodes(nil) }

  /// - Parameter records: what an earlier walk has found out; nil to ask every object.
  func accessibilityNodes(_ records: ElementRecords?) -> [AccessibilityNode] {
    var windows: [UIWindow] = []
    for window in stack.windows.reversed() where !window.isHidden {
      windows.append(window)
      if window.accessibilityViewIsModal { break }
    }
    return AccessibilityWalk(screen: bounds, records: records).trees(of: windows)
  }
}
