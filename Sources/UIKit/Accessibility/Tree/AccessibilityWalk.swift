import Accessibility
import CoreGraphics

/// Goes through views and containers, and finds their elements.
///
/// A walk with records asks only what may have changed since the last one. It finds frames in a scroll view
/// from where its content begins, so that they stay when it scrolls; other walks find them on the screen.
@MainActor struct AccessibilityWalk {
  /// Views outside of this rectangle are not found, unless scrolling brings them there.
  let screen: CGRect
  /// What an earlier walk has found out; nil to ask every object.
  var records: ElementRecords?

  /// What holds for everything inside of an object.
  private struct Surroundings {
    /// Whether scrolling can bring it to the screen.
    var canScroll = false
    /// Whether it has moved since the last walk.
    var hasMoved = false
    /// Whether groups may stay as they were, because what is around them has no part in how they are read.
    var mayStay = true
    /// The object and the scroll view around it.
    var container: ElementRecord?
    var scroller: ElementRecord?
    /// Where the coordinates of the walk begin on the screen; nil for those of the screen.
    var origin: CGPoint?
  }

  /// What the walk finds out at an object.
  @MainActor private struct Visit {
    let facts: WalkFacts
    /// Whether what is inside has moved.
    var hasMoved = true
    /// Whether the same objects are inside as in the last walk.
    var hasSameContents = false
    /// The record of the object; nil in a walk without records.
    var record: ElementRecord?

    /// Whether clients know what is inside of the object, and nothing of it has changed.
    var isSame: Bool {
      guard let record, hasSameContents, !hasMoved, !facts.hasElements else { return false }
      return record.element != nil && !record.isAskedAlways && record.isView
    }
  }

  /// The trees of windows.
  func trees(of windows: [UIWindow]) -> [AccessibilityNode] {
    let found = records.map { $0.visit(windows, inside: $0.application) }
    return windows.indices.map { tree(of: windows[$0], found?[$0]) }
  }

  /// The tree of a window. A window that is hidden has no elements.
  private func tree(of window: UIWindow, _ record: ElementRecord?) -> AccessibilityNode {
    let around = Surroundings(container: records?.application)
    let visit = visit(window, record, in: around)
    var children: [AccessibilityNode] = []
    if window.isHidden || window.accessibilityElementsHidden {
      leaveContents(of: visit)
    } else {
      addContents(of: window, visit, in: self.inside(window, visit, around), to: &children)
    }
    return AccessibilityNode(
      object: window, frame: window.accessibilityFrame, isElement: false,
      children: sorted(children, in: window), record: record)
  }

  /// The nodes that an object becomes: itself if it is an element or a container of its own, otherwise
  /// the nodes inside, without an order.
  func nodes(of object: UIResponder) -> [AccessibilityNode] {
    nodes(of: object, nil, in: Surroundings())
  }

