import Accessibility
import QuartzCore

/// Holds the records of all objects that the last walk has come to, and notes which of them have changed since.
@MainActor final class ElementRecords {
  private var records: [ObjectIdentifier: ElementRecord] = [:]
  private var keys: [ElementID: ObjectIdentifier] = [:]
  private var application: AccessibleElement?
  private var walk = 0
  /// The number of the elements and containers in the tree.
  private(set) var count = 0
  /// The elements that have changed, if nothing else has.
  private(set) var changed: [ElementID: ElementRecord] = [:]
  /// Whether there may be other elements, or other containers around them.
  private(set) var needsWalk = true
  /// Numbers are not used again, not even after clients have gone and come.
  private static var lastNumber: UInt64 = 0

  // MARK: Objects

  func object(_ id: ElementID) -> UIResponder? { keys[id].flatMap { records[$0]?.object } }

  private func known(_ object: UIResponder) -> ElementRecord? {
    guard let record = records[ObjectIdentifier(object)], record.object === object else {
      return nil
    }
    return record
  }

  /// The record of an object, which is new if the object is.
  func record(of object: UIResponder) -> ElementRecord {
    if let record = known(object) { return record }
    Self.lastNumber += 1
    let record = ElementRecord(object, ElementID(Self.lastNumber))
    records[ObjectIdentifier(object)] = record
    keys[record.id] = ObjectIdentifier(object)
    return record
  }

  /// The record of an object that a walk has come to, inside of another one.
  func visit(_ object: UIResponder, in container: ObjectIdentifier?) -> ElementRecord {
    let record = record(of: object)
    record.lastWalk = walk
    // A commit has the layers that a view has left and come to, and not always that of the view.
    if record.container != container { record.noteChange() }
    record.container = container
    return record
  }

  /// The record of an object that is in the tree.
  func publish(_ node: AccessibilityNode) -> ElementRecord {
    let record = node.record ?? record(of: node.object)
    record.lastTree = walk
    return record
  }

  /// The number of an object that is in the tree.
  func number(of object: Any?) -> ElementID? {
    guard let object = object as? UIResponder, let record = known(object), record.lastTree == walk
    else { return nil }
    return record.id
  }

  /// Takes what clients are told of the program, and returns whether it differs from what they know.
  func publish(_ application: AccessibleElement) -> Bool {
    guard application != self.application else { return false }
    self.application = application
    return true
  }

  /// What clients know.
  var elements: [ElementID: AccessibleElement] {
    var elements: [ElementID: AccessibleElement] = [:]
    elements[.application] = application
    for record in records.values { elements[record.id] = record.element }
    return elements
  }

  // MARK: Walks

  func beginWalk() {
    walk += 1
    count = 0
  }

  /// Forgets what the walk has not come to. Returns what has been in the tree, and is not any more.
  func endWalk() -> Set<ElementID> {
    var removed: Set<ElementID> = []
    for (key, record) in records {
      if record.lastTree == walk {
        count += 1
      } else if record.element != nil {
        removed.insert(record.id)
        _ = record.publish(nil, isElement: false)
      }
      if record.lastWalk != walk { (records[key], keys[record.id]) = (nil, nil) }
    }
    forgetChanges()
    return removed
  }

  func forgetChanges() {
    (changed, needsWalk) = ([:], false)
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
