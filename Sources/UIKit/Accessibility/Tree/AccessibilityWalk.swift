import Accessibility
import CoreGraphics

/// Goes through views and containers, and finds their elements.
///
/// A walk asks only what may have changed since the last one with the same records. It finds frames in a
/// scroll view from where its content begins, so that they stay when it scrolls.
@MainActor struct AccessibilityWalk {
  /// Views outside of this rectangle are not found, unless scrolling brings them there.
  let screen: CGRect
  /// What earlier walks have found out.
  let records: ElementRecords

  /// What holds for everything inside of an object.
  private struct Surroundings {
    /// The object around it.
    let container: ElementRecord
    /// The scroll view around it, which can bring it to the screen.
    var scroller: ElementRecord?
    /// Where the coordinates of the walk begin on the screen; nil for those of the screen.
    var origin: CGPoint?
    /// Whether it has moved since the last walk.
    var hasMoved = false
    /// Whether groups may stay as they were, because what is around them has no part in how they are read.
    var mayStay = true
  }

  /// What the walk finds out at an object.
  private struct Visit {
    let facts: WalkFacts
    /// Whether what is inside has moved.
    let hasMoved: Bool
    /// Whether the same objects are inside as in the last walk.
    let hasSameContents: Bool
  }

  /// The elements and containers of objects that nothing is around, such as windows. What is inside of a
  /// container stands in its record, in the order in which it is read.
  func elements(of objects: [some UIResponder]) -> [ElementRecord] {
    let around = Surroundings(container: records.application)
    let contents = records.visit(objects, inside: records.application)
    var found: [ElementRecord] = []
    for index in objects.indices {
      let visit = visit(objects[index], contents[index], in: around)
      add(objects[index], contents[index], visit, in: around, to: &found)
    }
    return found
  }

  func sorted(_ found: [ElementRecord], in object: UIResponder) -> [ElementRecord] {
    ReadingOrder.sorted(found, isReversed: object.readsFromRightToLeft) { $0.placeInOrder }
  }

  /// Adds what an object becomes: itself if it is an element or a container of its own, otherwise what is
  /// inside, without an order.
  private func add(
    _ object: UIResponder, _ record: ElementRecord, _ visit: Visit, in around: Surroundings,
    to found: inout [ElementRecord]
  ) {
    let facts = visit.facts
    record.isSame = false
    guard !facts.isHidden, !facts.isElement else {
      records.leaveContents(of: record)
      if !facts.isHidden { addElement(record, facts.frame, in: around, to: &found) }
      return
    }
    guard facts.isGroup else {
      return addContents(of: object, record, visit, in: around, to: &found)
    }
    record.isSame = around.mayStay && isSame(record, visit)
    if !record.isSame {
      var parts: [ElementRecord] = []
      addContents(of: object, record, visit, in: around, to: &parts)
      record.parts = facts.hasElements ? parts : sorted(parts, in: object)
    }
    if !record.parts.isEmpty { found.append(record) }
  }

  private func addElement(
    _ record: ElementRecord, _ frame: CGRect, in around: Surroundings,
    to found: inout [ElementRecord]
  ) {
    guard !frame.isEmpty, around.scroller != nil || screen.intersects(frame) else { return }
    found.append(record)
  }

  /// Whether clients know what is inside of an object, and nothing of it has changed.
  private func isSame(_ record: ElementRecord, _ visit: Visit) -> Bool {
    visit.hasSameContents && !visit.hasMoved && !visit.facts.hasElements
      && record.element != nil && !record.isAskedAlways && record.isView
  }

  // MARK: Contents

  private func addContents(
    of object: UIResponder, _ record: ElementRecord, _ visit: Visit, in around: Surroundings,
    to found: inout [ElementRecord]
  ) {
    let inside = inside(record, visit, around)
    if visit.facts.hasElements, let elements = object.explicitAccessibilityElements {
      // A view that names itself as one of its elements would have no end.
      addElements(elements.filter { $0 !== object }, of: record, in: inside, to: &found)
    } else if let view = object as? UIView {
      addSubviews(of: view, record, visit, in: inside, to: &found)
    }
  }

  private func addElements(
    _ elements: [UIResponder], of record: ElementRecord, in around: Surroundings,
    to found: inout [ElementRecord]
  ) {
    records.askAlways(around: record)
    let contents = records.visit(elements, inside: record)
    // A container may make its elements when it is asked, so that nobody else holds them.
    record.heldElements = elements.filter { !($0 is UIView) }
    for index in elements.indices {
      let visit = visit(elements[index], contents[index], in: around)
      var parts: [ElementRecord] = []
      add(elements[index], contents[index], visit, in: around, to: &parts)
      found += sorted(parts, in: elements[index])
    }
  }

  /// Adds what is in the subviews, or in the last one that is modal.
  private func addSubviews(
    of view: UIView, _ record: ElementRecord, _ visit: Visit, in around: Surroundings,
    to found: inout [ElementRecord]
  ) {
    let (subviews, start) = (view.subviews, found.count)
    let contents = contents(subviews, of: record, visit)
    var isModal = false
    for index in subviews.indices {
      let record = contents[index]
      if !isModal, !around.hasMoved, let frame = record.frameOfSameElement(in: around.container) {
        addElement(record, frame, in: around, to: &found)
        continue
      }
      let visit = self.visit(subviews[index], record, in: around)
      if visit.facts.isModal {
        found.removeSubrange(start...)
        isModal = true
      } else if isModal {
        records.leaveContents(of: record)
        continue
      }
      add(subviews[index], record, visit, in: around, to: &found)
    }
  }

  /// The records of the subviews of a view.
  private func contents(
    _ subviews: [UIView], of record: ElementRecord, _ visit: Visit
  ) -> [ElementRecord] {
    // A view that has been added in this turn of the main loop is told of at its end.
    if visit.hasSameContents, let contents = record.contents, contents.count == subviews.count,
      zip(contents, subviews).allSatisfy({ $0.id.rawValue == $1.elementNumber })
    {
      return contents
    }
    return records.visit(subviews, inside: record)
  }

  private func inside(
    _ record: ElementRecord, _ visit: Visit, _ around: Surroundings
  ) -> Surroundings {
    record.isAskedAlways = false
    var inside = Surroundings(
      container: record, scroller: around.scroller, origin: around.origin,
      hasMoved: visit.hasMoved, mayStay: around.mayStay)
    if visit.facts.isGroup, record.element?.role.describesItsParts ?? true {
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
    _ object: UIResponder, _ record: ElementRecord, in around: Surroundings
  ) -> Visit {
    record.enter(around.container, scroller: around.scroller)
    let hasSameContents = record.hasSameContents
    let (facts, hasMoved) = record.updateFacts(
      of: object, hasMoved: around.hasMoved, from: around.origin)
    if facts.hasOwnFrame { records.askAlways(around: record) }
    return Visit(facts: facts, hasMoved: hasMoved, hasSameContents: hasSameContents)
  }
}

extension UIResponder {
  fileprivate var readsFromRightToLeft: Bool {
    let view = sequence(first: self, next: \.next).first { $0 is UIView } as? UIView
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
