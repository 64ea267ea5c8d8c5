import Accessibility
import CoreGraphics
import QuartzCore

/// Holds the records of all objects that the last walk has come to, and notes which of them have changed since.
@MainActor final class ElementRecords {
  /// The record of the program, which contains the windows.
  let application = ElementRecord(nil, .application)
  private var records: [ElementID: ElementRecord] = [:]
  private var walk = 0
  /// What the walk may have to forget, and to take out of the tree: it has not come to it where it was.
  private var (leftContents, leftChildren): ([ElementRecord], [ElementRecord]) = ([], [])
  /// The number of the elements and containers in the tree.
  private(set) var count = 0
  /// The elements that have changed, if nothing else has.
  private(set) var changed: [ElementID: ElementRecord] = [:]
  /// Whether there may be other elements, or other containers around them.
  private(set) var needsWalk = true
  private static var lastNumber: UInt64 = 0

  // MARK: Objects

  func object(_ id: ElementID) -> UIResponder? { records[id]?.object }

  private func known(_ object: UIResponder) -> ElementRecord? {
    records[ElementID(object.elementNumber)]
  }

  /// The record of an object, which is new if the object is.
  private func record(of object: UIResponder) -> ElementRecord {
    if let record = known(object) { return record }
    if object.elementNumber == 0 {
      Self.lastNumber += 1
      object.elementNumber = Self.lastNumber
    }
    let record = ElementRecord(object, ElementID(object.elementNumber))
    records[record.id] = record
    return record
  }

  /// The number of an object that is in the tree.
  func number(of object: Any?) -> ElementID? {
    guard let object = object as? UIResponder, let record = known(object), record.lastTree != 0
    else { return nil }
    return record.id
  }

  /// Where the coordinates begin on the screen in which walks find an object; nil for those of the screen.
  func origin(around record: ElementRecord) -> CGPoint? {
    guard let scroller = record.scroller.flatMap({ records[$0] }) else { return nil }
    let outer = origin(around: scroller) ?? .zero
    let content = scroller.facts?.contentOrigin ?? .zero
    return CGPoint(x: outer.x + content.x, y: outer.y + content.y)
  }

  // MARK: Walks

  func beginWalk() {
    walk += 1
  }

  /// The records of the objects that a walk has found directly inside of another one.
  func visit(
    _ objects: [some UIResponder], inside container: ElementRecord
  ) -> [ElementRecord] {
    let previous = container.contents ?? []
    var (next, contents) = (0, [] as [ElementRecord])
    contents.reserveCapacity(objects.count)
    for object in objects {
      // Most objects come in the order of the last walk, so that they need not be looked up.
      let isNext = next < previous.count && previous[next].id.rawValue == object.elementNumber
      let record = isNext ? previous[next] : record(of: object)
      next = (isNext ? next : record.position) + 1
      (record.lastWalk, record.position) = (walk, contents.count)
      contents.append(record)
    }
    leaveContents(of: container)
    container.contents = contents
    return contents
  }

  /// Has what was inside of an object forgotten, unless the walk comes to it elsewhere.
  func leaveContents(of record: ElementRecord) {
    for content in record.contents ?? [] where content.lastWalk != walk {
      leftContents.append(content)
    }
    record.contents = nil
    record.heldElements = []
  }

  /// Has every walk ask for what is inside of the objects around one.
  func askAlways(around record: ElementRecord) {
    var record = record
    while let around = record.container.flatMap({ records[$0] }), !around.isAskedAlways {
      around.isAskedAlways = true
      record = around
    }
  }

  /// Forgets what the walk has not come to. Returns what has been in the tree, and is not any more.
  func endWalk() -> Set<ElementID> {
    var removed: Set<ElementID> = []
    while let record = leftChildren.popLast() {
      guard record.lastTree == 0, record.element != nil else { continue }
      removed.insert(record.id)
      _ = publish(nil, record, isElement: false)
      replaceChildren(of: record, with: [])
    }
    while let record = leftContents.popLast() {
      if record.lastWalk != walk { forget(record) }
    }
    forgetChanges()
    return removed
  }

  private func forget(_ record: ElementRecord) {
    leaveContents(of: record)
    records[record.id] = nil
  }

  func forgetChanges() {
    (changed, needsWalk) = ([:], false)
  }

  // MARK: The tree

  /// Notes that the walk puts an object into the tree.
  func add(_ record: ElementRecord) {
    record.lastTree = walk
  }

  /// Takes the children of an element. Those that have left it are taken out of the tree, unless the walk
  /// puts them elsewhere.
  func replaceChildren(of record: ElementRecord, with children: [ElementRecord]) {
    for child in record.children where child.lastTree != walk {
      child.lastTree = 0
      leftChildren.append(child)
    }
    record.children = children
  }

  /// Takes what clients are told of an object, and returns whether it differs from what they know.
  func publish(
    _ element: AccessibleElement?, _ record: ElementRecord, isElement: Bool
  ) -> Bool {
    if record !== application {
      count += (element == nil ? 0 : 1) - (record.element == nil ? 0 : 1)
    }
    return record.publish(element, isElement: isElement)
  }

  /// What clients know.
  var elements: [ElementID: AccessibleElement] {
    var elements: [ElementID: AccessibleElement] = [:]
    elements[.application] = application.element
    for record in records.values { elements[record.id] = record.element }
    return elements
  }

  // MARK: Changes

  /// Has everything asked again.
  func noteAll() {
    for record in records.values { record.noteChange() }
    needsWalk = true
  }

  func note(_ change: AccessibilityChange) {
    switch change {
    case .attributes(let object): note(object)
    case .layers(let layers):
      for layer in layers { note(around: layer) }
    }
  }

  /// What an object is read as may depend on everything inside, and in some containers on what is beside it.
  func note(_ object: UIResponder) {
    var isInElement = false
    for object in sequence(first: object, next: { ($0 as? UIView)?.superview ?? $0.next }) {
      guard let record = known(object) else { continue }
      record.noteChange()
      guard let element = record.element else { continue }
      if !record.isElement {
        if element.role.describesItsParts { needsWalk = true }
      } else if !isInElement {
        isInElement = true
        changed[record.id] = record
      }
    }
    if !isInElement { needsWalk = true }
  }

  /// A layer belongs to the view around it.
  private func note(around layer: CALayer) {
    let view = sequence(first: layer, next: \.superlayer).lazy.compactMap {
      $0.delegate as? UIView
    }.first
    if let view { note(view) } else { needsWalk = true }
  }
}
