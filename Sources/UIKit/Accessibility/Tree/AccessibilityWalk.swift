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
    let (facts, hasMoved) = facts(of: object, in: Surroundings())
    var nodes: [AccessibilityNode] = []
    let inside = Surroundings(hasMoved: hasMoved, container: ObjectIdentifier(object))
    addContents(of: object, facts, in: inside, to: &nodes)
    return nodes
  }

  func sorted(_ nodes: [AccessibilityNode], in object: UIResponder) -> [AccessibilityNode] {
    ReadingOrder.sorted(nodes, isReversed: object.readsFromRightToLeft, frame: \.place)
  }

  // The nodes are added to one array, because an array for each of 10,000 views takes longer than the rest.
  private func add(
    _ object: UIResponder, in around: Surroundings, to nodes: inout [AccessibilityNode]
  ) {
    let (facts, hasMoved) = facts(of: object, in: around)
    guard !facts.isHidden else { return }
    if facts.isElement {
      guard !facts.frame.isEmpty, around.canScroll || screen.intersects(facts.frame) else { return }
      nodes.append(
        AccessibilityNode(object: object, frame: facts.frame, isElement: true, children: []))
      return
    }
    let inside = Surroundings(
      canScroll: around.canScroll || object is UIScrollView, hasMoved: hasMoved,
      container: ObjectIdentifier(object))
    guard facts.isGroup else { return addContents(of: object, facts, in: inside, to: &nodes) }
    var children: [AccessibilityNode] = []
    addContents(of: object, facts, in: inside, to: &children)
    guard !children.isEmpty else { return }
    nodes.append(
      AccessibilityNode(
        object: object, frame: facts.frame, isElement: false,
        children: facts.hasElements ? children : sorted(children, in: object)))
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
    guard let subviews = (object as? UIView)?.subviews else { return }
    if let modal = subviews.last(where: { isModal($0) }) {
      return add(modal, in: around, to: &nodes)
    }
    for view in subviews { add(view, in: around, to: &nodes) }
  }

  // MARK: Facts

  private func isModal(_ view: UIView) -> Bool {
    records?.record(of: view).currentFacts?.isModal ?? WalkFacts.isModal(view)
  }

  /// The facts of an object, and whether what is inside has moved.
  private func facts(
    of object: UIResponder, in around: Surroundings
  ) -> (facts: WalkFacts, hasMoved: Bool) {
    guard let records else { return (WalkFacts(object), true) }
    return records.visit(object, in: around.container)
      .updateFacts(of: object, hasMoved: around.hasMoved)
  }
}

extension UIResponder {
  fileprivate var readsFromRightToLeft: Bool {
    let view = sequence(first: self, next: \.next).first { $0 is UIView } as? UIView
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
