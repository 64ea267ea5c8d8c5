/// A change of the tree that a client is told about.
enum TreeChange: Equatable {
  case children(of: ElementID, isAdded: Bool, index: Int, child: ElementID)
  case state(ElementID, AccessibleStates, name: String, isOn: Bool)
  case name(ElementID, String)
  case description(ElementID, String)
  case value(ElementID, Double)
  case valueText(ElementID, String)
  case textDeleted(ElementID, at: Int, String)
  case textInserted(ElementID, at: Int, String)
  case caret(ElementID, Int)
  case textSelection(ElementID)
  case selection(in: ElementID)
  case bounds(ElementID, AccessibleFrame)
  case windowActivated(ElementID, isActive: Bool)
}

extension AccessibleTree {
  /// What has changed since a previous tree, once for each element and property. Elements that are new
  /// or gone are told as children of those around them, and otherwise only if they have the focus.
  func changes(since previous: AccessibleTree) -> [TreeChange] {
    changes(of: depthFirst) { previous[$0] }
  }

  /// What has changed in some elements. An element without a previous one is new.
  ///
  /// - Parameter previous: the element as clients have seen it.
  func changes(
    of ids: [ElementID], since previous: (ElementID) -> AccessibleElement?
  ) -> [TreeChange] {
    var changes: [TreeChange] = []
    var selections: Set<ElementID> = []
    for id in ids {
      guard let element = self[id] else { continue }
      guard let before = previous(id) else {
        if element.states.contains(.focused) {
          changes.append(.state(id, .focused, name: "focused", isOn: true))
        }
        continue
      }
      guard before != element else { continue }
      changes += childChanges(id, element.children, before.children)
      changes += textChanges(id, element, before)
      changes += stateChanges(id, element, before)
      if element.states.symmetricDifference(before.states).contains(.selected),
        let parent = parents[id]
      {
        selections.insert(parent)
      }
    }
    return changes + selections.sorted { $0.rawValue < $1.rawValue }.map { .selection(in: $0) }
  }

  /// The elements from the root on, so that events come in the same order on every run.
  private var depthFirst: [ElementID] {
    var order: [ElementID] = []
    order.reserveCapacity(elements.count)
    var stack = [ElementID.application]
    while let id = stack.popLast() {
      order.append(id)
      stack += (elements[id]?.children ?? []).reversed()
    }
    return order
  }

  private func childChanges(
    _ parent: ElementID, _ children: [ElementID], _ before: [ElementID]
  ) -> [TreeChange] {
    guard children != before else { return [] }
    var (present, past) = (Set(children), Set(before))
    let kept = present.intersection(past)
    // What has moved among its siblings is taken out and put in again.
    for (now, then) in zip(children.filter(kept.contains), before.filter(kept.contains))
    where now != then {
      present.remove(then)
      past.remove(now)
    }
    let removed = before.enumerated().filter { !present.contains($0.element) }.reversed()
    let added = children.enumerated().filter { !past.contains($0.element) }
    return removed.map {
      .children(of: parent, isAdded: false, index: $0.offset, child: $0.element)
    }
      + added.map { .children(of: parent, isAdded: true, index: $0.offset, child: $0.element) }
  }

  private func textChanges(
    _ id: ElementID, _ element: AccessibleElement, _ before: AccessibleElement
  ) -> [TreeChange] {
    var changes: [TreeChange] = []
    if element.name != before.name { changes.append(.name(id, element.name)) }
    if element.description != before.description {
      changes.append(.description(id, element.description))
    }
    if let number = element.number, number != before.number {
      changes.append(.value(id, number.current))
    } else if element.text == nil, let text = element.valueText, text != before.valueText {
      changes.append(.valueText(id, text))
    }
    guard let text = element.text, let old = before.text, text != old else { return changes }
    if text.string != old.string { changes += text.edits(id, since: old) }
    if text.caret != old.caret { changes.append(.caret(id, text.caret)) }
    if text.selection?.count ?? 0 != old.selection?.count ?? 0 {
      changes.append(.textSelection(id))
    }
    return changes
  }

  private func stateChanges(
    _ id: ElementID, _ element: AccessibleElement, _ before: AccessibleElement
  ) -> [TreeChange] {
    var changes: [TreeChange] = []
    let changed = element.states.symmetricDifference(before.states)
    for (state, name) in AccessibleStates.names where changed.contains(state) {
      let isOn = element.states.contains(state)
      changes.append(.state(id, state, name: name, isOn: isOn))
      if state == .active, element.role == .frame {
        changes.append(.windowActivated(id, isActive: isOn))
      }
    }
    // A scroll moves thousands of elements; clients follow the focus and the windows.
    let isFollowed = element.states.contains(.focused) || element.role == .frame
    if isFollowed, element.frame != before.frame {
      changes.append(.bounds(id, AccessibleFrame(element.frame)))
    }
    return changes
  }
}

extension AccessibleText {
  /// The part that was taken out and the part that has come in its place.
  fileprivate func edits(_ id: ElementID, since old: AccessibleText) -> [TreeChange] {
    let (before, after) = (Array(old.string.unicodeScalars), Array(string.unicodeScalars))
    let shorter = min(before.count, after.count)
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let kept = min(end, shorter - start)
    let (gone, come) = (old[start..<before.count - kept], self[start..<after.count - kept])
    var changes: [TreeChange] = []
    if !gone.isEmpty { changes.append(.textDeleted(id, at: start, gone)) }
    if !come.isEmpty { changes.append(.textInserted(id, at: start, come)) }
    return changes
  }
}
