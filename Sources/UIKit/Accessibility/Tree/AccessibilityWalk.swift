import CoreGraphics

/// Goes through views and containers, and finds their elements.
@MainActor struct AccessibilityWalk {
  /// Views outside of this rectangle are not found, unless scrolling brings them there.
  let screen: CGRect
  /// What an earlier walk has found out; nil to ask every object.
  var records: ElementRecords?

  /// What holds for everything inside of an object.
  struct Surroundings {
    /// Whether scrolling can bring it to the screen.
    var canScroll = false
    /// Whether it has moved on the screen since the last walk.
    var hasMoved = false
    /// The object; nil around a window.
    var container: ObjectIdentifier?
  }

  /// The nodes that an object becomes: itself if it is an element or a container of its own, otherwise
  /// the nodes inside, without an order.
  func nodes(of object: UIResponder, in around: Surroundings = Surroundings())
    -> [AccessibilityNode]
  {
    var nodes: [AccessibilityNode] = []
    add(object, in: around, to: &nodes)
    return nodes
  }

  /// The nodes of what is inside of an object: its elements, or else its subviews.
  func nodes(inside object: UIResponder) -> [AccessibilityNode] {
    let visit = visit(object, in: Surroundings())
    var nodes: [AccessibilityNode] = []
    let inside = Surroundings(hasMoved: visit.hasMoved, container: ObjectIdentifier(object))
    addContents(of: object, visit.facts, in: inside, to: &nodes)
    return nodes
  }

  func sorted(_ nodes: [AccessibilityNode], in object: UIResponder) -> [AccessibilityNode] {
    ReadingOrder.sorted(nodes, isReversed: object.readsFromRightToLeft, frame: \.place)
  }

  // The nodes are added to one array, because an array for each of 10,000 views takes longer than the rest.
  private func add(
    _ object: UIResponder, in around: Surroundings, to nodes: inout [AccessibilityNode]
  ) {
    add(object, visit(object, in: around), in: around, to: &nodes)
  }

  private func add(
    _ object: UIResponder, _ visit: Visit, in around: Surroundings,
    to nodes: inout [AccessibilityNode]
  ) {
    let facts = visit.facts
    guard !facts.isHidden else { return }
    if facts.isElement {
      guard !facts.frame.isEmpty, around.canScroll || screen.intersects(facts.frame) else { return }
      nodes.append(
        AccessibilityNode(
          object: object, frame: facts.frame, isElement: true, children: [], record: visit.record))
      return
    }
    let inside = Surroundings(
      canScroll: around.canScroll || object is UIScrollView, hasMoved: visit.hasMoved,
      container: ObjectIdentifier(object))
    guard facts.isGroup else { return addContents(of: object, facts, in: inside, to: &nodes) }
    var children: [AccessibilityNode] = []
    addContents(of: object, facts, in: inside, to: &children)
    guard !children.isEmpty else { return }
    nodes.append(
      AccessibilityNode(
        object: object, frame: facts.frame, isElement: false,
        children: facts.hasElements ? children : sorted(children, in: object),
        record: visit.record))
  }

  private func addContents(
    of object: UIResponder, _ facts: WalkFacts, in around: Surroundings,
    to nodes: inout [AccessibilityNode]
  ) {
    if facts.hasElements, let elements = object.explicitAccessibilityElements {
      // A view that names itself as one of its elements would have no end.
      for element in elements where element !== object {
        nodes += sorted(self.nodes(of: element, in: around), in: element)
      }
      return
    }
    if let view = object as? UIView { addSubviews(of: view, in: around, to: &nodes) }
  }

  /// Adds what is in the subviews, or in the last one that is modal.
  private func addSubviews(
    of view: UIView, in around: Surroundings, to nodes: inout [AccessibilityNode]
  ) {
    let start = nodes.count
    var isModal = false
    for subview in view.subviews {
      let visit = visit(subview, in: around)
      if visit.facts.isModal {
        nodes.removeSubrange(start...)
        isModal = true
      } else if isModal {
        continue
      }
      add(subview, visit, in: around, to: &nodes)
    }
  }

  // MARK: Facts

  /// What the walk finds out at an object.
  private struct Visit {
    let facts: WalkFacts
    /// Whether what is inside has moved.
    var hasMoved = true
    /// The record of the object; nil in a walk without records.
    var record: ElementRecord?
  }

  private func visit(_ object: UIResponder, in around: Surroundings) -> Visit {
    guard let record = records?.visit(object, in: around.container) else {
      return Visit(facts: WalkFacts(object))
    }
    let (facts, hasMoved) = record.updateFacts(of: object, hasMoved: around.hasMoved)
    return Visit(facts: facts, hasMoved: hasMoved, record: record)
  }
}

extension UIResponder {
  fileprivate var readsFromRightToLeft: Bool {
    let view = sequence(first: self, next: \.next).first { $0 is UIView } as? UIView
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