  private func nodes(
    of object: UIResponder, _ record: ElementRecord?, in around: Surroundings
  ) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    add(object, visit(object, record, in: around), in: around, to: &nodes)
    return nodes
  }

  func sorted(_ nodes: [AccessibilityNode], in object: UIResponder) -> [AccessibilityNode] {
    ReadingOrder.sorted(nodes, isReversed: object.readsFromRightToLeft, frame: \.place)
  }

  // The nodes are added to one array, because an array for each of 10,000 views takes longer than the rest.
  private func add(
    _ object: UIResponder, _ visit: Visit, in around: Surroundings,
    to nodes: inout [AccessibilityNode]
  ) {
    let facts = visit.facts
    guard !facts.isHidden, !facts.isElement else {
      leaveContents(of: visit)
      if !facts.isHidden { addElement(object, visit, in: around, to: &nodes) }
      return
    }
    guard facts.isGroup else {
      return addContents(of: object, visit, in: inside(object, visit, around), to: &nodes)
    }
    var node = AccessibilityNode(
      object: object, frame: facts.frame, isElement: false, children: [], record: visit.record)
    if around.mayStay, visit.isSame {
      node.isSame = true
    } else {
      var children: [AccessibilityNode] = []
      addContents(of: object, visit, in: inside(object, visit, around), to: &children)
      guard !children.isEmpty else { return }
      node.children = facts.hasElements ? children : sorted(children, in: object)
    }
    nodes.append(node)
  }

  private func addElement(
    _ object: UIResponder, _ visit: Visit, in around: Surroundings,
    to nodes: inout [AccessibilityNode]
  ) {
    let frame = visit.facts.frame
    guard !frame.isEmpty, around.canScroll || screen.intersects(frame) else { return }
    nodes.append(
      AccessibilityNode(
        object: object, frame: frame, isElement: true, children: [], record: visit.record))
  }

  // MARK: Contents

  private func addContents(
    of object: UIResponder, _ visit: Visit, in around: Surroundings,
    to nodes: inout [AccessibilityNode]
  ) {
    if visit.facts.hasElements, let elements = object.explicitAccessibilityElements {
      if let record = visit.record { records?.askAlways(around: record) }
      // A view that names itself as one of its elements would have no end.
      let others = elements.filter { $0 !== object }
      let records = contents(others, of: visit)
      for index in others.indices {
        let found = self.nodes(of: others[index], records?[index], in: around)
        nodes += sorted(found, in: others[index])
      }
    } else if let view = object as? UIView {
      addSubviews(of: view, visit, in: around, to: &nodes)
    }
  }

  /// Adds what is in the subviews, or in the last one that is modal.
  private func addSubviews(
    of view: UIView, _ visit: Visit, in around: Surroundings, to nodes: inout [AccessibilityNode]
  ) {
    let start = nodes.count
    var isModal = false
    let subviews = view.subviews
    let records = contents(subviews, of: visit)
    for index in subviews.indices {
      let visit = self.visit(subviews[index], records?[index], in: around)
      if visit.facts.isModal {
        nodes.removeSubrange(start...)
        isModal = true
      } else if isModal {
        leaveContents(of: visit)
        continue
      }
      add(subviews[index], visit, in: around, to: &nodes)
    }
  }

  /// The records of what is directly inside of an object; nil in a walk without records.
  private func contents(
    _ objects: [some UIResponder], of visit: Visit
  ) -> [ElementRecord]? {
    guard let records, let record = visit.record else { return nil }
    // A view that has been added in this turn of the main loop is told of at its end.
    if visit.hasSameContents, let contents = record.contents, contents.count == objects.count,
      zip(contents, objects).allSatisfy({ $0.key == ObjectIdentifier($1) })
    {
      return contents
    }
    return records.visit(objects, inside: record)
  }

  private func leaveContents(of visit: Visit) {
    if let record = visit.record { records?.leaveContents(of: record) }
  }

  private func inside(
    _ object: UIResponder, _ visit: Visit, _ around: Surroundings
  ) -> Surroundings {
    var inside = around
    inside.hasMoved = visit.hasMoved
    inside.canScroll = around.canScroll || object is UIScrollView
    guard let record = visit.record else { return inside }
    record.isAskedAlways = false
    inside.container = record
    if visit.facts.isGroup, !visit.isSame, record.element?.role.describesItsParts ?? true {
      inside.mayStay = false
    }
    guard let content = visit.facts.contentOrigin else { return inside }
    let outer = around.origin ?? .zero
    inside.origin = CGPoint(x: outer.x + content.x, y: outer.y + content.y)
    inside.scroller = record
    return inside
  }

  // MARK: Facts

  private func visit(
    _ object: UIResponder, _ record: ElementRecord?, in around: Surroundings
  ) -> Visit {
    guard let record else { return Visit(facts: WalkFacts(object, from: nil)) }
    record.enter(around.container, scroller: around.scroller)
    let hasSameContents = record.hasSameContents
    let (facts, hasMoved) = record.updateFacts(
      of: object, hasMoved: around.hasMoved, from: around.origin)
    if object.accessibility?.frame != nil { records?.askAlways(around: record) }
    return Visit(
      facts: facts, hasMoved: hasMoved, hasSameContents: hasSameContents, record: record)
  }
}

extension UIResponder {
  fileprivate var readsFromRightToLeft: Bool {
    let view = sequence(first: self, next: \.next).first { $0 is UIView } as? UIView
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
